package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// word is all that is said of a word but its Reasons.
func (r *reading) word(w int) Word {
	l := &r.now.lines[w]
	out := Word{Spelled: l.Spelled, Cells: l.cells(), Fate: r.kinds[w]}
	_, unchanged := r.unchanged(w)
	if !unchanged {
		out.Fate = r.shown(w)
	}
	for _, k := range r.from[w] {
		out.From = append(out.From, r.describe(k))
	}
	r.colour(w, &out)
	if unchanged {
		if out.From[0].Place != l.Place {
			out.Notes = []Reason{{ID: NoteMoved, Args: games.Args{}, Word: w}}
		}
		return out
	}
	for i := range out.From {
		out.Notes = append(out.Notes, letterNotes(w, &out.From[i], l)...)
	}
	out.Notes = append(out.Notes, r.meaningNotes(w, &out)...)
	out.Notes = append(out.Notes, r.colourNotes(w, &out)...)
	return out
}

// shown is the kind of a word that isn't unchanged, with what is known of it.
func (r *reading) shown(w int) Fate {
	switch {
	case r.refusedWord(w):
		return FateInvalid
	case !r.valid[w].known:
		return FateOpen
	}
	for _, k := range r.from[w] {
		if l := &r.links[k]; l.asked && !l.known {
			return FateOpen
		}
	}
	return r.kinds[w]
}

// describe is how a word differs from an old one that it continues.
func (r *reading) describe(k int) From {
	link := &r.links[k]
	v, w := &r.old.lines[link.v], &r.now.lines[link.w]
	out := From{
		Spelled: v.Spelled, Cells: v.cells(), Own: r.own(link.v),
		Same: link.same, Asked: link.asked, Known: link.known, Meaning: link.meaning,
	}
	first, last := len(w.ids), -1
	for i, p := range link.slot {
		if p < 0 {
			continue
		}
		first, last = min(first, p), max(last, p)
		if !link.held[i] {
			out.Exchanged = append(out.Exchanged, w.cell(p))
			out.Was = append(out.Was, Letter(v.Text[i]))
		}
	}
	for p := range w.ids {
		switch {
		case slices.Contains(link.slot, p):
		case p < first || p > last:
			out.Appended = append(out.Appended, w.cell(p))
		default:
			out.Inserted = append(out.Inserted, w.cell(p))
		}
	}
	for _, m := range r.missing(link.v, r.to[link.v]) {
		if !m.sub {
			out.Removed = append(out.Removed, Letter(v.Text[m.i]))
		}
	}
	return out
}

// letterNotes say what became of an old word's letters.
func letterNotes(w int, f *From, l *line) []Reason {
	var out []Reason
	text := func(cells []Cell) []string {
		var list []string
		for _, c := range cells {
			list = append(list, string(l.Text[l.index(c)]))
		}
		return list
	}
	names := func(letters []Letter) []string {
		var list []string
		for _, letter := range letters {
			list = append(list, letter.String())
		}
		return list
	}
	add := func(id games.ID, cells []Cell) {
		if len(cells) > 0 {
			args := games.Args{"Word": f.Text, "Letters": text(cells), "Count": len(cells)}
			out = append(out, Reason{ID: id, Args: args, Word: w, Cells: cells})
		}
	}
	if n := len(f.Exchanged); n > 0 {
		args := games.Args{"Word": f.Text, "Was": names(f.Was), "Now": text(f.Exchanged), "Count": n}
		out = append(out, Reason{ID: NoteExchanged, Args: args, Word: w, Cells: f.Exchanged})
	}
	add(NoteInserted, f.Inserted)
	add(NoteAppended, f.Appended)
	if n := len(f.Removed); n > 0 {
		out = append(out, Reason{ID: NoteRemoved, Args: games.Args{"Word": f.Text, "Letters": names(f.Removed), "Count": n}, Word: w})
	}
	return out
}

// meaningNotes say whether a word is valid, and what it means beside the old ones.
func (r *reading) meaningNotes(w int, word *Word) []Reason {
	var out []Reason
	add := func(id games.ID, args games.Args) { out = append(out, Reason{ID: id, Args: args, Word: w}) }
	if v := r.valid[w]; !v.known {
		add(NoteAsk, games.Args{"Word": word.Text})
	} else if v.Answer {
		add(NoteJudged, because(v.Ruling))
	}
	for _, f := range word.From {
		switch {
		case !f.Asked:
		case !f.Known:
			add(NoteAskSame, games.Args{"Word": word.Text, "Other": f.Text})
		case f.Same && f.Text == word.Text:
			add(NoteAlike, games.Args{"Word": word.Text})
		case f.Same:
			add(NoteSame, because(f.Meaning))
		default:
			add(NoteMeaning, because(f.Meaning))
		}
	}
	return out
}

// because are the fields of a ruling's reason, and Reason itself.
func because(r games.Ruling) games.Args {
	args := r.Args()
	args["Reason"] = r.Reason
	return args
}

// colourNotes say which letters show the mover's colour because of a word.
func (r *reading) colourNotes(w int, word *Word) []Reason {
	var out []Reason
	add := func(id games.ID, args games.Args, cells []Cell) {
		out = append(out, Reason{ID: id, Args: args, Word: w, Cells: cells})
	}
	color := ColorID(r.mover)
	for _, c := range word.Turns {
		i := r.now.of[r.now.id(c)][way(!word.Across)]
		if i < 0 || slices.ContainsFunc(r.from[w], func(k int) bool { return slices.Contains(r.links[k].slot, r.letter(w, c)) }) {
			continue
		}
		args := games.Args{"Other": r.now.lines[i].Text, "Letter": string(word.Text[r.letter(w, c)]), "Color": color}
		add(NoteCrosses, args, []Cell{c})
	}
	switch n := len(word.Shows); n {
	case 0:
		add(NoteNothing, games.Args{}, nil)
	case len(word.Cells):
		add(NoteAll, games.Args{"Count": n, "Color": color}, word.Shows)
	default:
		var letters []string
		for _, c := range word.Shows {
			letters = append(letters, string(word.Text[r.letter(w, c)]))
		}
		add(NoteOnly, games.Args{"Letters": letters, "Count": n, "Color": color}, word.Shows)
	}
	return out
}

// letter is which letter of a word lies in a cell.
func (r *reading) letter(w int, c Cell) int { return r.now.lines[w].index(c) }
