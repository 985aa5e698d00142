package dicewords

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
)

// familiarity are groups of the word list's tiers, the best known words first: up to which tier each goes.
var familiarity = [...]struct {
	id   games.ID
	upTo int
}{{"dicewords.aids.well", 2}, {"dicewords.aids.less", 4}, {"dicewords.aids.rare", 6}}

// mostWords is how many words each group shows.
const mostWords = 60

// grouped are found words by how well they are known, each group in the order of all.
func grouped(lex *lexicon.Lexicon, all []dw.Found) (groups [len(familiarity)][]dw.Found) {
	for _, f := range all {
		tier := familiarity[len(familiarity)-1].upTo
		for _, key := range lexicon.Digraphs(f.Word) {
			if e, ok := lex.Lookup(key); ok {
				tier = min(tier, e.Tier)
			}
		}
		for i, g := range familiarity {
			if tier <= g.upTo {
				groups[i] = append(groups[i], f)
				break
			}
		}
	}
	return groups
}

// offered are the words of the dice on the table that a family wants to be shown. The others still count when somebody lays them.
func offered(lex *lexicon.Lexicon, v dw.View) []dw.Found {
	all := dw.AllWords(lex, v.Faces(), func(r rune) int {
		p, _ := v.Set.Points(r)
		return p
	})
	unsaid := mute(v.Set.Lang())
	return slices.DeleteFunc(all, func(f dw.Found) bool { return slices.Contains(unsaid, lexicon.Transcribe(f.Word)) })
}

// showWords lists what the dice can spell now, known words first and the best of them at the top: an aid that the table
// agreed to; edit gets the draft with the one that is chosen.
func showWords(d *table.Desk, s state, edit func(dw.Draft)) {
	lex, err := d.Lexicons.Get(wordsOf(s.view.Set))
	if err != nil {
		d.Toast(d.Reason(err))
		return
	}
	all := offered(lex, s.view)
	var handle *ui.DialogHandle
	choose := func(word string) {
		handle.Close()
		next := s.draft.Clear()
		for _, r := range word {
			next = next.Type(r)
		}
		edit(next)
	}
	body := ui.VGap(12)
	for i, group := range grouped(lex, all) {
		if len(group) == 0 {
			continue
		}
		words := make([]fyne.CanvasObject, 0, mostWords)
		for _, f := range group[:min(len(group), mostWords)] {
			words = append(words, container.NewHBox(ui.NewSmallButton(f.Word+"   "+strconv.Itoa(f.Points), ui.Plain, func() { choose(f.Word) })))
		}
		body.Add(ui.VGap(4,
			ui.NewText(d.T(familiarity[i].id, games.Args{"N": len(group)}), ui.Strong, ui.Ink2),
			ui.Grid(8, 200, 2, words...)))
	}
	if len(all) == 0 {
		body.Add(ui.NewPara(d.T("dicewords.aids.none"), ui.Body, ui.Ink2))
	}
	handle = ui.ShowDialog(d.Window, ui.Dialog{
		Title:   d.T("dicewords.aids.title", games.Args{"N": len(all)}),
		Body:    body,
		Width:   540,
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// nameJoker asks which letter the joker of the word is; edit gets the draft with the one that is chosen.
func nameJoker(d *table.Desk, s state, edit func(dw.Draft)) {
	var handle *ui.DialogHandle
	var letters []fyne.CanvasObject
	for _, v := range s.view.Set.Values {
		if v.Letter != string(dw.Joker) {
			letters = append(letters, ui.NewSmallButton(v.Letter, ui.Secondary, func() {
				handle.Close()
				edit(once(s.draft, s.asWord().Name([]rune(v.Letter)[0])))
			}))
		}
	}
	handle = ui.ShowDialog(d.Window, ui.Dialog{
		Title:   d.T("dicewords.joker.ask"),
		Body:    ui.VGap(12, ui.NewPara(strings.ReplaceAll(s.word(), string(dw.Joker), "_"), ui.Title, ui.Ink), ui.Grid(8, 48, 10, letters...)),
		Buttons: []ui.DialogButton{{Text: d.T("common.cancel"), Cancel: true, Default: true}},
	})
}
