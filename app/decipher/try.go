package decipher

import (
	"strings"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// try is the search in which an example's zones have come about, for the word behind their name, or the page of the alphabet.
func try(name, body string) (at func() (games.Position, error), page shell.Route) {
	switch name, word, _ := strings.Cut(name, " "); name {
	case "pieces":
		page = shell.Route{Page: shell.Alphabet, Part: shell.AlphabetPieces}
	case "alphabet":
		page = shell.Route{Page: shell.Alphabet}
		if body != "" {
			page.Part = shell.AlphabetSame
		}
	case "zones":
		var zones []dc.Zone
		for line := range strings.SplitSeq(strings.TrimSpace(body), "\n") {
			z, _ := parseZone(line)
			zones = append(zones, z)
		}
		at = func() (games.Position, error) { return searched(word, zones) }
	}
	return at, page
}

// searched is the position in which somebody alone has asked for all that lies in the zones.
func searched(word string, zones []dc.Zone) (p games.Position, err error) {
	o := dc.DefaultOptions(dc.MinSeats)
	o.Length = len(zones)
	p = games.Position{Kind: dc.Name, Rules: dc.Rules, Seat: 1}
	if p.Setup, err = dc.NewSetup(o, draw.Letters(), 1).Encode(); err != nil {
		return p, err
	}
	log, err := games.NewLog(dc.Kind{}, p.Setup)
	do := func(seat games.Seat, a games.Action) {
		if err == nil {
			log, err = log.Do(seat, a)
		}
	}
	left, _ := draw.Letters().Count(word)
	set := dc.SetWord{Word: word}
	for _, z := range zones {
		for _, piece := range z.Pieces {
			set.Order = append(set.Order, piece.Kind)
			left[piece.Kind]--
		}
	}
	for k, n := range left {
		for range n {
			set.Order = append(set.Order, letterpiece.Kind(k))
		}
	}
	do(0, set)
	for i, z := range zones {
		for _, piece := range z.Pieces {
			do(1, dc.Take{})
			for wrong, other := range zones {
				if other.Covered[piece.Kind] {
					do(1, dc.Ask{Zone: wrong})
				}
			}
			do(1, dc.Ask{Zone: i})
		}
	}
	do(1, dc.Take{}) // where it goes can be judged
	if err == nil {
		p.Rows, err = log.Rows(log.Len())
	}
	return p, err
}
