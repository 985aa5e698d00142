// Package exchange takes data out of a store and into another as JSON: everything, or some score sheets. CSV is for people.
//
// What comes in is looked at first (Read): each element is checked, played again, and lies ready; Incoming.Take brings
// it in. Errors about a file are *store.Error with a code.
package exchange
