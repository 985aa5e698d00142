package decipher

import (
	"unicode/utf8"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/decipher/paper"
	"spieltisch/locales"
)

// Game is Decipher in the registry.
func Game() *table.Game {
	return &table.Game{
		Kind:       dc.Kind{},
		MinSeats:   dc.MinSeats,
		MaxSeats:   dc.MaxSeats,
		Minutes:    30,
		Tint:       ui.LongSoft,
		Cloth:      ui.DecipherCloth,
		Picture:    picture,
		Position:   position,
		Icon:       icon,
		Form:       newForm,
		Board:      table.BoardOf(newBoard),
		Told:       marked,
		Sound:      table.SoundOf(heard),
		Stays:      map[string]games.ID{dc.TypeAskPiece: "table.undo.why.ask", dc.TypeAsk: "table.undo.why.ask", dc.TypeGuess: "table.undo.why.guess", dc.TypeTimeUp: "table.undo.why.time"},
		Computers:  newComputers,
		Announce:   announce,
		Tips:       true,
		Reviews:    reviews(),
		Prepared:   prepared,
		Puzzles:    puzzles(),
		Sign:       ui.IconLetters,
		Secrets:    true,
		WordHint:   wordHint,
		RulesBlock: rulesBlock,
		Try:        try,
		Sheet:      &table.Sheet{Kind: paper.Kind{}, Form: newPaperForm, Paper: func(d table.SheetDesk) table.Paper { return papers{d: d} }},
	}
}

// marked has the log say of a secret word that the list doesn't have that it hasn't, once everybody knows the word.
func marked(d *table.Desk, told []games.Event) []games.Event {
	var out []games.Event
	for _, e := range told {
		out = append(out, e)
		if e.ID != dc.EventRight && e.ID != dc.EventUnguessed {
			continue
		}
		if line, ok := d.Unlisted(e); ok {
			out = append(out, line)
		}
	}
	return out
}

// wordHint tells whether a word can be a secret word in one of its spellings, and if
// not, what runs out; "" where its length already forbids it.
func wordHint(env *shell.Env, lang locales.Lang, spellings []string) string {
	hint := ""
	for _, key := range spellings {
		word := dc.Fold(key)
		o := dc.DefaultOptions(dc.MinSeats)
		o.Language, o.Length = dc.Language(lang), utf8.RuneCountInString(word)
		if o.Length < dc.MinLength || o.Length > dc.MaxLength {
			continue
		}
		err := dc.CheckSecretWord(dc.NewSetup(o, draw.Letters(), 0), word)
		if err == nil {
			return env.T("decipher.hint", games.Args{"Word": word})
		}
		if hint == "" {
			hint = env.Explain(nil, err)
		}
	}
	return hint
}
