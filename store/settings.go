package store

import (
	"encoding/json"
	"fmt"
)

// Key names a setting whose value is a T, and says how far it goes.
type Key[T any] struct {
	name    string
	travels bool
}

// ThisComputer is a setting that stays in this data file, such as one that names players by the numbers they have here.
func ThisComputer[T any](name string) Key[T] { return Key[T]{name, false} }

// Travelling is a setting that an export takes along.
func Travelling[T any](name string) Key[T] { return Key[T]{name, true} }

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
