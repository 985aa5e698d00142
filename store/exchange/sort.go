package exchange

import (
	"bufio"
	"bytes"
	"unicode"

	"spieltisch/store"
)

// IsDataFile tells by its beginning whether a file is one for ReadData, whatever its name: programs and mail change names. Any
// other one is for Read, which says what is wrong with it. Nothing is read off it.
func IsDataFile(b *bufio.Reader) bool {
	head, _ := b.Peek(sniffed) // a short file is judged by what there is
	return bytes.HasPrefix(head, []byte("SQLite format 3\x00"))
}

const sniffed = 4096 // bytes of the beginning

// unmark reads the byte order mark that text editors put before UTF-8. CodeImportCoding for a text in UTF-16, marked or not.
func unmark(b *bufio.Reader) error {
	head, _ := b.Peek(sniffed)
	if bytes.HasPrefix(head, []byte(bom)) {
		_, _ = b.Discard(len(bom)) // they were there a moment ago
		return nil
	}
	plain := bytes.TrimPrefix(bytes.TrimPrefix(head, []byte{0xff, 0xfe}), []byte{0xfe, 0xff})
	wide := len(head) > 1 && (head[0] == 0) != (head[1] == 0) // a sign that every file of ours begins with takes one of two bytes
	switch {
	case len(plain) == len(head) && !wide:
		return nil
	case isTable(bytes.TrimSpace(bytes.ReplaceAll(plain, []byte{0}, nil))):
		return &store.Error{Code: store.CodeImportTable}
	}
	return &store.Error{Code: store.CodeImportCoding, Args: map[string]any{"Coding": "UTF-16"}}
}

// noFileOfOurs is the error for a text that doesn't begin as it should: CodeImportTable when it is a table for other programs,
// such as the history's, else CodeBadImport with the line.
func noFileOfOurs(b *bufio.Reader, at int, err error) error {
	head, _ := b.Peek(sniffed)
	if isTable(head) {
		return &store.Error{Code: store.CodeImportTable, Err: err}
	}
	return damaged(at, err)
}

// isTable tells by its first line whether a text is a table, in whatever coding a spreadsheet saves one.
func isTable(head []byte) bool {
	line, _, _ := bytes.Cut(head, []byte{'\n'})
	text := bytes.TrimRight(line, "\r")
	strange := func(r rune) bool { return unicode.IsControl(r) && r != '\t' }
	return len(text) > 0 && !bytes.ContainsAny(text[:1], "{[<") && bytes.ContainsAny(text, ";,\t") && !bytes.ContainsFunc(text, strange)
}
