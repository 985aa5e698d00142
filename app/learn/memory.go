package learn

import (
	"log/slog"
	"slices"
	"unicode/utf8"

	"spieltisch/games/course"
	"spieltisch/store"
)

// memoryKey is the setting of where the course was left. It names players by the numbers of this file.
var memoryKey = store.ThisComputer[memory]("learn.players")

// memory is where the course was left.
type memory struct {
	Player store.PlayerID
	Mode   course.Mode
	Letter string                           // that was tapped
	Met    map[store.PlayerID][]course.Kind // kinds of tasks that were explained
}

func (m memory) letter() rune {
	r, n := utf8.DecodeRuneInString(m.Letter)
	if n == 0 || n != len(m.Letter) {
		return 0
	}
	return r
}

func (p *Page) recall() (m memory) {
	if p.env.Store == nil {
		return m
	}
	if _, err := memoryKey.Get(p.env.Store, &m); err != nil {
		slog.Error("where the course was left", "err", err)
		return memory{}
	}
	if !slices.Contains(modes, m.Mode) {
		m.Mode = course.Mixed
	}
	return m
}

// keep remembers where the course stands.
func (p *Page) keep() {
	was := p.recall()
	m := was
	m.Player, m.Mode, m.Letter = p.s.player.ID, p.mode, ""
	if p.letter != 0 {
		m.Letter = string(p.letter)
	}
	if m.Player != was.Player || m.Mode != was.Mode || m.Letter != was.Letter {
		p.write(m)
	}
}

// write keeps the memory. A failure is no matter for the screen: then somebody is asked again.
func (p *Page) write(m memory) {
	if ok, _ := p.env.Writable(); !ok {
		return
	}
	if err := memoryKey.Set(p.env.Store, m); err != nil {
		slog.Error("where the course was left", "err", err)
	}
}

// meet tells whether somebody meets a kind of task for the first time, and remembers it.
func (p *Page) meet(k course.Kind) bool {
	m, who := p.recall(), p.s.player.ID
	if slices.Contains(m.Met[who], k) {
		return false
	}
	if m.Met == nil {
		m.Met = map[store.PlayerID][]course.Kind{}
	}
	m.Met[who] = append(m.Met[who], k)
	p.write(m)
	return true
}

// known is a player who can practise: he is still there and not hidden.
func (p *Page) known(id store.PlayerID) (store.Player, bool) {
	for _, x := range p.players() {
		if x.ID == id {
			return x, true
		}
	}
	return store.Player{}, false
}

// players are those who may practise.
func (p *Page) players() []store.Player {
	if p.env.Store == nil {
		return nil
	}
	all, err := p.env.Store.Players()
	if err != nil {
		p.env.Toast(p.env.Explain(nil, err))
	}
	return all
}
