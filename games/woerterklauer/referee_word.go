package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// word is all that is said of a word but its Reasons.
func (r *reading) word(now int) Word {
	l := &r.after.words[now]
	out := Word{Spelled: l.Spelled, Cells: l.cells(), Fate: r.fates[now]}
	unchanged := r.unchanged(now) != nil
	if !unchanged {
		out.Fate = r.fateKnown(now)
	}
	for _, link := range r.continues[now] {
		out.From = append(out.From, r.difference(link))
	}
	r.markColours(now, &out)
	if unchanged {
		if out.From[0].Place != l.Place {
			out.Notes = []Reason{{ID: NoteMoved, Args: games.Args{}, Word: now}}
		}
		return out
	}
	for i := range out.From {
		out.Notes = append(out.Notes, letterNotes(now, &out.From[i], l)...)
	}
	out.Notes = append(out.Notes, r.meaningNotes(now, &out)...)
	out.Notes = append(out.Notes, r.colourNotes(now, &out)...)
	return out
}

// fateKnown is the fate of a word that isn't unchanged, with what is known of it.
func (r *reading) fateKnown(now int) Fate {
	switch {
	case r.isRefused(now):
		return FateInvalid
	case !r.valid[now].known:
		return FateOpen
	}
	for _, l := range r.continues[now] {
		if l.asked && !l.known {
			return FateOpen
		}
	}
	return r.fates[now]
}

// difference is how a word differs from an old one that it continues.
func (r *reading) difference(l *link) From {
	out := From{
		Spelled: l.from.Spelled, Cells: l.from.cells(), Own: r.owns(l.from),
		Same: l.same, Asked: l.asked, Known: l.known,
	}
	if l.meaning != nil {
		out.Meaning = l.meaning.Ruling
	}
	var mapped []int // letters of the word that are held, or in the place of an exchanged one
	for i, at := range l.slot {
		switch {
		case at < 0:
		case l.held[i]:
			mapped = append(mapped, at)
		case slices.Contains(r.exchanged[l.was], i):
			mapped = append(mapped, at)
			out.Exchanged = append(out.Exchanged, l.to.cell(at))
			out.Was = append(out.Was, Letter(l.from.Text[i]))
		}
	}
	for at := range l.to.ids {
		switch {
		case slices.Contains(mapped, at):
		case len(mapped) == 0 || at < mapped[0] || at > mapped[len(mapped)-1]:
			out.Appended = append(out.Appended, l.to.cell(at))
		default:
			out.Inserted = append(out.Inserted, l.to.cell(at))
		}
	}
	for _, m := range r.missing(l.was, r.continuedBy[l.was]) {
		if !slices.Contains(r.exchanged[l.was], m.letter) {
			out.Removed = append(out.Removed, Letter(l.from.Text[m.letter]))
		}
	}
	return out
}

// exchangedLetters are those of each old word by the level that the turn is lawful at: from level III on a letter with a
// strange one in its place may have been removed, and the other one inserted. An equal one was exchanged for it.
func (r *reading) exchangedLetters() [][]int {
	var by [][]int
	switch r.level {
	case LevelIII:
		picked, _ := r.goTogether()
		for _, e := range picked {
			by = append(by, e.exchanged)
		}
	case LevelIV:
		by, _, _ = r.exchangedIV()
	}
	out := make([][]int, len(r.before.words))
	for was := range out {
		for _, m := range r.missing(was, r.continuedBy[was]) {
			if m.sub && (by == nil || slices.Contains(by[was], m.letter) || r.equalThere(was, m)) {
				out[was] = append(out[was], m.letter)
			}
		}
	}
	return out
}

// equalThere tells whether the letter in the place of a missing one is an equal one.
func (r *reading) equalThere(was int, m missing) bool {
	return r.after.letter[r.after.tile(m.at)] == r.before.letter[r.before.words[was].ids[m.letter]]
}

// letterNotes say what became of an old word's letters.
func letterNotes(now int, f *From, l *line) []Reason {
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
			out = append(out, Reason{ID: id, Args: args, Word: now, Cells: cells})
		}
	}
	if n := len(f.Exchanged); n > 0 {
		args := games.Args{"Word": f.Text, "Was": names(f.Was), "Now": text(f.Exchanged), "Count": n}
		out = append(out, Reason{ID: NoteExchanged, Args: args, Word: now, Cells: f.Exchanged})
	}
	add(NoteInserted, f.Inserted)
	add(NoteAppended, f.Appended)
	if n := len(f.Removed); n > 0 {
		out = append(out, Reason{ID: NoteRemoved, Args: games.Args{"Word": f.Text, "Letters": names(f.Removed), "Count": n}, Word: now})
	}
	return out
}

// meaningNotes say whether a word is valid, and what it means next to the old ones.
func (r *reading) meaningNotes(now int, word *Word) []Reason {
	var out []Reason
	add := func(id games.ID, args games.Args) { out = append(out, Reason{ID: id, Args: args, Word: now}) }
	if v := r.valid[now]; !v.known {
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
func (r *reading) colourNotes(now int, word *Word) []Reason {
	var out []Reason
	add := func(id games.ID, args games.Args, cells []Cell) {
		out = append(out, Reason{ID: id, Args: args, Word: now, Cells: cells})
	}
	color := ColorID(r.mover)
	letter := r.after.words[now].index // which letter of the word lies in a cell
	for _, c := range word.Turns {
		at := r.after.wordOf[r.after.tile(c)][axis(!word.Across)]
		if at < 0 || len(r.continues[at]) == 0 || slices.ContainsFunc(r.continues[now], func(l *link) bool { return slices.Contains(l.slot, letter(c)) }) {
			continue
		}
		args := games.Args{"Other": r.after.words[at].Text, "Letter": string(word.Text[letter(c)]), "Color": color}
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
			letters = append(letters, string(word.Text[letter(c)]))
		}
		add(NoteOnly, games.Args{"Letters": letters, "Count": n, "Color": color}, word.Shows)
	}
	return out
}
