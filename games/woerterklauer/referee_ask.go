package woerterklauer

import "spieltisch/games"

// asker puts each question to the Judge once and keeps the answers.
type asker struct {
	judge Judge
	words map[string]*answer
	pairs map[[2]string]*answer
	used  games.Rulings
}

type answer struct {
	games.Ruling
	known bool
}

func newAsker(j Judge) *asker {
	return &asker{judge: j, words: map[string]*answer{}, pairs: map[[2]string]*answer{}}
}

func (a *asker) word(word string) *answer {
	got, asked := a.words[word]
	if !asked {
		got = &answer{}
		if a.judge != nil {
			got.Ruling, got.known = a.judge.Word(word)
		}
		a.words[word] = got
		a.keep(got, word, "")
	}
	return got
}

// same asks whether two words mean the same. Words spelled alike do.
func (a *asker) same(word, other string) *answer {
	if word == other {
		return &answer{games.Ruling{Answer: true}, true}
	}
	got, asked := a.pairs[[2]string{word, other}]
	if !asked {
		got = &answer{}
		if a.judge != nil {
			got.Ruling, got.known = a.judge.Same(word, other)
		}
		a.pairs[[2]string{word, other}] = got
		a.keep(got, word, other)
	}
	return got
}

// keep records an answer. A pair may have been asked about in the other order, and the
// reason says which of the two is what.
func (a *asker) keep(got *answer, word, other string) {
	if got.known {
		if other == "" || got.Word != other || got.Other != word {
			got.Word, got.Other = word, other
		}
		a.used = append(a.used, got.Ruling)
	}
}

// ask judges every word that isn't unchanged, and what it means next to the old words
// that it continues; then the fates are known. An open word counts as valid, an open
// meaning as a new one: what is lawful with other answers is lawful with these.
func (r *reading) ask(a *asker) {
	r.valid = make([]*answer, len(r.after.words))
	for now := range r.after.words {
		if r.unchanged(now) != nil {
			continue
		}
		text := r.after.words[now].Text
		r.valid[now] = a.word(text)
		if !r.isRefused(now) {
			for _, l := range r.continues[now] {
				got := a.same(text, l.from.Text)
				l.asked, l.known, l.same, l.meaning = true, got.known, got.known && got.Answer, got
			}
		}
		r.fates[now] = r.fate(now)
	}
}

// isRefused tells whether a word doesn't count.
func (r *reading) isRefused(now int) bool { return r.valid[now].known && !r.valid[now].Answer }

// fate is what a word that isn't unchanged would be if it were valid.
func (r *reading) fate(now int) Fate {
	if len(r.continues[now]) == 0 {
		return FateNew
	}
	own := true
	for _, l := range r.continues[now] {
		if l.same {
			return FateExtended
		}
		own = own && r.owns(l.from)
	}
	if own {
		return FateChanged
	}
	return FateStolen
}
