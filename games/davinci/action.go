package davinci

// The types of the actions in the log; Abandon is the games' own.
const (
	TypeDeal    = "deal"
	TypeTake    = "take"
	TypeArrange = "arrange"
	TypeDraw    = "draw"
	TypeGuess   = "guess"
	TypeStop    = "stop"
	TypeOpen    = "open"
	TypeTimeUp  = "time_up"
	TypeNext    = "next"
)

// Deal is the table's dealing of the first tiles to all seats.
type Deal struct{}

// Take takes one's first tiles, so many of each colour, all at once.
type Take struct{ Black, White int }

// Arrange sets up one's row, left to right: all tiles taken, each once.
type Arrange struct{ Row []Tile }

// Draw takes a tile of a colour from the middle.
type Draw struct{ Color Color }

// Guess points at a hidden tile of another seat, by its ID in the View, and names its
// Number, 0 to 11 or Dash. Place is where the drawn tile goes should the turn end with
// this guess: one of View.Places; 0 if no tile was drawn.
type Guess struct{ Tile, Number, Place int }

// Stop ends the turn after a right guess; Place as in Guess.
type Stop struct{ Place int }

// Open opens an own hidden tile, by its ID, after a wrong guess with nothing drawn.
type Open struct{ Tile int }

// TimeUp is the table's clock: no further guess in this turn but the compulsory one.
type TimeUp struct{}

// Next is the table's "go on" to the next round of a points game.
type Next struct{}

// Type implements games.Action.
func (Deal) Type() string { return TypeDeal }

// Type implements games.Action.
func (Take) Type() string { return TypeTake }

// Type implements games.Action.
func (Arrange) Type() string { return TypeArrange }

// Type implements games.Action.
func (Draw) Type() string { return TypeDraw }

// Type implements games.Action.
func (Guess) Type() string { return TypeGuess }

// Type implements games.Action.
func (Stop) Type() string { return TypeStop }

// Type implements games.Action.
func (Open) Type() string { return TypeOpen }

// Type implements games.Action.
func (TimeUp) Type() string { return TypeTimeUp }

// Type implements games.Action.
func (Next) Type() string { return TypeNext }
