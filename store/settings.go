package store

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Key names a setting whose value is a T, and says how far it goes.
type Key[T any] struct {
	name    string
	travels bool
}

// ThisComputer is a setting that stays in this data file, such as one that names players by the numbers they have here.
func ThisComputer[T any](name string) Key[T] { return Key[T]{name, false} }

// Travelling is a setting that an export takes along. It is made once, when the program starts, so that an import knows of which
// type it is.
func Travelling[T any](name string) Key[T] {
	travelling = append(travelling, traveller{name, false, holds[T]})
	return Key[T]{name, true}
}

// Travellers are settings that an export takes along and whose names begin alike, such as one for each player; made like
// Travelling.
func Travellers[T any](prefix string) func(rest string) Key[T] {
	travelling = append(travelling, traveller{prefix, true, holds[T]})
	return func(rest string) Key[T] { return Key[T]{prefix + rest, true} }
}

// traveller is a setting, or a family of them, that comes from other computers.
type traveller struct {
	name  string
	begin bool // of the names of several
	holds func(value []byte) error
}

var travelling []traveller

func holds[T any](value []byte) error { return json.Unmarshal(value, new(T)) }

// CheckSetting tells whether a setting that travels has a value that its key can read. A name that this version doesn't know
// is left to another one.
func CheckSetting(name string, value []byte) error {
	for _, t := range travelling {
		if t.begin && strings.HasPrefix(name, t.name) || t.name == name {
			if err := t.holds(value); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return nil
}

// Get decodes the setting into what into points to; false when it was never set.
func (k Key[T]) Get(s *Store, into *T) (ok bool, err error) {
	err = s.view("setting", func(tx readTx) error {
		text, found, err := one(tx, scanText, "SELECT value FROM settings WHERE key = ?", k.name)
		if err != nil || !found {
			return err
		}
		ok = true
		if err := json.Unmarshal([]byte(text), into); err != nil {
			return fmt.Errorf("%s: %w", k.name, err)
		}
		return nil
	})
	return ok && err == nil, err
}

// Set keeps v as JSON.
func (k Key[T]) Set(s *Store, v T) error {
	return s.update("set setting", func(tx writeTx) error {
		text, err := json.Marshal(v)
		if err != nil {
			return err
		}
		_, err = tx.Exec(`INSERT INTO settings (key, value, updated, travels) VALUES (?, ?, ?, ?)
			ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated = excluded.updated, travels = excluded.travels`,
			k.name, string(text), millis(tx.now), k.travels)
		return err
	})
}
