package setup

import (
	"encoding/json"
	"log/slog"
	"reflect"
	"strings"

	"spieltisch/app/setup/people"
	"spieltisch/app/table"
	"spieltisch/store"
)

const setupPrefix = "setup."

// optionsKeys are the options of all games; only their forms know what stands in them.
var optionsKeys = store.Travellers[json.RawMessage](setupPrefix)

// keys is how the settings begin that presets of one kind of match or sheet are kept in.
type keys string

func keysOf(g *table.Game) keys { return keys(setupPrefix + g.Kind.Name()) }

// players is who began one last.
func (k keys) players() store.Key[[]store.PlayerID] {
	return store.ThisComputer[[]store.PlayerID](string(k) + ".players")
}

// options is how one was begun last.
func (k keys) options() store.Key[json.RawMessage] {
	return optionsKeys(strings.TrimPrefix(string(k), setupPrefix) + ".options")
}

// given is which handicaps were agreed on last.
func (k keys) given() store.Key[agreed] { return store.ThisComputer[agreed](string(k) + ".handicap") }

// draft is what was arranged and not begun.
func (k keys) draft() store.Key[draft] { return store.ThisComputer[draft](string(k) + ".draft") }

// draft is what somebody has arranged and not begun. Whoever leaves the page for a moment, to read the rules or to look at
// the home page, finds it again.
type draft struct {
	Table   []store.PlayerID `json:",omitempty"` // who sat at the table then: once others have played it has no meaning
	Players []store.PlayerID `json:",omitempty"`
	Options json.RawMessage  `json:",omitempty"`
	Tips    bool             `json:",omitempty"`
	NoTips  bool             `json:",omitempty"` // for one person with a character
	Given   agreed           `json:",omitzero"`
	Name    string           `json:",omitempty"` // typed, of somebody who isn't added yet
}

// arranged is the draft as the page is now.
func (p *Page) arranged() draft {
	d := draft{Players: idsOf(p.seats), Options: p.form.Options(), Tips: p.tips.allowed, NoTips: !p.tips.alone, Given: p.given.agreed}
	if !p.adder.Refused() {
		d.Name = p.adder.Typed()
	}
	if p.plan == nil {
		d.Table = idsOf(people.AtTable(p.env))
	}
	return d
}

// takeUp brings back what was left arranged; without it the page stays as it is preset.
func (p *Page) takeUp() {
	p.tell()
	p.preset = p.arranged()
	if _, err := p.keys().draft().Get(p.env.Store, &p.kept); err != nil {
		slog.Warn("draft", "key", p.keys(), "err", err)
	}
	d := p.kept
	if reflect.DeepEqual(d, draft{}) || !reflect.DeepEqual(d.Table, p.preset.Table) {
		return
	}
	p.seats = nil
	p.seat(d.Players)
	if d.Options != nil {
		p.form.Load(d.Options)
	}
	p.tips, p.given.agreed = tips{d.Tips, !d.NoTips}, d.Given
	p.adder.Type(d.Name)
}

// keep keeps what is arranged, unless that is what the page would be preset with anyway.
func (p *Page) keep() {
	if ok, _ := p.env.Writable(); !ok || !p.drafts {
		return
	}
	now := p.arranged()
	if reflect.DeepEqual(now, p.preset) {
		now = draft{}
	}
	p.keepAs(now)
}

func (p *Page) keepAs(d draft) {
	if !reflect.DeepEqual(d, p.kept) {
		p.env.Report(p.keys().draft().Set(p.env.Store, d))
		p.kept = d
	}
}
