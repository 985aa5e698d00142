//go:build e2e && linux

package e2e

import (
	"strconv"
	"testing"
)

// TestE2EKeys mixes mouse and keys as families do: whatever was clicked, the keys stay the page's.
func TestE2EKeys(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	p := here.start(s, 1, "-lang", "de", "-seed", "5")
	p.page("home", "lang=de")
	p.key("1")
	p.page("setup", "game=decipher", "seats=0")
	p.seats([]string{"Tina", "Lee"})
	p.click("start")
	p.page("table", "face=curtain")
	p.clickAt(30, 400) // the ground, where nothing is
	p.holdSpace()
	p.key("Escape")
	p.page("table", "face=curtain")
	p.key("F10", "Escape")
	p.holdSpace()
	p.click("rules")
	p.page("rules", "game=decipher")
	p.key("Escape")
	p.page("table", "face=curtain")
	p.holdSpace()
	p.shot("keys-open")
	p.write("hobby")
	p.saved("seq=0")
	p.key("Return")
	p.saved("seq=0")
	p.clickAt(585, 218) // shuffles the pieces
	p.saved("seq=0")
	p.key("Return") // sets the word, and doesn't repeat the click
	p.page("table", "seq=1", "face=board")
	p.click("menu")
	p.key("Escape")
	p.key("space") // takes a piece, and doesn't open the menu again
	p.page("table", "seq=2", "face=board")
	p.shot("keys-piece")
	p.key("ctrl+comma")
	p.page("settings", "text=100")
	p.key("Tab", "Tab", "Tab", "Tab") // to the size, which keeps the keyboard while the page is built again
	for _, size := range []string{"125", "150"} {
		p.key("Right")
		p.page("settings", "text="+size)
	}
	p.quit()
}

// clickAt clicks at a point of the window.
func (r *program) clickAt(x, y int) {
	r.t.Helper()
	r.tool("xdotool", append([]string{"mousemove", "--window", r.window, strconv.Itoa(x), strconv.Itoa(y), "click", "1"}, r.park()...)...)
}

// holdSpace holds Space for as long as a curtain takes.
func (r *program) holdSpace() {
	r.t.Helper()
	r.tool("xdotool", "keydown", "space")
	r.line("page", "table", "face=private")
	r.tool("xdotool", "keyup", "space")
}
