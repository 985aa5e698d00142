package exchange

// The JSON of everything ("format": "spieltisch", "version": 2 to 11).
//
// One object with these members in this order; what stands in a list may be on a line of
// its own each, and Export writes it so:
//
//	format    "spieltisch"
//	version   11 with challenges, 10 with handicaps, 9 with matches of later characters than a game's first ones, 8 with ready-made pictures of players, 7 with sets of dice or tiles for English words, 6 with puzzles, 5 with mistakes, 4 with matches where tips are allowed, 3 with characters among the players, so that programs that don't know them say so; 2 without;
//	          1 is read too, it has no learning
//	exported  when
//	players   list of store.PlayerCopy
//	matches   list of store.LogCopy, with their rows
//	sheets    list of store.LogCopy, with their edits
//	words     list of store.RulingCopy: house words and house meanings
//	settings  list of store.SettingCopy
//	learning  list of store.CourseCopy
//	mistakes  list of store.ExerciseCopy, from version 5 on
//	puzzles   list of store.PuzzleCopy, from version 6 on
//
// Times are Unix milliseconds, durations milliseconds. Things are named by their uid,
// 32 hexadecimal digits, the same in every copy of the data. Members that are empty may be
// left out; an element with unknown ones counts as damaged. Seats, log rows and edits stand in their order,
// the first row or edit has number 1.
const (
	exportFormat   = "spieltisch"
	exportVersion  = 11 // the newest that is known
	withChallenges = 11
	withHandicaps  = 10
	withEditions   = 9
	withEmblems    = 8
	withEnglish    = 7
	withPuzzles    = 6
	withMistakes   = 5
	withTips       = 4
	withCharacters = 3
	withoutThem    = 2
)

// lists are those of the form in their order: since which version it has them, and how many elements at most.
var lists = [...]struct {
	name        string
	since, most int
}{
	{"players", 1, maxPlayers},
	{"matches", 1, maxGames},
	{"sheets", 1, maxGames},
	{"words", 1, maxWords},
	{"settings", 1, maxSettings},
	{"learning", 2, maxPlayers},
	{"mistakes", withMistakes, maxMistakes},
	{"puzzles", withPuzzles, maxPuzzles},
}
