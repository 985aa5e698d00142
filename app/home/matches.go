package home

import (
	"spieltisch/app/shell"
	"spieltisch/app/table"
)

func NewMatches(env *shell.Env, all table.Games) shell.Page { return New(env, all) }
