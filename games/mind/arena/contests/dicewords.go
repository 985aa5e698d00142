package contests

import (
	"context"
	"fmt"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	dwmind "spieltisch/games/dicewords/mind"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
)

// throws is Dicewords as the arena plays it, with the words and tables of a library.
func throws(l *dwmind.Library, set dicewords.Set, o dicewords.Options) arena.Game {
	return arena.Game{
		Start: func(seed uint64, given []int) (games.Match, error) {
			o := o
			copy(o.Head[:], given)
			return dicewords.New(dicewords.Setup{Options: o, Set: set, Seed: seed})
		},
		Player: l.Player,
	}
}

// alone are how many matches to the highest target make 20,000 turns of each level, and 5,000 of Atlas and Sphinx: these take
// long, and what a turn brings them is known from 200,000 turns by the tables that they play by.
var alone = map[mind.Level]int{mind.Pip: 500, mind.Fips: 610, mind.Nova: 750, mind.Atlas: 230, mind.Sphinx: 280}

// means are what the levels make of a turn, as the package of their minds says.
var means = map[string][]float64{
	dicewords.German:  {48.3, 59.2, 73, 91.4, 109},
	dicewords.English: {51.1, 61.5, 75.1, 93.9, 110.7},
}

// OfDicewords are what the arena asks of Dicewords: what a turn brings, and races of two neighbours to the usual target. The
// tables must be built.
func OfDicewords(l *dwmind.Library, set dicewords.Set) []arena.Contest {
	var out []arena.Contest
	name := dicewords.Name
	if set.Lang() == dicewords.English {
		name += " in English"
	}
	for _, level := range mind.Characters() {
		o := dicewords.DefaultOptions(1)
		o.Target = dicewords.MaxTarget
		out = append(out, arena.Contest{
			Name: fmt.Sprintf("%s, alone, [%d]", name, level), Game: throws(l, set, o), Levels: []mind.Level{level}, Groups: alone[level],
		})
	}
	made := means[set.Lang()]
	for level := mind.Fips; level <= mind.Sphinx; level++ {
		levels, o := []mind.Level{level, level - 1}, dicewords.DefaultOptions(2)
		race := arena.Contest{
			Name: fmt.Sprintf("%s, a race to %d, %v", name, o.Target, levels), Game: throws(l, set, o), Levels: levels, Groups: 500,
		}
		out = append(out, race, race.Fair(o, arena.Made([2]float64{made[level-1], made[level-2]})))
	}
	return append(out, forecastOf(name, l, set), arena.Contest{
		Name: name + ", one voice", Game: throws(l, set, dicewords.DefaultOptions(2)), Groups: 70, Voice: VoiceOfDicewords(l),
		Levels: []mind.Level{mind.Sphinx, mind.Fips},
	})
}

// VoiceOfDicewords speaks of throws, and of words.
func VoiceOfDicewords(l *dwmind.Library) *arena.Voice {
	return &arena.Voice{
		Every: 2, Judge: l.Judge,
		Scale: func(view any) mind.Scale { return l.Mind().Scale(context.Background(), view.(dicewords.View)) },
		Moves: func(view any) (all []games.Action) {
			v := view.(dicewords.View)
			if v.Phase != dicewords.PhaseThrow && v.Phase != dicewords.PhaseDeclare {
				return nil
			}
			if v.Phase == dicewords.PhaseThrow {
				for n := 1; n < 1<<dicewords.DiceCount; n += 1 + v.Step%13 {
					t := dicewords.Throw{}
					for i := range dicewords.DiceCount {
						if n>>i&1 != 0 {
							t.Dice = append(t.Dice, i)
						}
					}
					all = append(all, t)
				}
			}
			if v.Phase == dicewords.PhaseDeclare {
				best, _ := l.Mind().Best(context.Background(), v, 40)
				for _, c := range best {
					all = append(all, c.Action)
				}
			}
			return append(all, dicewords.Pass{})
		},
		Tip: func(ctx context.Context, view any) (games.Action, error) {
			tip, err := l.Mind().Tip(ctx, view, nil)
			if err != nil {
				return nil, err
			}
			v, last := view.(dicewords.View), tip.Hints[len(tip.Hints)-1]
			switch last.Say {
			case dwmind.TipLay:
				return dicewords.Declare{Word: last.Args["Word"].(string)}, nil
			case dwmind.TipKeep, dwmind.TipThrow:
				t := dicewords.Throw{}
				for i := range v.Up {
					if last.Mark.(dwmind.Mark).Dice>>i&1 == 0 {
						t.Dice = append(t.Dice, i)
					}
				}
				return t, nil
			}
			return dicewords.Pass{}, nil
		},
	}
}
