package table

import (
	"strconv"

	"spieltisch/games"
)

// remarksEach is how many sentences a character has for each occasion.
const remarksEach = 4

// RoundRemark is what one of the characters says at the end of a round, whoever it went to, and at which seat they sit; "" without
// characters, or where they are to keep silent. It depends on match and round alone, so it stays while it is looked at.
func RoundRemark(d *Desk, round int) (games.Seat, string) {
	var all []games.Seat
	for i, p := range d.Players() {
		if p.Computer() {
			all = append(all, games.Seat(i))
		}
	}
	if len(all) == 0 {
		return games.Table, ""
	}
	return remark(d, all[(int(d.MindSeed(0)%remarksEach)+round)%len(all)], "round", round)
}

// EndRemark is what a character says at the end of a match: the one that has won, or else the best of them of who did. A shared first
// place speaks for itself.
func EndRemark(d *Desk, o games.Outcome) (games.Seat, string) {
	first := games.Winners(o.Places)
	if o.Reason == games.ReasonAbandoned || len(first) != 1 || len(o.Places) < 2 {
		return games.Table, ""
	}
	for _, p := range o.Places {
		switch {
		case !d.Players()[p.Seat].Computer():
		case p.Rank == 1:
			return remark(d, p.Seat, "won", 0)
		default:
			return remark(d, p.Seat, "lost", 0)
		}
	}
	return games.Table, ""
}

func remark(d *Desk, s games.Seat, moment string, turn int) (games.Seat, string) {
	if d.Prefs.Terse {
		return games.Table, ""
	}
	n := 1 + (d.MindSeed(s)+uint64(turn))%remarksEach
	return s, d.T(games.ID("remark." + strconv.Itoa(int(d.Players()[s].Level)) + "." + moment + "." + strconv.FormatUint(n, 10)))
}
