package main

import (
	_ "embed" // for the variable below
	"fmt"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"

	"spieltisch/assets"
)

//go:embed FyneApp.toml
var metadata string

// readMetadata reads FyneApp.toml. It is embedded because Fyne itself finds the file only next to the program
// or in the working folder, and an installed program has neither.
func readMetadata(data string) (fyne.AppMetadata, error) {
	var file struct {
		Details struct {
			Name, ID, Version string
			Build             int
		}
		Migrations map[string]bool
	}
	if _, err := toml.Decode(data, &file); err != nil {
		return fyne.AppMetadata{}, fmt.Errorf("FyneApp.toml: %w", err)
	}
	return fyne.AppMetadata{
		Name: file.Details.Name, ID: file.Details.ID,
		Version: file.Details.Version, Build: file.Details.Build,
		Icon:       fyne.NewStaticResource("spieltisch.png", assets.Icon),
		Migrations: file.Migrations,
	}, nil
}
