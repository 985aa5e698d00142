package store

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
func (p people) here(x exportedPlayer, person int64) {
	p.names[x.UID], p.person[x.UID] = x.Name, person
}

// new notes a new player; taken: as has the name. It tells whether somebody has it, here or in the file.
func (p people) new(x exportedPlayer, as Player, taken bool) bool {
	id := -int64(len(p.person)) - 1
	p.names[x.UID], p.person[x.UID] = x.Name, id
	if x.MergedInto != "" {
		p.into[x.UID] = x.MergedInto
		return false
	}
	if x.Hidden {
		return false
	}
	key := nameKey(x.Name)
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
func (p people) meet(seats []exportedSeat) {
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
func weighPlayer(tx readTx, c *ImportCount, p exportedPlayer) (old Player, here bool, err error) {
	old, here, err = one(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE uid = ?", p.UID)
	switch {
	case err != nil:
	case !here:
		c.Added++
	case old.Picture == 0 && len(p.Picture) > 0:
		c.Extended++
	case old.Name == p.Name && old.Color == p.Color && old.Hidden == p.Hidden:
		c.Same++
	default:
		c.Kept++
	}
	return old, here, err
}

// nameTaken is who has a new player's name here, if that one is to be seen.
func nameTaken(tx readTx, p exportedPlayer) (Player, bool, error) {
	if p.MergedInto != "" || p.Hidden {
		return Player{}, false, nil
	}
	return one(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE name_key = ? AND hidden = 0 AND merged_into IS NULL", nameKey(p.Name))
}

// mergedPlayer is a new player who was merged over there, or is taken for somebody here.
type mergedPlayer struct {
	id     PlayerID
	into   string   // uid
	as     PlayerID // here
	hidden bool
}

// player adds a player who isn't here. One who has the name of somebody here is that one, or
// hidden when both sat at one table.
func (im *importer) player(p exportedPlayer) error {
	old, ok, err := weighPlayer(im.tx.readTx, &im.report.Players, p)
	if err != nil {
		return err
	}
	if ok {
		im.players[p.UID] = old.ID
		return im.knownPlayer(old, p)
	}
	im.report.NewPlayers = append(im.report.NewPlayers, p.Name)
	as, taken, err := nameTaken(im.tx.readTx, p)
	if err != nil {
		return err
	}
	r, err := im.tx.Exec("INSERT INTO players (uid, name, name_key, color, hidden, created, last_played) VALUES (?, ?, ?, ?, ?, ?, ?)",
		p.UID, p.Name, nameKey(p.Name), p.Color, p.Hidden || taken || p.MergedInto != "", p.Created, p.LastPlayed)
	if err != nil {
		return err
	}
	raw, err := r.LastInsertId()
	if err != nil {
		return err
	}
	id := PlayerID(raw)
	im.players[p.UID] = id
	if taken {
		im.report.SameName = append(im.report.SameName, p.Name)
	}
	if p.MergedInto != "" {
		im.merged = append(im.merged, mergedPlayer{id: id, into: p.MergedInto, hidden: p.Hidden})
	} else if taken && im.same[p.UID] == as.UID {
		im.merged = append(im.merged, mergedPlayer{id: id, as: as.ID})
	}
	if len(p.Picture) > 0 {
		return keepPicture(im.tx, id, p.Picture)
	}
	return nil
}

// knownPlayer keeps ours, but for the last time played and a picture that we don't have.
func (im *importer) knownPlayer(old Player, p exportedPlayer) error {
	if _, err := im.tx.Exec("UPDATE players SET last_played = max(last_played, ?) WHERE id = ?", p.LastPlayed, old.ID); err != nil {
		return err
	}
	if old.Picture == 0 && len(p.Picture) > 0 {
		return keepPicture(im.tx, old.ID, p.Picture)
	}
	return nil
}

// group merges new players who were merged over there, or who are somebody here.
func (im *importer) group() error {
	for _, m := range im.merged {
		into := m.as
		if m.into != "" {
			into = im.players[m.into]
		}
		if into == 0 {
			return bad("player %s isn't there", m.into)
		}
		if _, err := im.tx.Exec("UPDATE players SET merged_into = ?, hidden = ? WHERE id = ?", into, m.hidden, m.id); err != nil {
			return err
		}
	}
	if len(im.merged) == 0 {
		return nil
	}
	return findPersons(im.tx)
}

// seatIDs are the players of the seats here.
func (im *importer) seatIDs(seats []exportedSeat) ([]PlayerID, error) {
	var ids []PlayerID
	for _, s := range seats {
		id := im.players[s.Player]
		if id == 0 {
			return nil, bad("player %s isn't there", s.Player)
		}
		ids = append(ids, id)
	}
	return ids, nil
}
