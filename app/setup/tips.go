package setup

import (
	"errors"
	"log/slog"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// tips is whether all at the table agree to tips. It is no rule, so no form of a game asks it. Whoever plays against one character
// alone has them unless they switch them off.
type tips struct{ allowed, alone bool }

// kept says where each is kept: what was agreed in a game last, and what one person alone with a character wanted.
func (t *tips) kept(g *table.Game) map[store.Key[bool]]*bool {
	name := "tips." + g.Kind.Name()
	return map[store.Key[bool]]*bool{store.ThisComputer[bool](name): &t.allowed, store.ThisComputer[bool](name + ".alone"): &t.alone}
}

func tipsAt(st *store.Store, g *table.Game) tips {
	t := tips{alone: true}
	for key, to := range t.kept(g) {
		if _, err := key.Get(st, to); err != nil {
			slog.Warn("tips", "err", err)
		}
	}
	return t
}

func (t *tips) keep(st *store.Store, g *table.Game) (err error) {
	for key, on := range t.kept(g) {
		err = errors.Join(err, key.Set(st, *on))
	}
	return err
}

// agreed is which of both holds for who comes to the table.
func (t *tips) agreed(coming []store.Player) *bool {
	if len(coming) == 2 && len(computersOf(coming)) == 1 {
		return &t.alone
	}
	return &t.allowed
}

// tipsOn tells whether the match has tips.
func (p *Page) tipsOn() bool { return p.game.Tips && p.form.Tips() && *p.tips.agreed(p.coming()) }

// askTips asks it, where there are tips.
func (p *Page) askTips() fyne.CanvasObject {
	p.tipped = ui.NewSwitch(p.env.T("setup.tips"), p.env.T("setup.tips.help"), p.tipsOn(), func(on bool) {
		*p.tips.agreed(p.coming()) = on
		p.how.tell()
	})
	p.env.Trace.Mark("tips", p.tipped)
	ui.Show(p.game.Tips, p.tipped)
	return p.tipped
}
