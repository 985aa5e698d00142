package exchange

import "spieltisch/store"

// people are the players of a file, and who of them is whom.
type people struct {
	names  map[string]string // by uid
	person map[string]int64  // by uid: the id here of the person, or one below 0 for a new one
	into   map[string]string // new players who were merged over there
	keys   map[string]bool   // names of new players that are seen
	wants  map[int64]namesake
	apart  map[int64]bool // namesakes who sat at one table
}

// namesake is a new player who has the name of somebody here.
type namesake struct {
	uid, as string
	person  int64
}

func newPeople() people {
	return people{
		names: map[string]string{}, person: map[string]int64{}, into: map[string]string{},
		keys: map[string]bool{}, wants: map[int64]namesake{}, apart: map[int64]bool{},
	}
}

// here notes a player who is here, as a person.
func (p people) here(x store.PlayerCopy, person int64) {
	p.names[x.UID], p.person[x.UID] = x.Name, person
}

// character notes a character, who is the same everywhere and nobody else.
func (p people) character(x store.PlayerCopy) {
	p.names[x.UID], p.person[x.UID] = x.Name, -int64(len(p.person))-1
}

// new notes a new player; taken: as has the name. It tells whether somebody has it, here or in the file.
func (p people) new(x store.PlayerCopy, as store.Player, taken bool) bool {
	id := -int64(len(p.person)) - 1
	p.names[x.UID], p.person[x.UID] = x.Name, id
	if x.MergedInto != "" {
		p.into[x.UID] = x.MergedInto
		return false
	}
	if x.Hidden {
		return false
	}
	key := store.NameKey(x.Name)
	again := p.keys[key]
	p.keys[key] = true
	if taken && !again {
		p.wants[id] = namesake{x.UID, as.UID, int64(as.ID)}
	}
	return taken || again
}

// group follows who was merged over there to the end.
func (p people) group() error {
	for uid := range p.into {
		var way []string
		on := map[string]bool{}
		for {
			into, ok := p.into[uid]
			if !ok {
				break
			}
			if on[uid] {
				return bad("players merged in a circle")
			}
			on[uid] = true
			way, uid = append(way, uid), into
		}
		person, ok := p.person[uid]
		if !ok {
			return bad("player %.40q isn't there", uid)
		}
		for _, u := range way {
			p.person[u] = person
			delete(p.into, u)
		}
	}
	return nil
}

// meet notes who sat at one table.
func (p people) meet(seats []store.SeatCopy) {
	for _, s := range seats {
		id := p.person[s.Player]
		want, ok := p.wants[id]
		for _, o := range seats {
			if ok && p.person[o.Player] == want.person {
				p.apart[id] = true
			}
		}
	}
}

// same are those who are taken for somebody here.
func (p people) same(out map[string]string) {
	for id, w := range p.wants {
		if !p.apart[id] {
			out[w.uid] = w.as
		}
	}
}

// weighPlayer compares a player with who is here, and counts.
func weighPlayer(r *store.Reader, c *Count, p store.PlayerCopy) (old store.Player, here bool, err error) {
	old, here, err = r.PlayerBy(p.UID)
	switch {
	case err != nil:
	case !here:
		c.Added++
	case old.Lacks(p):
		c.Extended++
	case old.Name == p.Name && old.Color == p.Color && old.Hidden == p.Hidden:
		c.Same++
	default:
		c.Kept++
	}
	return old, here, err
}

// nameTaken is who has a new player's name here, if that one is to be seen.
func nameTaken(r *store.Reader, p store.PlayerCopy) (store.Player, bool, error) {
	if p.MergedInto != "" || p.Hidden {
		return store.Player{}, false, nil
	}
	return r.PlayerNamed(p.Name)
}
