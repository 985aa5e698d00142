package store

import (
	"reflect"
	"testing"
)

func TestSettings(t *testing.T) {
	s, c := newStore(t)
	type options struct {
		Target int
		Names  []string
	}
	var got options
	if ok, err := s.Setting("dicewords.options", &got); ok || err != nil {
		t.Errorf("never set: %v, %v", ok, err)
	}
	want := options{400, []string{"Ä", "\"b\""}}
	fatal(t, s.SetSetting("dicewords.options", options{1, nil}), s.SetSetting("dicewords.options", want), s.SetSetting("lang", "de"), s.Close())
	s = reopen(t, s.Dir(), c)
	if ok, err := s.Setting("dicewords.options", &got); !ok || err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v %v %+v", ok, err, got)
	}
	var n int
	ok, err := s.Setting("lang", &n)
	wantCode(t, err, CodeInternal)
	if ok {
		t.Error("a word was read as a number")
	}
	wantCode(t, s.SetSetting("f", func() {}), CodeInternal)
}
