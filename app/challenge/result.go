package challenge

import (
	"log/slog"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	codes "spieltisch/games/challenge"
	"spieltisch/games/each"
	"spieltisch/store"
)

// tries are those of a code, the first ones first.
func tries(env *shell.Env, g *table.Game, code string) []store.Try {
	all, err := env.Store.Tries(g.Kind.Name(), codes.InSetup(code))
	if err != nil {
		slog.Error("challenge", "err", err)
	}
	return all
}

// Nth is which try of its player a match by a code was; 0 where nobody knows.
func Nth(env *shell.Env, g *table.Game, code string, match store.MatchID) int {
	count := map[store.PlayerID]int{}
	for _, t := range tries(env, g, code) {
		if count[t.Player]++; t.Match == match {
			return count[t.Player]
		}
	}
	return 0
}

// Try says that it wasn't the first one, "" for that.
func Try(env *shell.Env, n int) string {
	if n < 2 {
		return ""
	}
	return env.T("challenge.try", games.Args{"N": n})
}

// Told is what a result shows of a challenge, and of another match nothing: its code, the answer to send back, and a way to compare;
// and what it says where it wasn't the first try.
func Told(d *table.Desk, g *table.Game, s *session.Session) (out []fyne.CanvasObject, says string) {
	if g.Challenge == nil || !s.Kept() {
		return nil, ""
	}
	terms, ok := g.Challenge.Of(s.Stored().Setup)
	if !ok {
		return nil, ""
	}
	n := Nth(d.Env, g, terms.Code, s.ID())
	says = Try(d.Env, n)
	out = append(out, shown(d.Env, "challenge.code", "challenge.code.copy", terms.Code))
	turns := s.Standing().Scored
	if len(turns) < terms.Rounds || n > 1 {
		return out, says // it was ended early, or doesn't count: nothing to send back
	}
	points := each.Of(turns, func(t games.ScoredTurn) int { return t.Points })
	compare := ui.NewSmallButton(d.T("challenge.compare"), ui.Secondary, func() { compare(d.Env, terms, d.Name(0), turns) }).WithIcon(ui.IconUsers)
	d.Trace.Mark("compare", compare)
	return append(out, shown(d.Env, "challenge.answer", "challenge.answer.copy", codes.Answer(terms.Code, points)), compare), says
}

// shown is a code or an answer, which can be copied.
func shown(env *shell.Env, name, tip games.ID, code string) fyne.CanvasObject {
	text := codes.Show(code)
	return ui.HMid(6, ui.NewText(env.T(name), ui.Body, ui.Ink2), ui.NewText(text, ui.Label, ui.Ink),
		copied(env, tip, func() string { return text }))
}
