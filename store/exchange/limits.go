package exchange

// What an import takes: far beyond what a family plays in a lifetime, and little enough that a
// file, whatever stands in it, can neither fill the memory nor keep the program busy for hours.
const (
	// maxImport is the size of a file in bytes: 40,000 long matches.
	maxImport = 512 << 20
	// maxPart is the size of one element of a list: it stands in memory whole. The longest match
	// has 200 KB, a player with a picture 700 KB, ten years of the course 10 MB.
	maxPart = 16 << 20
	// maxDepth is how deep lists and objects stand in one another; what the program writes has 8.
	maxDepth = 64
	// Elements of the lists. Their uids are held in memory while the file is read.
	maxPlayers  = 20_000
	maxGames    = 100_000 // matches, and as many sheets
	maxWords    = 200_000
	maxSettings = 10_000
	maxAnswers  = 300_000 // of all players together
	maxMistakes = 100_000
	maxPuzzles  = 100_000
	// maxRows and maxEdits are the rows of one log: all positions of a match stand in memory
	// while it is played again, and a sheet is copied with every edit. A match of eight to the
	// highest target has 1,500, a sheet some hundreds.
	maxRows  = 10_000
	maxEdits = 5_000
)

// Bounds of single values.
const (
	importSeats = 64
	importText  = 64 << 10
	// importTime is the year 2200: sums by month and charts go from the first to the last, so one
	// game in the year 200,000 would make them endless.
	importTime = 7_258_118_400_000
	// importElapsed is a year of thinking in milliseconds, so that sums stay numbers.
	importElapsed = 366 * 24 * 60 * 60 * 1000
	// maxPoints is what points, rounds and records can be. A game to the highest target ends
	// below 10,000; sums over all games must fit into whole numbers, and charts on the screen.
	maxPoints = 1_000_000
	maxColor  = 1 << 30
	// maxLeftOut is how many of the things left out are named; the others are counted.
	maxLeftOut = 1000
)
