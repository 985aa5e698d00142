package decipher_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// Pieces are pushed and turned by drag, wheel and key, tidied by a second tap, and kept.
func TestPad(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	up := fyne.NewDelta(20, -10)
	from := shelltest.Middle(p.lying()[0])
	p.drag(from, from.Add(up))
	at, ok := p.pad().Lie(1)
	p.Must(ok && at.X > 0 && at.Y < 0 && at.Turn == 0 && p.pieceAt(from.Add(up)), "pushed up and to the right")
	shelltest.Wheel(t, p.Env, from.Add(up), -10)
	p.Type("r")
	at, _ = p.pad().Lie(1)
	p.Must(at.Turn == 30, "wheel and key turn it")
	p.Type("R")
	at, _ = p.pad().Lie(1)
	p.Must(at.Turn == 15 && p.lying()[0].Turn() == 15, "and back")
	p.Key(fyne.KeyF6)
	p.Must(p.lying()[0].Turn() == 195, "seen from the other side")
	from = shelltest.Middle(p.lying()[0])
	p.drag(from, from.Add(up))
	back, _ := p.pad().Lie(1)
	p.Must(back.X < at.X && back.Y > at.Y, "there right and up are left and down")
	p.Key(fyne.KeyF6)
	again := p.again()
	if got, ok := again.pad().Lie(1); !ok || got != back {
		t.Fatal("the pad is not kept", got, ok)
	}
	again.zone(0)
	again.zone(0)
	_, ok = again.pad().Lie(1)
	again.Must(!ok, "a second tap tidies the zone")
}

// A push over the edge stays in the zone; one where no piece lies does nothing.
func TestPushStaysInTheZone(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	from := shelltest.Middle(p.lying()[0])
	p.drag(from, from.AddXY(2000, 2000))
	at, low, high := shelltest.Middle(p.lying()[0]), p.spot(0, 0, 0), p.spot(0, 1, 1)
	p.Must(at.X > from.X && at.Y > from.Y && at.X > low.X && at.X < high.X && at.Y > low.Y && at.Y < high.Y, "its middle stays in the area")
	p.drag(p.spot(1, .5, .4), p.spot(0, .5, .4))
	p.Must(len(p.pad().Lies) == 1 && shelltest.Middle(p.lying()[0]) == at, "where no piece lies nothing is pushed")
}

func TestOnlyOneZoneLeft(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("ISS") // I: long; S: 2 U each
	p.Key(fyne.KeySpace)
	p.ask("23")
	p.Must(len(p.view().Zones[0].Pieces) == 1, "the last zone needs no question")
	p.Must(p.stamped("decipher.stamp.only", games.Args{"Zone": 1}), "and says so, though the answer was no")
}

// Without the aid nothing tells what fits.
func TestStrictPlay(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3, func(o *dc.Options) { o.Filter = false }), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	for n := range 29 {
		p.Must(!p.Says("decipher.seek.possible", games.Args{"Letters": n}) && !p.Says("decipher.seek.fits", games.Args{"Zone": 1, "Letters": n}), "no counts")
	}
	p.Type("g")
	shelltest.Menu(t, p.Env, "Ben")
	p.Type("xxx")
	p.Must(!p.Says("decipher.seek.misfit"), "no word about a word that can't be")
}

func TestAidFollowsTheZone(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.zone(0)
	p.Must(p.Says("decipher.seek.fits", games.Args{"Zone": 1, "Letters": len(p.view().Candidates(0))}), "a tap without a piece looks at a zone")
	p.Must(p.Says("decipher.seek.possible", games.Args{"Letters": len(p.view().Candidates(0))}), "its count")
	p.Must(p.explains("decipher.seek.possible.means", games.Args{"N": p.view().Missing()}), "what it counts")
	p.Type("g")
	shelltest.Menu(t, p.Env, "Ben")
	p.Type("cis")
	p.Must(p.Says("decipher.seek.misfit"), "a C can't have a long stick")
	p.flip()
	p.Env.Router.Rebuild()
	off := func(p *seated) bool {
		standing, _ := p.alphabet().Candidates()
		return standing == nil
	}
	p.Must(off(p), "switched off it stays off")
	again := p.again()
	again.Must(off(again), "after reading the rules, too")
	again.Submit(2, dc.Guess{Word: "EIS"})
	again.Key(fyne.KeyReturn)
	again.word("ROT")
	again.zone(0)
	again.Must(off(again), "and in the next round")
	again.flip()
	again.Must(again.Says("decipher.seek.fits", games.Args{"Zone": 1, "Letters": 26}), "until it is switched on again")
}

