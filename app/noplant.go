//go:build !plant

package app

import (
	"spieltisch/app/shell"
	"spieltisch/app/table"
)

// planted and plantedMinds fail in a program that is built for it (plant.go).
func planted(*shell.Env) {}

func plantedMinds(*shell.Env, table.Games) {}
