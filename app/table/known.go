package table

import (
	"slices"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/store"
)

// KnownWords are the first words of a filter that the word list or the house knows: what nobody has judged is no record. It is asked
// when words are shown, so that it holds for old matches and for score sheets, and follows the house words.
func KnownWords(env *shell.Env, f store.WordFilter) ([]store.WordRow, error) {
	return known(f.Limit, func(limit int) ([]store.WordRow, error) {
		f.Limit = limit
		return env.Store.Words(f)
	}, func(w store.WordRow) bool { return env.Knows(w.Language, w.Word) })
}

// KnownCommonWords are the most frequent words that the word list or the house knows, of some language: they count whatever was played.
func KnownCommonWords(env *shell.Env, kind string, player store.PlayerID, limit int) ([]store.WordCount, error) {
	return known(limit, func(limit int) ([]store.WordCount, error) {
		return env.Store.CommonWords(kind, player, limit)
	}, func(w store.WordCount) bool { return env.Knows("", w.Word) })
}

// known reads more while too few of what it has are known.
func known[T any](want int, read func(limit int) ([]T, error), knows func(T) bool) ([]T, error) {
	for limit := want; ; limit *= 4 {
		all, err := read(limit)
		some := len(all) == limit
		all = slices.DeleteFunc(all, func(t T) bool { return !knows(t) })
		if err != nil || !some || len(all) >= want {
			return all[:min(want, len(all))], err
		}
	}
}

// EventUnlisted says in the log in words that the word list doesn't have a word, and the house doesn't either: Word; by the table, since nobody is
// to blame. No match tells it, a game's Told does (Unlisted).
const EventUnlisted games.ID = "table.event.unlisted"

// Unlisted is the line of the log about the word of an event, which stands behind that; ok is false where list or house knows it.
func (d *Desk) Unlisted(of games.Event) (line games.Event, ok bool) {
	word, _ := of.Args["Word"].(string)
	if d.Knows(games.WordLanguage(d.place.Session.Stored().Setup), word) {
		return games.Event{}, false
	}
	return games.Event{Step: of.Step, Seat: games.Table, ID: EventUnlisted, Args: games.Args{"Word": word}}, true
}

// UnlistedWords are those that the log says so of.
func UnlistedWords(d *Desk) map[string]bool {
	out := map[string]bool{}
	for _, e := range d.Events() {
		if e.ID == EventUnlisted {
			out[e.Args["Word"].(string)] = true
		}
	}
	return out
}
