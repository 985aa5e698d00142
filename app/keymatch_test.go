package app

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// mostKeys is how many keys a match may take.
const mostKeys = 1500

// keyScript is which keys somebody presses where F1 says this. With ? only where it is announced; @ is a button of a dialog, if
// one is open.
type keyScript map[games.ID]func(*keyPlay) string

// scripts are those of the games.
func scripts() map[string]keyScript {
	return map[string]keyScript{
		"dicewords": {
			"guide.dicewords.first_throw": keys("Space"),
			"guide.dicewords.throw":       keys("2 Space"),
			"guide.dicewords.declare":     thrown,
			"guide.dicewords.pending":     keys("Space"),
			"guide.dicewords.confirm":     keys("Enter"),
		},
		"decipher": {
			"guide.decipher.word":   keys("H O T E L Enter"),
			"guide.decipher.order":  keys("Right . Enter"),
			"guide.decipher.give":   keys("Right Enter"),
			"guide.decipher.take":   keys("Space"),
			"guide.decipher.place":  keys("Right Enter"),
			"guide.decipher.bonus":  oneOf("Space", "G H O T E L Enter", "P"),
			"guide.decipher.pass":   oneOf("P", "G H O T E L Enter"),
			"guide.decipher.scored": keys("Enter"),
			"guide.ended":           keys("Enter"),
		},
		"davinci": {
			"guide.davinci.deal":    keys("Enter"),
			"guide.davinci.take":    keys("Right Enter Enter Enter Enter Enter"),
			"guide.davinci.arrange": keys("Enter"),
			"guide.davinci.draw":    keys("?Right Enter"),
			"guide.davinci.guess":   oneOf("Right 0 Enter @davinci.turn.warn_go", "Left 4 Enter @davinci.turn.warn_go", "Right 7 Enter @davinci.turn.warn_go"),
			"guide.davinci.again":   keys("S"),
			"guide.davinci.open":    keys("Right Enter"),
			"guide.davinci.scored":  keys("Enter"),
		},
		"woerterklauer": {
			"guide.woerterklauer.draw": keys("Enter"),
			"guide.woerterklauer.lay":  laid,
		},
	}
}

// thrown lays the first dice, whatever they show, and declares that as a word.
func thrown(w *keyPlay) string {
	v := w.view().(dicewords.View)
	var out []string
	for i := range 9 {
		out = append(out, strconv.Itoa(i+1))
		if r, _ := v.Letter(i); r == dicewords.Joker {
			out = append(out, "E")
		}
	}
	return strings.Join(append(out, "Enter", "@dicewords.ask.accept"), " ")
}

// laid lays a word of the pool, then one down from its end; after that somebody gives up.
func laid(w *keyPlay) string {
	v := w.view().(woerterklauer.View)
	var letters []string
	for _, t := range v.Pool {
		if t.Letter >= 'A' && t.Letter <= 'Z' {
			letters = append(letters, string(t.Letter))
		}
	}
	end := " Ctrl+Enter @judge.ask.yes"
	switch len(v.Turns) {
	case 0:
		return strings.Join(letters[:4], " ") + end
	case 1:
		return "Left Down Space " + strings.Join(letters[:5], " ") + end
	}
	return "F10 End Up Up Up Enter @judge.give_up"
}

// keys are always these.
func keys(k string) func(*keyPlay) string { return func(*keyPlay) string { return k } }

// oneOf is one of these by chance, and another one the next time.
func oneOf(list ...string) func(*keyPlay) string {
	last := 0
	return func(w *keyPlay) string {
		last = (last + 1 + w.chance.IntN(len(list)-1)) % len(list)
		return list[last]
	}
}

// view is what everybody may see.
func (w *keyPlay) view() any {
	w.t.Helper()
	m, err := w.env.Store.Matches()
	fine(w.t, err)
	g, err := Games().Find(m[0].Kind)
	fine(w.t, err)
	s, err := session.Open(w.env.Store, g.Kind, m[0].ID)
	fine(w.t, err)
	return s.View(games.Table)
}

