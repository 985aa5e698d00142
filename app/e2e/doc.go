// Package e2e plays in the real program, on a virtual screen, by keys and clicks: `make e2e` on this system, `make e2e-windows` in the
// program for Windows. `make kills`, `make bench` and `make memory` measure the same program. All of it needs the tag e2e.
//
//   - program_test.go starts and ends the program, reads its trace, presses and clicks; screen_test.go has the screen and its
//     pictures; wine_test.go the Windows that wine is.
//   - mirror_test.go plays a match of Dicewords twice: in the program and by the rules, and compares.
//   - Each game has its own plays: dicewords_test.go, decipher_test.go, …, against computers in *computer_test.go; so have the pages:
//     guided, learn, practice, puzzles, review, sheets.
//     walk_test.go goes through all that lie around the table, by keys and by mouse.
//   - crash_test.go, gone_test.go, beside_test.go, refusal_test.go and data_test.go see what happens when something fails.
//   - kills_test.go kills the program, start_test.go measures start-up and memory against a bare window.
package e2e
