package games

// Nobody is no seat and not the Table: who may take back what can't be taken back.
const Nobody Seat = -2

// CanUndo tells whether seat is the one that may take back the last action, for
// Match.CanUndo; may can be Nobody.
func CanUndo(may, seat Seat) bool { return seat == may && may != Nobody }
