package table

import (
	"context"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// ListWords are Puzzles.Words where they follow the program's language.
func ListWords(env *shell.Env) (language, list string, err error) {
	lang := env.Texts.Lang()
	lex, err := env.Lexicons.Get(lang)
	if err != nil {
		return "", "", err
	}
	return string(lang), lex.ID(), nil
}

// Puzzles are the puzzles of the day of a game.
type Puzzles struct {
	Picture func(locales.Lang) fyne.CanvasObject // on the card, of what is asked, with words of the language
	Minutes int                                  // that one takes, about
	Number  int                                  // of the generator
	Hard    games.ID                             // what is asked on hard days, "" for the same as on others
	// Words are the language and the id of the word list that puzzles are made of now; nil for a game without words. It may take
	// a while.
	Words func(*shell.Env) (language, list string, err error)
	// Open is called in the background; what it returns knows the words of an id, and makes the puzzle if that is wanted, else it
	// judges answers only. The words of the family are none of them: a puzzle is the same for everybody. drop lets go of what
	// it holds.
	Open func(ctx context.Context, env *shell.Env, id daily.ID, making bool, tell func(share float64)) (p daily.Puzzler, drop func(), err error)
	// Goes tells whether a puzzle goes on after the last action of a log, or that is the answer. nil for a game of one action.
	Goes  func(games.Log) bool
	Scale mind.Scale
	// Figure says what an answer is worth where best was to be had, short and without a letter of it; Say is the best
	// answer of a puzzle, after a log that ends with the position.
	Figure func(env *shell.Env, own, best float64) string
	Say    func(env *shell.Env, names []string, log games.Log, best games.Action) string
	// Also is what else there is to say of an answer, after a log that ends with it; "" for nothing, nil for a game without.
	Also func(env *shell.Env, log games.Log) string
}
