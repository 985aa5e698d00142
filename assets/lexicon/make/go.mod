// The generator of the word lists: a module of its own, so that the program's holds only what ships.
module spieltisch/assets/lexicon/make

go 1.26.0

require spieltisch v0.0.0

replace spieltisch => ../../..