// How the pieces lie is kept where a match goes on behind the Puzzle Maker's curtain, too.
func TestPadOfAMatchThatGoesOnBehindTheCurtain(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3, func(o *dc.Options) { o.Pick = dc.PickLive }), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Submit(0, dc.Give{Kind: letterpiece.LongStick})
	p.ask("1")
	p.Submit(0, dc.Give{Kind: letterpiece.ShortStick})
	p.Type("r")
	want, ok := p.pad().Lie(1)
	p.Must(ok, "the piece is turned")
	p.ask("1")
	again := p.again()
	again.Unveil()
	again.Type("2")
	again.Key(fyne.KeyReturn)
	if got, ok := again.pad().Lie(1); !ok || got != want {
		t.Error("the pad is not kept", got, ok)
	}
	again.Must(again.lying()[0].Turn() == float64(want.Turn), "and the piece lies as it did")
}

// The zone that was looked at is forgotten for good once its piece lies: after a start of the program, too.
func TestZoneLookedAtIsForgotten(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.Type("1")
	p.Must(p.pad().Zone == 1, "zone 1 is looked at")
	p.Key(fyne.KeyReturn)
	p.Must(p.pad().Zone == 0, "it was asked for")
	again := p.again()
	standing, _ := again.alphabet().Candidates()
	again.Must(standing == nil, "the alphabet is about no zone")
}

// A verdict rims the zone that it is about, as long as it stands.
func TestVerdictRimsItsZone(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	shelltest.NewClock(t)
	p.Key(fyne.KeySpace)
	p.ask("3")
	rimmed := func(tok ui.Token) bool {
		spot := p.spot(2, 0, 0)
		return slices.ContainsFunc(shelltest.Inside[*canvas.Rectangle](p.marked("zones")), func(r *canvas.Rectangle) bool {
			d := at(r).Subtract(spot)
			return d.X > -9 && d.X < 1 && d.Y > -9 && d.Y < 1 && !r.Hidden && r.FillColor == ui.Color(tok)
		})
	}
	p.Must(p.stamped("decipher.stamp.no") && rimmed(ui.NoMark), "no S has a long stick")
	p.Key(fyne.KeyLeft)
	p.Must(!p.stamped("decipher.stamp.no") && !rimmed(ui.NoMark), "any key ends it")
}

// Pieces lie beside each other, over no other one and not over the edge, however narrow their zone is; in the first round a line says
// what a cross is.
func TestPiecesLieBesideEachOther(t *testing.T) {
	for _, word := range []string{"OBI", "QUOTEN"} {
		p := seat(t, locales.German, rules(locales.German, len(word)), "Tina", "Lee", "Ben")
		ui.SetAnimations(false)
		shelltest.Resize(p.Env, 1280, 800)
		p.word(word)
		for range 60 {
			if p.view().Left != dc.LeftUnknown && p.view().Hand == nil {
				break
			}
			p.place()
			var all []fyne.CanvasObject
			sizes := map[fyne.Size]bool{}
			for _, piece := range p.lying() {
				all = append(all, piece)
				sizes[piece.MinSize()] = true
			}
			p.Must(len(sizes) <= letterpiece.Kinds, "all zones have one scale")
			if over := shelltest.Overlapping(all); len(over) > 0 {
				t.Fatal(word, over)
			}
		}
		p.Must(p.view().NoTokens > 0 && p.Says("decipher.seek.cross"), "a cross is explained")
	}
}

// The lamp and "is up" are at whoever is to act: somebody who names a word out of turn, and the Puzzle Maker who gives a piece.
func TestOneIsUp(t *testing.T) {
	up := func(p *seated, name string) {
		t.Helper()
		var lit, says float32
		for _, l := range shelltest.Find[*ui.Lamp](p.Env) {
			if l.Lit() {
				lit = shelltest.Middle(l).X
			}
		}
		for _, text := range shelltest.Find[*ui.Text](p.Env) {
			if text.String() == p.Say("decipher.seek.role.turn") {
				says = at(text).X
			}
		}
		for _, text := range shelltest.Find[*ui.Para](p.Env) {
			if text.String() == name {
				p.Must(lit < at(text).X && at(text).X-lit < 80 && at(text).X == says, name+" is up")
				return
			}
		}
		t.Error(name, "is nowhere")
	}
	p := seat(t, locales.German, rules(locales.German, 4), "Tina", "Lee", "Ben")
	p.word("LAMM")
	up(p, "Lee")
	p.begin("Ben")
	up(p, "Ben")
	p = making(t, locales.German, makerOptions(dc.LanguageGerman, 4, dc.PickLive))
	p.Type("lamm")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Phase == dc.PhaseGive, "a piece is given")
	up(p, "Tina")
}
