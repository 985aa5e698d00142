package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/challenge"
	"spieltisch/locales"
	"spieltisch/store"
)

// Game is a game as the pages know it: one entry of the registry in app/kinds.go.
// Its texts have the ids "<kind>.name" and "<kind>.tagline".
type Game struct {
	Kind               games.Kind
	MinSeats, MaxSeats int
	Minutes            int // a usual match
	Tint               ui.Token
	Cloth              ui.Cloth                             // of its mat
	Picture            func(locales.Lang) fyne.CanvasObject // on the home page's card; what words it shows are of the language
	Icon               func(size float32) fyne.CanvasObject // the small sign
	// Position is what all may see of a match, in small, for home's page: of the view of games.Table, with the players where
	// they aren't said beside it. It is nil, or answers nil, where there is nothing to see yet.
	Position func(env *shell.Env, view any, players []store.Player) fyne.CanvasObject
	Form     func(*shell.Env) form.Form
	Board    func(*Desk) *AnyBoard // made by BoardOf
	// Worded tells whether its words can be German or English, as games.SetLanguage says of a setup.
	Worded bool
	// Letters tells that what is counted are letters, not points: who has won leads by them, but didn't win with them.
	Letters bool
	// Record says in words what a record's key stands for; nil for games that
	// can't be played alone.
	Record func(env *shell.Env, key string) string
	// Sign is the game in a list among the icons of the program.
	Sign ui.IconName
	// Settings is the game's own part of the settings page; nil for none.
	Settings func(*shell.Env) Section
	// WordHint tells whether the game's material can ever spell a word that was looked up
	// in the list of a language; "" where that is no question. The word comes in all its
	// spellings as lexicon keys, as it was typed first. nil for games without words.
	WordHint func(env *shell.Env, lang locales.Lang, spellings []string) string
	// RulesBlock draws a fenced block of the rules page: its name and its lines.
	// It returns nil for a block that it doesn't know or can't parse, which is then shown as
	// text. nil for games whose rules page has no such block.
	RulesBlock func(env *shell.Env, name, body string) fyne.CanvasObject
	// Try is where a block of the rules page can be tried: a position that its button makes, or a page; neither where it can't be. nil for
	// games without such a block.
	Try func(name, body string) (at func() (games.Position, error), page shell.Route)
	// Sound is what is heard when an action has made one view of the Table another; nil for nothing. It knows what all
	// may see and no more, so it can't tell a secret.
	Sound func(before, after any) sound.Sound
	// Told brings the log in words to the position that is shown; nil where it needs nothing.
	Told func(*Desk, []games.Event) []games.Event
	// Logged draws what an event of the log tells, and the action that it comes from, in a game without secrets; nil for its sentence.
	Logged func(*Desk, games.Event, games.Action) fyne.CanvasObject
	// Loud is how loud that is, as a share of the volume that the settings say; nil for always all of it.
	Loud func(before, after any) float64
	// Announce is what all may see of an action of a computer player before it is done, nil for nothing: a tile that it
	// points at. It is nil for a game without secrets, where all of it may be seen, and for one that announces nothing.
	Announce func(games.Action) games.Action
	// Computers make the computer players of a match; nil for a game that has none.
	Computers func(*Desk) Computers
	// Edition tells the characters apart from earlier ones that played otherwise: what was played with those counts for the skill as
	// with somebody else. It is 0 for the first.
	Edition int
	// Tips tells whether its Computers help persons, too (Tipster), and its boards show that (Hinted).
	Tips bool
	// Reviews are how one looks back at a match; nil for a game that can't be judged yet.
	Reviews *Reviews
	// Prepared is the draft that prepares an action on the board of who has this view; an action that nothing prepares is refused.
	Prepared func(view any, a games.Action) ([]byte, error)
	// Puzzles are its puzzles of the day; nil for a game that has none.
	Puzzles *Puzzles
	// Challenge is how it is played by a code; nil for a game without such.
	Challenge challenge.Game
	// Stays says why actions can't be taken back, by their type; for others there is a common reason.
	Stays map[string]games.ID
	// Secrets tells whether players have something that others at the table must not see.
	Secrets bool
	// Sheet is the score sheet for the real box; nil for none.
	Sheet *Sheet
}

// Name is the game's name in the program's language.
func (g *Game) Name(env *shell.Env) string { return env.T(games.ID(g.Kind.Name() + ".name")) }

// Badge is the small sign on the game's colour, 40 units, as it stands in heads of pages.
func (g *Game) Badge() fyne.CanvasObject {
	return ui.NewArea(g.Tint, 10, ui.MinSized(40, 40, container.NewCenter(g.Icon(30))))
}

// Section is a part of the settings page. It keeps its state apart from its widgets, so that
// Build can make them again. One that is a shell.Undoer has a history.
type Section interface {
	Build() fyne.CanvasObject
	// Leave ends what goes on in the background.
	Leave()
}

// SoundOf is Game.Sound for a game whose views are of type V.
func SoundOf[V any](heard func(before, after V) sound.Sound) func(before, after any) sound.Sound {
	return func(before, after any) sound.Sound { return heard(before.(V), after.(V)) }
}
