// Package each makes lists of lists.
package each

// Of is what f makes of each of a list; nil for an empty one.
func Of[E, R any](list []E, f func(E) R) []R {
	if len(list) == 0 {
		return nil
	}
	out := make([]R, len(list))
	for i, e := range list {
		out[i] = f(e)
	}
	return out
}
