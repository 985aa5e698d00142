package dicewords

import (
	"slices"
	"strings"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// renderHint says in the line below the rack how many throws are left, and what to do or what is in the way; on a low page only the latter.
func (b *Board) renderHint() {
	text, tok := b.hintText()
	left := ""
	if s := &b.state; s.throwing() && s.view.Up != nil {
		left = b.desk.T("dicewords.tray.left", games.Args{"N": s.left()})
	}
	if tok != ui.Warn && b.spread.Short() {
		text, tok = "", ui.Ink2
	}
	if said := b.speech.Said(); text == "" && said != "" && b.state.swept && b.spread.Short() { // there is no bubble then
		text = b.desk.Name(b.speech.Seat()) + ": " + said
	}
	b.count.SetText(left)
	if !b.state.rolling { // that would tell how the dice will lie
		b.hint.SetColor(tok)
		b.hint.SetStyle(map[bool]ui.Style{true: ui.Label, false: ui.Body}[b.state.view.Phase == dw.PhaseRuling && !b.state.held])
		b.hint.SetText(text)
	}
}

func (b *Board) hintText() (string, ui.Token) {
	s, d := b.state, b.desk
	switch v := s.view; {
	case b.state.held:
		if r, _ := v.Rulings.Word(v.Last.Word); r.Reason != "" {
			return d.T(r.Reason, r.Args()), ui.Ink2
		}
	case v.Phase == dw.PhaseRuling:
		return d.T("dicewords.ruling.body"), ui.Warn
	case v.Phase == dw.PhasePending && b.acts.doubt.Visible() && !s.acting:
		return d.Say("dicewords.pending.body", games.Args{"Seat": v.Asked}), ui.Ink2
	case (s.acting || s.typing()) && v.Up != nil:
		return wordText(d, &s, s.worth())
	}
	return "", ui.Ink2
}

// wordText is what there is to say of the word that is made.
func wordText(d *table.Desk, s *state, word dw.Worth) (string, ui.Token) {
	switch {
	case word.Word == "":
		id := map[bool]games.ID{true: "dicewords.word.tap", false: "dicewords.word.empty"}[s.building()]
		return d.T(id), ui.Ink2
	case len(word.Missing) > 0:
		return missing(d, s.view, word), ui.Warn
	case word.Problem != nil && s.meant():
		return d.Reason(word.Problem), ui.Warn
	case s.doubted && s.meant() && word.Problem == nil && s.view.Options.Check == dw.CheckDictionary:
		return d.T(inWords("dicewords.ask.unknown.", s.view.Set), games.Args{"Word": word.Word}), ui.Warn
	case word.Joker >= 0 && s.ready():
		letter := string([]rune(word.Word)[word.Joker])
		return d.T("dicewords.word.joker", games.Args{"Letter": letter, "With": word.Tally.Points(), "Without": word.Letters.Points()}), ui.Ink2
	}
	return "", ui.Ink2
}

// missing names the letters that no die gives.
func missing(d *table.Desk, v dw.View, w dw.Worth) string {
	joker := w.SetCan && slices.Contains(v.Faces(), dw.Joker) // it is laid only where it is the last one missing
	id := map[bool]games.ID{true: "dicewords.word.missing.joker", false: "dicewords.word.missing"}[joker]
	text := d.T(id, games.Args{"Missing": strings.Join(w.Missing, ", ")})
	if !w.SetCan {
		text += ". " + d.T("dicewords.word.never")
	}
	return text
}

// meant tells whether dice that spell something are a word: those that are only kept need not be.
func (s state) meant() bool { return s.typing() || s.building() }

// unlisted tells whether the list judges and doesn't have the word; unless there is no list. Where the family judges itself that holds for
// dice that are only kept.
func (s state) unlisted(judge func() (games.Judge, error)) bool {
	word, trusts := s.word(), s.view.Options.Check == dw.CheckTrust
	if s.view.Up == nil || s.view.Options.Check == dw.CheckChallenge || trusts && s.meant() || len([]rune(word)) < dw.MinWord || strings.ContainsRune(word, dw.Joker) {
		return false
	}
	j, err := judge()
	if err != nil {
		return false
	}
	if trusts {
		r, _ := j.Word(word)
		return !r.Answer
	}
	_, refused := refusal(s.view, dw.NewDeclare(s.view, word, j))
	return refused
}