// keyPlay plays a match by keys alone.
type keyPlay struct {
	keyWalker
	chance  *rand.Rand
	pressed int
}

// announced tells whether the page says that it takes a key.
func (w *keyPlay) announced(key string) bool {
	name := key
	if r := rune(key[0]); len(key) == 1 && unicode.IsDigit(r) {
		name = "Digits"
	} else if len(key) == 1 && unicode.IsLetter(r) {
		name = "Letters"
	}
	return slices.ContainsFunc(w.announces(), func(line string) bool {
		return strings.HasPrefix(line, key+": ") || strings.HasPrefix(line, name+": ")
	})
}

// key presses a key that must do something.
func (w *keyPlay) key(key string) {
	w.t.Helper()
	guide := w.guide()
	if w.pressed++; !w.heard(key) {
		w.t.Fatalf("%s does nothing and says nothing: %s, %q", key, guide, shelltest.Texts(w.env))
	}
}

// choose goes to a button of a dialog and presses it.
func (w *keyPlay) choose(label games.ID) {
	w.t.Helper()
	for range 20 {
		if o, ok := w.env.Window.Canvas().Focused().(interface{ Text() string }); ok && o.Text() == w.env.T(label) {
			w.key("Enter")
			return
		}
		w.key("Tab")
	}
	w.t.Fatalf("no way to %q by Tab: %q", w.env.T(label), shelltest.Texts(w.env))
}

// step presses what comes next.
func (w *keyPlay) step(s keyScript) {
	w.t.Helper()
	guide := w.guide()
	next, ok := s[guide]
	switch {
	case w.curtained():
		w.pressed++
		tabletest.HoldSpace(w.env)
		return
	case guide == "" && s == nil: // a game that has no keys of its own
		w.key("Ctrl+Enter")
		return
	case guide == "", guide == "guide.linger":
		w.key("Enter")
		return
	case !ok:
		w.t.Fatalf("nothing is known to press: %s, %q", guide, shelltest.Texts(w.env))
	}
	for _, k := range strings.Fields(next(w)) {
		switch now := w.guide(); {
		case now != guide && now != "": // the keys were for what was before
			return
		case k[0] == '@' && now == "":
			w.choose(games.ID(k[1:]))
		case k[0] == '@', k[0] == '?' && !w.announced(k[1:]):
		case now != "" && !w.announced(strings.TrimPrefix(k, "?")):
			w.t.Fatalf("%s isn't announced among %q", k, w.announces())
		default:
			w.key(strings.TrimPrefix(k, "?"))
		}
	}
}

// A match of each game is played by keys alone in both languages, from the names to the result: every key that is pressed is
// announced, and does something or says why it doesn't.
func TestMatchesByKeysAlone(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, g := range Games() {
			t.Run(g.Kind.Name()+" "+string(lang), func(t *testing.T) { playByKeys(t, g, lang) })
		}
	}
}

func playByKeys(t *testing.T, g *table.Game, lang locales.Lang) {
	t.Helper()
	kind := g.Kind.Name()
	env := shelltest.New(t, lang)
	env.Router = shell.NewRouter(env, Pages(env))
	w := &keyPlay{keyWalker: keyWalker{walker: walker{t: t, env: env}}, chance: rand.New(rand.NewPCG(1, 2))}
	env.Router.Open(shell.Route{Page: shell.Setup, Game: kind})
	for _, name := range []string{"Tina", "Lee", "Ben"}[:min(3, g.MaxSeats)] {
		shelltest.Type(env, name)
		w.key("Enter")
	}
	w.key("Enter")
	for script := scripts()[kind]; w.guide() != "guide.result"; {
		if w.step(script); w.pressed > mostKeys {
			t.Fatalf("no result after %d keys: %q", w.pressed, shelltest.Texts(env))
		}
	}
	if m, err := env.Store.Matches(store.Finished); err != nil || len(m) != 1 {
		t.Error(m, err)
	}
}
