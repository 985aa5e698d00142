package ui

import (
	"bytes"
	"fmt"
	"image/color"
	"path"
	"sync"

	"fyne.io/fyne/v2"

	"spieltisch/assets"
)

// IconName is the name of a file in assets/icons without its ending.
type IconName string

// The icons.
const (
	IconArrow     IconName = "arrow"
	IconArrowDown IconName = "arrowdown"
	IconBack      IconName = "back"
	IconBook      IconName = "book"
	IconBulb      IconName = "bulb"
	IconChart     IconName = "chart"
	IconCheck     IconName = "check"
	IconChevron   IconName = "chev"
	IconClock     IconName = "clock"
	IconCompass   IconName = "compass"
	IconDice      IconName = "dice"
	IconDown      IconName = "down"
	IconErase     IconName = "erase"
	IconEye       IconName = "eye"
	IconEyeOff    IconName = "eyeoff"
	IconFirst     IconName = "first"
	IconFlag      IconName = "flag"
	IconFlame     IconName = "flame"
	IconFolder    IconName = "folder"
	IconGear      IconName = "gear"
	IconHelp      IconName = "help"
	IconHourglass IconName = "hourglass"
	IconHouse     IconName = "house"
	IconInfo      IconName = "info"
	IconLast      IconName = "last"
	IconLetters   IconName = "letters"
	IconLock      IconName = "lock"
	IconMenu      IconName = "menu"
	IconMinus     IconName = "minus"
	IconMoon      IconName = "moon"
	IconPause     IconName = "pause"
	IconPencil    IconName = "pencil"
	IconPlay      IconName = "play"
	IconPlus      IconName = "plus"
	IconPrint     IconName = "print"
	IconQuestion  IconName = "qm"
	IconSame      IconName = "same"
	IconSearch    IconName = "search"
	IconSheet     IconName = "sheet"
	IconSmile     IconName = "smile"
	IconStar      IconName = "star"
	IconSwap      IconName = "swap"
	IconTrash     IconName = "trash"
	IconTrophy    IconName = "trophy"
	IconTurnLeft  IconName = "turnl"
	IconTurnRight IconName = "turnr"
	IconUndo      IconName = "undo"
	IconUp        IconName = "up"
	IconUsers     IconName = "users"
	IconWarn      IconName = "warn"
	IconX         IconName = "x"
)

var icons struct {
	sync.Mutex
	made map[string]fyne.Resource
}

// IconResource is the icon in one colour, nil for "" or an unknown name. Resources
// are shared: one a name and colour, named after both because Fyne caches by name.
func IconResource(name IconName, c color.Color) fyne.Resource {
	if name == "" {
		return nil
	}
	n := nrgba(c)
	key := fmt.Sprintf("%s-%02x%02x%02x.svg", name, n.R, n.G, n.B)
	icons.Lock()
	defer icons.Unlock()
	if r, ok := icons.made[key]; ok {
		return r
	}
	data, err := assets.Icons.ReadFile(path.Join("icons", string(name)+".svg"))
	if err != nil {
		return nil
	}
	data = bytes.ReplaceAll(data, []byte("#000000"), fmt.Appendf(nil, "#%02X%02X%02X", n.R, n.G, n.B))
	if icons.made == nil {
		icons.made = map[string]fyne.Resource{}
	}
	r := fyne.NewStaticResource(key, data)
	icons.made[key] = r
	return r
}

// Icon is an icon that follows the theme.
type Icon struct {
	Base
	name IconName
	size float32
	tok  Token
}

// NewIcon is an icon of size×size pixels (it does not grow with the text).
func NewIcon(name IconName, size float32, tok Token) *Icon {
	i := &Icon{name: name, size: size, tok: tok}
	img := NewIconImage()
	i.Draw(i, func() fyne.Size { return fyne.NewSquareSize(i.size) }, func(s fyne.Size) {
		img.Set(i.name, i.tok)
		img.Place(s.Width/2, s.Height/2, i.size)
	}, img)
	return i
}

// Name is the icon that is shown.
func (i *Icon) Name() IconName { return i.name }

// Set changes icon and colour.
func (i *Icon) Set(name IconName, tok Token) {
	i.name, i.tok = name, tok
	i.Refresh()
}
