package picker

// enter is nothing: another program shows the dialog.
func enter() (leave func()) { return func() {} }
