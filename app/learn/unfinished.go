package learn

import (
	"reflect"
	"time"

	"spieltisch/games/course"
	"spieltisch/store"
)

// unfinished is a task that was left half done: it goes on when its page comes back in the
// same session. An answer that is given is kept by the store instead.
type unfinished struct {
	player store.PlayerID
	item   course.Item
	spent  time.Duration
	kept   any
}

// resumer is a task that can go on where one of the same item was left. Kept is nil when
// there is nothing to go on with.
type resumer interface {
	Kept() any
	Resume(kept any)
}

// leaveTask keeps the task on the screen, if it is begun and can go on. In a speed round there
// is no going on: the round is over when the page is left.
func (p *Page) leaveTask() {
	p.courses.left = nil
	t, ok := p.task.(resumer)
	if !ok || p.at != tasking || p.round != nil {
		return
	}
	if kept := t.Kept(); kept != nil {
		p.courses.left = &unfinished{p.s.player.ID, p.item, p.env.Now().Sub(p.since), kept}
	}
}

// resumeTask goes on with the task that was left, if the one on the screen is the same: the
// course asks the same again as long as nothing was answered.
func (p *Page) resumeTask() {
	left := p.courses.left
	p.courses.left, p.spent = nil, 0
	t, ok := p.task.(resumer)
	if !ok || left == nil || left.player != p.s.player.ID || !reflect.DeepEqual(left.item, p.item) {
		return
	}
	t.Resume(left.kept)
	p.spent = left.spent
}
