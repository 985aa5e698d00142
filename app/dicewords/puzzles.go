package dicewords

import (
	"context"
	"errors"
	"math"
	"strconv"
	"strings"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/daily"
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/each"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// puzzles follow the program's language.
func puzzles(all *shares) *table.Puzzles {
	return &table.Puzzles{
		Picture: lying, Minutes: 4, Number: think.Puzzler{}.Number(), Scale: think.PuzzleScale,
		Words: table.ListWords,
		Open:  all.puzzler,
		Goes: func(log games.Log) bool {
			_, a := log.Step(log.Len())
			_, throws := a.(dw.Throw)
			return throws
		},
		Figure: func(env *shell.Env, own, best float64) string {
			return env.T("dicewords.puzzle.figure", games.Args{"N": int(math.Round(max(0, own))), "Best": int(math.Round(best))})
		},
		Say:  all.best,
		Also: all.overlooked,
	}
}

// best says which dice to keep, and for which words; an import, which has no list, looks whether that can be said of the dice.
func (all *shares) best(env *shell.Env, _ []string, log games.Log, best games.Action) string {
	t, ok := best.(dw.Throw)
	v, _ := log.Match().View(0).(dw.View)
	if !ok {
		return ""
	}
	kept := each.Of(first(v, t), func(i int) string { return string(v.Faces()[i]) })
	args := games.Args{"N": len(kept), "Letters": env.Join(kept), "There": "", "Words": ""}
	if env.Lexicons != nil {
		s, err := all.take(env, v.Set, true)
		if err != nil {
			return ""
		}
		defer s.leave()
		there, words := s.lib.Mind().LeadsTo(v, t)
		args["There"], args["Words"] = there, env.Join(words)
	}
	return env.T("dicewords.puzzle.best", args)
}

// overlooked says which word lay there in the end that is better than the one that was said.
func (all *shares) overlooked(env *shell.Env, log games.Log) string {
	_, last := log.Step(log.Len())
	v, ok := log.At(log.Len() - 1).View(0).(dw.View)
	if _, throws := last.(dw.Throw); !ok || throws {
		return ""
	}
	s, err := all.take(env, v.Set, true)
	if err != nil {
		return ""
	}
	defer s.leave()
	said := ""
	if d, ok := last.(dw.Declare); ok {
		said = d.Word
	}
	points := func(word string) int { return dw.WorthOf(v, word).Tally.Points() }
	word, rare := s.lib.Mind().Overlooked(v, said)
	var out []string
	if word != "" {
		out = append(out, env.T("dicewords.puzzle.overlooked", games.Args{"Word": word, "N": points(word), "Own": points(said)}))
	}
	if rare != "" && rare != word {
		out = append(out, env.T("dicewords.review.why.rare", games.Args{"Word": rare + " (" + strconv.Itoa(points(rare)) + ")"}))
	}
	return strings.Join(out, " ")
}

// puzzler has the tables that puzzles are made and judged with: of the dice as they come in the box and of no house words.
func (all *shares) puzzler(ctx context.Context, env *shell.Env, id daily.ID, making bool, tell func(float64)) (daily.Puzzler, func(), error) {
	if !hasRoom(env) {
		return nil, nil, games.Refuse(noRoom, nil)
	}
	set, err := boxSet(locales.Lang(id.Language))
	if err != nil {
		return nil, nil, err
	}
	s, err := all.take(env, set, true) // which the tips at its table have, too
	if err != nil {
		return nil, nil, err
	}
	p := think.Puzzler{Library: s.lib}
	levels := []mind.Level{mind.Sphinx}
	if making {
		levels = p.Needs(id.Day)
	}
	for i, level := range levels {
		from, n := float64(i), float64(len(levels))
		if err := s.tables(ctx, level, func(share float64) { tell((from + share) / n) }); err != nil {
			s.leave()
			if errors.Is(err, think.ErrSize) {
				err = games.Refuse(noRoom, nil)
			}
			return nil, nil, err
		}
	}
	return p, s.leave, nil
}
