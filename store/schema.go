package store

// Schema is the version of the data that this store reads and writes.
func (s *Store) Schema() int { return len(s.steps) }
