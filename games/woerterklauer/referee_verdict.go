package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// verdict is what a reading says of a turn; raw is the field as the tiles really lie.
func (r *reading) verdict(t *Attempt, raw *layout) Verdict {
	v := Verdict{Lowest: r.level, History: r.nextHistory()}
	r.exchanged = r.exchangedLetters()
	for now := range r.after.words {
		v.Words = append(v.Words, r.word(now))
	}
	v.Field, v.Turned = r.recoloured(raw.field)
	v.count(t)
	for was := range r.before.words {
		if len(r.continuedBy[was]) == 0 {
			v.Lost = append(v.Lost, r.before.words[was].Spelled)
		}
	}
	v.Questions = r.questions()

	v.Reasons = r.refusedField(t.Edge)
	for now := range v.Words {
		v.Reasons = append(v.Reasons, r.refusedWord(now, v.Words[now].Fate)...)
	}
	v.Reasons = append(v.Reasons, r.refusedLevel(t.Level)...)
	if v.Needs > 0 {
		own, other := v.Red, v.Black
		if t.Mover == Black {
			own, other = other, own
		}
		own, other = own+max(0, t.Bonus), other+max(0, -t.Bonus)
		v.Reasons = append(v.Reasons, Reason{ID: RefusedLead, Args: games.Args{"Own": own, "Other": other, "Needs": v.Needs}, Word: -1})
	}
	for _, reason := range v.Reasons {
		if reason.Word >= 0 {
			word := &v.Words[reason.Word]
			word.Reasons = append(word.Reasons, reason)
		}
	}
	v.Lawful = len(v.Reasons) == 0 && len(v.Questions) == 0
	v.Askable = len(v.Reasons) == 0 && len(v.Questions) > 0
	return v
}

// count fills the letters of each colour and the lead.
func (v *Verdict) count(t *Attempt) {
	v.Red, v.Black = v.Field.Count(Red), v.Field.Count(Black)
	v.Lead = v.Red - v.Black
	if t.Mover == Black {
		v.Lead = -v.Lead
	}
	v.Lead += t.Bonus
	v.Needs = max(0, 1-v.Lead)
}

// refusedField is what the whole field is refused for.
func (r *reading) refusedField(edge int) []Reason {
	var out []Reason
	add := func(id games.ID, args games.Args, cells []Cell) {
		out = append(out, Reason{ID: id, Args: args, Word: -1, Cells: cells})
	}
	if len(r.after.field) == 0 {
		add(RefusedEmpty, games.Args{}, nil)
		return out
	}
	wide, high := r.after.field.Size()
	if wide > edge {
		add(RefusedWide, games.Args{"Wide": wide, "Edge": edge}, nil)
	}
	if high > edge {
		add(RefusedHigh, games.Args{"High": high, "Edge": edge}, nil)
	}
	if !r.after.whole() {
		pieces := r.after.pieces()
		cells := slices.Concat(pieces[1:]...)
		slices.SortFunc(cells, compareCells)
		add(RefusedPieces, games.Args{"Count": len(pieces)}, cells)
	}
	var single []Cell
	var letters []string
	for _, p := range r.after.field {
		if r.after.alone(p.ID) {
			single = append(single, p.At)
			letters = append(letters, p.Letter.String())
		}
	}
	if single != nil {
		add(RefusedSingle, games.Args{"Letters": letters, "Count": len(single)}, single)
	}
	return out
}

// refusedWord is what one word is refused for by itself.
func (r *reading) refusedWord(now int, fate Fate) []Reason {
	if fate == FateUnchanged {
		return nil
	}
	var out []Reason
	if fate == FateInvalid {
		out = append(out, Reason{ID: RefusedInvalid, Args: because(r.valid[now].Ruling), Word: now, Cells: r.after.words[now].cells()})
	}
	return append(out, r.returns(now)...)
}

// refusedLevel is what the agreed level refuses, and where it would be allowed.
func (r *reading) refusedLevel(agreed Level) []Reason {
	if r.level != 0 && r.level <= agreed {
		return nil
	}
	agreed = min(max(agreed, LevelI), LevelIV)
	out := r.refused(agreed)
	if r.level == 0 {
		return append(out, Reason{ID: RefusedEveryLevel, Args: games.Args{}, Word: -1})
	}
	return append(out, Reason{ID: RefusedLevel, Args: games.Args{"Level": int(r.level), "Agreed": int(agreed)}, Word: -1})
}

// questions are those for the table, in the order of the words.
func (r *reading) questions() []Question {
	var out []Question
	add := func(q Question) {
		if !slices.Contains(out, q) {
			out = append(out, q)
		}
	}
	for now := range r.after.words {
		if r.unchanged(now) != nil {
			continue
		}
		text := r.after.words[now].Text
		if !r.valid[now].known {
			add(Question{Word: text})
		}
		for _, l := range r.continues[now] {
			if l.asked && !l.known {
				add(Question{Word: text, Other: l.from.Text})
			}
		}
	}
	return out
}

// clone keeps a Verdict apart from its Attempt.
func (h History) clone() History {
	out := History{Places: slices.Clone(h.Places)}
	for _, c := range h.Carried {
		out.Carried = append(out.Carried, Carried{c.Place, slices.Clone(c.Spellings)})
	}
	return out
}
