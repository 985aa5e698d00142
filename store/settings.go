package store

import (
	"encoding/json"
	"fmt"
)

// Setting decodes the setting's JSON into what into points to; false when it was never set.
func (s *Store) Setting(key string, into any) (ok bool, err error) {
	err = s.view("setting", func(tx readTx) error {
		text, found, err := one(tx, scanText, "SELECT value FROM settings WHERE key = ?", key)
		if err != nil || !found {
			return err
		}
		ok = true
		if err := json.Unmarshal([]byte(text), into); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		return nil
	})
	return ok && err == nil, err
}

// SetSetting keeps v as JSON.
func (s *Store) SetSetting(key string, v any) error {
	return s.update("set setting", func(tx writeTx) error {
		text, err := json.Marshal(v)
		if err != nil {
			return err
		}
		_, err = tx.Exec(`INSERT INTO settings (key, value, updated) VALUES (?, ?, ?)
			ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated = excluded.updated`,
			key, string(text), millis(tx.now))
		return err
	})
}
