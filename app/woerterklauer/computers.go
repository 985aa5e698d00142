package woerterklauer

import (
	"strings"
	"sync"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
)

// computers make the game's computer players. They share the words that count, by the language and the rules of the match.
type computers struct {
	env    *shell.Env
	lang   locales.Lang
	rules  int
	puzzle *daily.Puzzle // that is solved; nil for none

	library func() (*think.Library, error) // what all share, read when it is first asked for
}

func newComputers(d *table.Desk) table.Computers {
	v := d.Public().(wk.View)
	return computersOf(d.Apart(), wordsOf(v), v.Rules, d.Puzzle())
}

func computersOf(env *shell.Env, lang locales.Lang, rules int, puzzle *daily.Puzzle) *computers {
	c := &computers{env: env, lang: lang, rules: rules, puzzle: puzzle}
	c.library = sync.OnceValues(func() (*think.Library, error) { return library(c.env, c.lang, c.rules, c.puzzle == nil) })
	return c
}

// Player implements table.Computers.
func (c *computers) Player(level mind.Level, _ games.Seat, seed uint64) (mind.Player, error) {
	lib, err := c.library()
	if err != nil {
		return nil, err
	}
	return lib.Player(level, seed), nil
}

// library has the words of the list in a language, by some rules, and with house those of that.
func library(env *shell.Env, lang locales.Lang, rules int, house bool) (*think.Library, error) {
	lex, err := env.Lexicons.Get(lang)
	if err != nil {
		return nil, err
	}
	terms, err := openTerms(lang, rules)
	if err != nil {
		return nil, err
	}
	if !house {
		return think.NewLibrary(terms, lexicon.NewTerms(lex, termLists(lang, rules)), nil, unfit(lang)), nil
	}
	ruled, err := env.Store.Ruled(string(lang))
	if err != nil {
		return nil, err
	}
	return think.NewLibrary(terms, newTerms(env.Store, lex, lang, rules), ruled, unfit(lang)), nil
}

// mind is what tips measure with.
func (c *computers) mind(lib *think.Library) think.Mind {
	if c.puzzle != nil {
		return lib.Toward(int(c.puzzle.Best))
	}
	return lib.Mind()
}

// Close implements table.Computers: nothing goes on in the background.
func (c *computers) Close() {}

// Unfold implements table.Unfolder: a turn is shown word by word. Who gives up says so for as long as a word takes, and so long
// the tiles are marked that somebody puts back.
func (b *Board) Unfold(a games.Action) int {
	switch a.(type) {
	case wk.GiveUp, wk.SetAside, wk.Swap:
		return 1
	}
	return b.state.unfold(a)
}

// ShowComputer implements table.ComputerHost.
func (b *Board) ShowComputer(t table.Turn) bool {
	s := b.state
	if t.Stage != table.StageSays || t.Step == 0 {
		b.glide.stop()
		s.fold()
	}
	s.attend(t)
	if u := s.unfolded; u != nil && u.step < t.Step {
		b.stride(t)
	}
	if line := b.tell.step(s.unfolded); line != "" {
		t.Line = line
	}
	b.column.speech.Show(t)
	b.show()
	return true
}

// attend takes up how far a computer has come: it marks the tiles that it puts back.
func (s *state) attend(t table.Turn) {
	if s.theirs = t.Stage != table.StageNone; !s.theirs {
		return
	}
	switch a := t.Action.(type) {
	case wk.SetAside:
		s.chosen = a.Tiles
	case wk.Swap:
		s.chosen = a.Tiles
	}
	if t.Stage != table.StageSays {
		s.chosen = nil
	}
}

// stride has the tiles of a computer's next word glide to their places.
func (b *Board) stride(t table.Turn) {
	s, u := b.state, b.state.unfolded
	b.glide.stop()
	hops := u.begin(t.Step)
	s.settle()
	land := func() {
		before := s.verdict.Field
		words := u.finish()
		s.settle()
		b.show()
		b.field.flip(before, s.verdict.Field, words)
	}
	if !ui.Animations() {
		land()
		return
	}
	moved := func() {
		s.settle()
		b.field.render(s)
		b.pool.render(s)
	}
	b.show()
	b.glide.start(hops, t.Time, glideActs{
		lift: func(c wk.Change) { u.lift(c); moved() },
		land: func(c wk.Change) { u.land(c); b.desk.Play(sound.Tile); moved() },
		end:  land,
	})
}

// step is what a computer says of the word that it is laying, and where its letters come from; its own sentence is about the
// end of the turn. "" where no word becomes another.
func (t wording) step(u *unfolded) string {
	w := u.word()
	if w == nil {
		return ""
	}
	var from, how []string
	for _, f := range w.From {
		if f.Text != w.Text {
			from = append(from, f.Text)
		}
	}
	for _, n := range notesOf(w) {
		switch n.ID {
		case noteRearranged, wk.NoteExchanged, wk.NoteInserted, wk.NoteAppended, wk.NoteRemoved:
			how = append(how, t.desk.Say(briefs[n.ID], n.Args))
		}
	}
	args := games.Args{"Word": w.Text, "From": from, "How": strings.Join(how, ", ")}
	switch {
	case len(from) == 0 && len(u.view.Field) == 0 && u.step == 1:
		return t.desk.T("judge.step.first", args)
	case len(from) == 0:
		return t.desk.T("judge.step.new", args)
	case len(from) > 1 || len(how) == 0:
		return t.desk.T("judge.step.from", args)
	}
	return t.desk.T("judge.step", args)
}
