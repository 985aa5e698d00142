package lexicon

// With is the list with the words of another one of its language added to what it knows where somebody asks for a word by name:
// Contains, Lookup, Usage and what goes by a typed word. They count when they are laid by hand. Whoever walks, spells or
// numbers the list doesn't meet them, so nothing that looks for words finds them, and ID and Len stay as they are.
func (l *Lexicon) With(more *Lexicon) *Lexicon {
	both := *l
	both.more = more
	return &both
}

// source is the ID of the list that has a typed word; of a word that none has, that of the list itself.
func (l *Lexicon) source(typed string) string {
	if l.more != nil && !l.containsTyped(typed) && l.more.ContainsTyped(typed) {
		return l.more.id
	}
	return l.id
}

// Sources are the IDs of the list and of what With has added.
func (l *Lexicon) Sources() []string {
	if l.more == nil {
		return []string{l.id}
	}
	return append([]string{l.id}, l.more.Sources()...)
}
