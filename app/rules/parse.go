// Package rules is the page with the rules of a game: its Markdown in the program's language, drawn as text and pieces.
// parse.go reads the text, prose.go and layout.go draw it, page.go is the page.
package rules

import (
	"strconv"
	"strings"

	"spieltisch/locales"
)

// kind is what a block of the text is.
type kind int

const (
	title    kind = iota // "# …", the game's name
	heading              // "## …", a section
	para                 // a paragraph
	numbered             // "1. …"
	bulleted             // "- …"
	fence                // "```name", lines, "```"
)

// run is a piece of text in one style.
type run struct {
	text string
	bold bool
	term bool // *emphasised*: the name of an option

	found bool // what is being looked for
}

// block is one block of the text.
type block struct {
	kind   kind
	words  locales.Lang // of a match in which it holds, "" for any
	runs   []run        // not of a fence
	number int          // of a numbered item
	name   string       // of a fence
	body   string       // of a fence, its lines without the last line break
}

// text is the block's text without styles.
func (b block) text() string {
	var s strings.Builder
	for _, r := range b.runs {
		s.WriteString(r.text)
	}
	return s.String()
}

// spelled is what an example spells, a word in a line, for the search; "_" is an empty field.
func (b block) spelled() []run {
	var words []string
	for line := range strings.SplitSeq(b.body, "\n") {
		if word := strings.Trim(line, "_"); !strings.ContainsAny(word, " _:>?") {
			words = append(words, word)
		}
	}
	return []run{{text: strings.Join(words, " ")}}
}

// parse reads the subset of Markdown that the rules are written in: headings of two
// levels, paragraphs with **bold** and *terms*, lists of one level, fenced blocks.
// From a line "::: en" to one of ":::" alone or with another language it holds only where words are of that language.
// Anything else is text.
func parse(md string) []block {
	var p parser
	for line := range strings.SplitSeq(md, "\n") {
		p.line(strings.TrimRight(line, " \r"))
	}
	p.flush()
	return p.blocks
}

// wordsMark begins and ends what holds for the words of one language.
const wordsMark = ":::"

type parser struct {
	blocks []block
	words  locales.Lang // of what is read now
	open   *block       // being collected
	lines  []string     // of the open block
}

func (p *parser) flush() {
	if p.open == nil {
		return
	}
	if p.open.kind == fence {
		p.open.body = strings.Join(p.lines, "\n")
	} else {
		p.open.runs = runs(strings.Join(p.lines, " "))
	}
	p.open.words = p.words
	p.blocks = append(p.blocks, *p.open)
	p.open, p.lines = nil, nil
}

func (p *parser) begin(b block, text string) {
	p.flush()
	p.open, p.lines = &b, []string{text}
}

func (p *parser) line(s string) {
	name, fenced := strings.CutPrefix(s, "```")
	switch {
	case p.open != nil && p.open.kind == fence:
		if fenced {
			p.flush()
		} else {
			p.lines = append(p.lines, s)
		}
	case strings.HasPrefix(s, wordsMark):
		p.flush()
		p.words = locales.Lang(strings.TrimSpace(s[len(wordsMark):]))
	case fenced:
		p.flush()
		p.open = &block{kind: fence, name: strings.TrimSpace(name)}
	case s == "":
		p.flush()
	default:
		p.textLine(s)
	}
}

func (p *parser) textLine(s string) {
	if text, ok := strings.CutPrefix(s, "# "); ok {
		p.begin(block{kind: title}, text)
		p.flush()
	} else if text, ok := strings.CutPrefix(s, "## "); ok {
		p.begin(block{kind: heading}, text)
		p.flush()
	} else if text, ok := strings.CutPrefix(s, "- "); ok {
		p.begin(block{kind: bulleted}, text)
	} else if n, text, ok := item(s); ok {
		p.begin(block{kind: numbered, number: n}, text)
	} else if p.open != nil {
		p.lines = append(p.lines, strings.TrimSpace(s)) // a line that was broken by hand
	} else {
		p.begin(block{kind: para}, s)
	}
}

// item splits "12. text".
func item(s string) (n int, text string, ok bool) {
	before, text, found := strings.Cut(s, ". ")
	if !found {
		return 0, "", false
	}
	n, err := strconv.Atoi(before)
	return n, text, err == nil && n > 0
}

// runs splits a text at ** and *. A mark without a partner is text.
func runs(s string) []run {
	var out []run
	for s != "" {
		i := strings.IndexByte(s, '*')
		if i < 0 {
			return append(out, run{text: s})
		}
		mark := "*"
		if strings.HasPrefix(s[i:], "**") {
			mark = "**"
		}
		inner, rest, closed := strings.Cut(s[i+len(mark):], mark)
		if !closed || inner == "" {
			return append(out, run{text: s})
		}
		if i > 0 {
			out = append(out, run{text: s[:i]})
		}
		out = append(out, run{text: inner, bold: mark == "**", term: mark == "*"})
		s = rest
	}
	return out
}
