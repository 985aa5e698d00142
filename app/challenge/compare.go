package challenge

import (
	"errors"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	codes "spieltisch/games/challenge"
)

// compare asks for the answer of somebody else, and sets their rounds beside those of a player.
func compare(env *shell.Env, t codes.Terms, name string, turns []games.ScoredTurn) {
	var dialog *ui.DialogHandle
	body := ui.VGap(12, ui.NewPara(env.T("challenge.compare.ask"), ui.Label, ui.Ink))
	var answer []int
	e := newEntry(env, "challenge.answer", 2*t.Rounds+len(codes.Answer("", nil)), func(typed string) (err error) {
		if answer = nil; typed == "" {
			return nil
		}
		answer, err = codes.ReadAnswer(t.Code, typed, t.Rounds)
		var illegal *games.Illegal
		if errors.As(err, &illegal) && illegal.ID == codes.IllegalWrong {
			return games.Refuse("challenge.answer.wrong", nil)
		}
		return err
	}, func() {
		body.Objects = body.Objects[:2]
		if answer != nil {
			body.Add(beside(env, name, turns, answer))
		}
		dialog.Renew(false)
	})
	body.Add(e.object)
	dialog = ui.ShowDialog(env.Window, ui.Dialog{Title: env.T("challenge.compare.title"), Body: body, Focus: e.field.Focusable(), Buttons: []ui.DialogButton{
		{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true},
	}})
}

// beside are both, round by round, the better one of each in bold.
func beside(env *shell.Env, name string, turns []games.ScoredTurn, answer []int) fyne.CanvasObject {
	cell := func(text string, bold bool) ui.Column {
		style := ui.Body
		if bold {
			style = ui.StrongX
		}
		return ui.Column{Min: 84, Object: ui.NewText(text, style, ui.Ink).Align(fyne.TextAlignTrailing)}
	}
	row := func(title, word, own, other string, better int) fyne.CanvasObject {
		return ui.Columns(12, ui.Column{Min: 84, Object: ui.NewText(title, ui.Body, ui.Ink2)},
			ui.Column{Weight: 1, Min: 60, Object: ui.NewText(word, ui.Label, ui.Ink).Truncate()}, cell(own, better > 0), cell(other, better < 0))
	}
	rows := ui.VGap(6)
	own, other := 0, 0
	for i, a := range answer {
		turn := turns[i]
		own, other = own+turn.Points, other+a
		rows.Add(row(env.T("challenge.round", games.Args{"N": i + 1}), turn.Word, strconv.Itoa(turn.Points), strconv.Itoa(a), turn.Points-a))
	}
	head := ui.NewPara(verdict(env, own-other), ui.Title, ui.Ink)
	names := row("", "", name, env.T("challenge.answer"), 0)
	return ui.VGap(6, head, names, ui.NewDivider(), rows, ui.NewDivider(), row(env.T("challenge.sum"), "", strconv.Itoa(own), strconv.Itoa(other), own-other))
}

// verdict says who has got more.
func verdict(env *shell.Env, lead int) string {
	switch {
	case lead > 0:
		return env.T("challenge.ahead", games.Args{"N": lead})
	case lead < 0:
		return env.T("challenge.behind", games.Args{"N": -lead})
	}
	return env.T("challenge.level")
}
