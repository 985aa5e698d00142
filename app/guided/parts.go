package guided

import (
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	data "spieltisch/assets/guided"
	"spieltisch/games"
)

func has(env *shell.Env, kind, part string) bool {
	return data.Script(kind, part, string(env.Texts.Lang())) != nil
}

// Parts are the parts of a game's guided match in their order, none where it has none. The first is "".
func Parts(env *shell.Env, kind string) []string {
	return slices.DeleteFunc([]string{"", data.Second}, func(part string) bool { return !has(env, kind, part) })
}

// Show says that a part is shown: "Show me", and of what where it is not the first.
func Show(env *shell.Env, kind, part string) string {
	if part == "" {
		return env.T("guided.show")
	}
	return env.T("guided.show.part", games.Args{"Part": partName(env, kind, part)})
}

// Icon tells the parts apart where a narrow window has no room for words.
func Icon(part string) ui.IconName {
	if part == "" {
		return ui.IconCompass
	}
	return ui.IconPlus
}

// partName is what a part other than the first is about.
func partName(env *shell.Env, kind, part string) string {
	return env.T(games.ID("guided." + kind + "." + part))
}

// title names the game and the part.
func (p *Page) title() string {
	name := p.game.Name(p.env)
	if p.part != "" {
		name += " " + partName(p.env, p.game.Kind.Name(), p.part)
	}
	return p.env.T("guided.title", games.Args{"Game": name})
}

// resume says where whoever leaves goes on: home only opens the first part.
func (p *Page) resume() string {
	if p.part == "" {
		return p.env.T("guided.end.body")
	}
	return p.env.T("guided.end.part", games.Args{"Part": partName(p.env, p.game.Kind.Name(), p.part)})
}

// following is what the button says that leads to the part after this one, "" where there is none.
func (p *Page) following() string {
	if kind := p.game.Kind.Name(); p.part == "" && has(p.env, kind, data.Second) {
		return p.env.T("guided.more", games.Args{"Part": partName(p.env, kind, data.Second)})
	}
	return ""
}

// more leads to the part after this one.
func (p *Page) more() {
	p.finish()
	p.env.Router.Replace(shell.Route{Page: shell.Guided, Game: p.game.Kind.Name(), Part: data.Second, Player: p.who.ID})
}
