package paper

import "spieltisch/games/sheet"

// OptionsOf are those of a sheet of this package.
func OptionsOf(s sheet.Sheet) Options {
	f, ok := s.Form().(form)
	if !ok {
		return Options{}
	}
	return f.o
}
