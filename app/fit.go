package app

// bounds is where a window or the free part of a screen lies, in pixels, as Windows has it in memory (RECT).
type bounds struct{ Left, Top, Right, Bottom int32 }

// within are the bounds as large as it may be in another one, and moved no further than it must be.
func (f bounds) within(room bounds) bounds {
	f.Left, f.Right = shift(f.Left, f.Right, room.Left, room.Right)
	f.Top, f.Bottom = shift(f.Top, f.Bottom, room.Top, room.Bottom)
	return f
}

func shift(from, to, least, most int32) (newFrom, newTo int32) {
	size := min(to-from, most-least)
	newFrom = max(least, min(from, most-size))
	return newFrom, newFrom + size
}
