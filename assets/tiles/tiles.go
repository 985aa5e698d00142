// Package tiles embeds the letter tiles of Wörterklauer: how many of the 96 show each
// letter. The rulebook doesn't print it; the distributions are ours (games/woerterklauer/RULES.md, "Material").
package tiles

import _ "embed"

// German is the distribution as woerterklauer.ParseSet reads it.
//
//go:embed german.json
var German []byte

// English is the distribution of English words.
//
//go:embed english.json
var English []byte
