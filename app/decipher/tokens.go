package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// tokenBar is the lower part of the board: the Bonus Tokens and the Decipher Token, what
// they count, and whether it is Bonus Mode.
type tokenBar struct {
	desk    *table.Desk
	left    int  // Bonus Tokens on the board
	won     bool // the Decipher Token is taken
	object  *fyne.Container
	row     *fyne.Container
	bonus   [dc.BonusTokens]*draw.Token
	prize   *draw.Token
	titles  [2]*ui.Text
	helps   [2]*ui.Text
	mode    *ui.Chip
	divider fyne.CanvasObject
	middle  fyne.CanvasObject // behind it
	space   fyne.CanvasObject // before mode
	box     *panel
}

// tokensInset is left and right of the tokens, in px.
const tokensInset float32 = 22

func newTokenBar(d *table.Desk) *tokenBar {
	t := d.T
	k := &tokenBar{desk: d, prize: draw.NewToken(draw.DecipherToken, 64, 0), mode: ui.NewChip("", ui.IconFlag)}
	for i, ids := range [2][2]games.ID{{"decipher.seek.bonus", "decipher.seek.bonus_worth"}, {"decipher.seek.prize", "decipher.seek.prize_worth"}} {
		k.titles[i] = ui.NewText(t(ids[0]), ui.Heading, ui.Ink)
		k.helps[i] = ui.NewText(t(ids[1], games.Args{"Points": [2]int{dc.BonusPoints, dc.DecipherPoints}[i]}), ui.Body, ui.Ink2)
	}
	discs := ui.HMid(12)
	for i := range k.bonus {
		k.bonus[i] = draw.NewToken(draw.BonusToken, 52, 0)
		discs.Add(k.bonus[i])
	}
	k.divider, k.middle, k.space = ui.NewArea(ui.Border, 0, ui.Space(1, 44)), ui.Spacer(), ui.Spacer()
	d.Trace.Mark("bonus", discs)
	tips := [2]string{t("decipher.seek.bonus_tip", games.Args{"Points": dc.BonusPoints}), t("decipher.seek.prize_tip", games.Args{"Points": dc.DecipherPoints})}
	named := func(i int, o fyne.CanvasObject) fyne.CanvasObject {
		n := ui.NewNamed(o)
		n.SetTip(tips[i])
		return n
	}
	label := func(i int) fyne.CanvasObject { return named(i, ui.VGap(0, k.titles[i], k.helps[i])) }
	k.row = ui.HMid(18, label(0), named(0, discs), ui.Spacer(), k.divider, k.middle, label(1), named(1, k.prize), k.space, k.mode)
	k.box = newPanel(ui.Well, ui.Border, 1, 12, ui.Inset(0, tokensInset, 0, tokensInset, k.row))
	k.object = container.NewStack(ui.KeepClear(k.box))
	return k
}

// fit makes the bar as high as there is room.
func (k *tokenBar) fit(height float32) {
	small := height < 84
	disc, prize := float32(52), float32(64)
	if small {
		disc = min(36, height-12)
		prize = disc + 4
	}
	for _, h := range k.helps {
		ui.Show(!small, h)
	}
	k.size(disc, prize)
	// The mode goes first where it has no room: it stands with the players, too. Then the names get smaller, the line
	// between the two kinds goes, and at last the discs get smaller.
	fits := func() bool { return k.row.MinSize().Width <= k.box.Size().Width-44 }
	for _, t := range k.titles {
		t.SetStyle(ui.Heading)
	}
	ui.Show(true, k.mode, k.space, k.divider, k.middle)
	if !fits() {
		ui.Show(false, k.mode, k.space)
	}
	if !fits() {
		for _, t := range k.titles {
			t.SetStyle(ui.Strong)
		}
	}
	on := fits()
	ui.Show(on, k.divider, k.middle)
	if !on && !fits() {
		k.size(disc-6, prize-6)
	}
	ui.PlaceAllAnew(k.row)
}

// paid is how far the Bonus Tokens reach from the left.
func (k *tokenBar) paid() float32 {
	discs := k.row.Objects[1]
	return tokensInset + discs.Position().X + discs.Size().Width + 10
}

// size makes the discs as large as there is room.
func (k *tokenBar) size(disc, prize float32) {
	for i, t := range k.bonus {
		t.Set(k.kind(i), disc)
	}
	k.prize.Set(k.prizeKind(), prize)
}

func (k *tokenBar) kind(i int) draw.TokenKind {
	if i < k.left {
		return draw.BonusToken
	}
	return draw.SpentToken
}

// prizeKind is the Decipher Token, or the place where it lay.
func (k *tokenBar) prizeKind() draw.TokenKind {
	if k.won {
		return draw.SpentToken
	}
	return draw.DecipherToken
}

func (k *tokenBar) render(s *state) {
	k.left, k.won = s.view.BonusTokens, s.revealed()
	for i, t := range k.bonus {
		t.SetKind(k.kind(i))
	}
	k.prize.SetKind(k.prizeKind())
	text, tok := modeText(k.desk, s.view.Bonus)
	fill := ui.None
	if s.view.Bonus {
		fill = ui.WarnSoft
	}
	k.mode.Set(text, ui.IconFlag, fill, tok)
	ui.PlaceAnew(k.row)
}

// modeText says when Bonus Mode comes, or that it is there.
func modeText(d *table.Desk, bonus bool) (string, ui.Token) {
	if bonus {
		return d.T("decipher.seek.mode_on"), ui.Warn
	}
	return d.T("decipher.seek.mode_at", games.Args{"Pieces": dc.BonusPieces}), ui.Ink2
}
