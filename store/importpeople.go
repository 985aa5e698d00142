package store

// player adds a player who isn't here. One who has the name of somebody here stays
// hidden until finish knows whether they can be one.
func (im *importer) player(p exportedPlayer) error {
	if err := p.check(); err != nil {
		return err
	}
	if im.players[p.UID] != 0 {
		return bad("player %s twice", p.UID)
	}
	old, ok, err := one(im.tx.readTx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE uid = ?", p.UID)
	if err != nil {
		return err
	}
	if ok {
		im.players[p.UID] = old.ID
		return im.knownPlayer(old, p)
	}
	im.report.Players.Added++
	im.report.NewPlayers = append(im.report.NewPlayers, p.Name)
	as, taken, err := one(im.tx.readTx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE name_key = ? AND hidden = 0 AND merged_into IS NULL", nameKey(p.Name))
	if err != nil {
		return err
	}
	taken = taken && p.MergedInto == "" && !p.Hidden
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
	if p.MergedInto != "" {
		im.merged = append(im.merged, mergedPlayer{id, p.MergedInto, p.Hidden})
	} else if taken {
		im.sameName = append(im.sameName, sameName{id, as.ID, p.Name})
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
		im.report.Players.Extended++
		return keepPicture(im.tx, old.ID, p.Picture)
	}
	if old.Name == p.Name && old.Color == p.Color && old.Hidden == p.Hidden {
		im.report.Players.Same++
	} else {
		im.report.Players.Kept++
	}
	return nil
}

// group merges new players who were merged over there.
func (im *importer) group() error {
	for _, m := range im.merged {
		into := im.players[m.into]
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
	if err := findPersons(im.tx); err != nil {
		return err
	}
	// A circle of players has no person at its end.
	lost, err := list(im.tx.readTx, scanText, "SELECT uid FROM players WHERE merged_into IS NOT NULL AND person IS NULL")
	if err == nil && len(lost) > 0 {
		err = bad("players merged in a circle")
	}
	return err
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
