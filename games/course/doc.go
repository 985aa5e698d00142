// Package course teaches the letter-piece alphabet: what comes next, whether an answer is
// right, and what all answers say about somebody. It has no clock, no words and no pictures.
//
// A Course is made of the alphabet's file and a list of words, and of nothing else: the groups in
// which letters come in, look-alikes, recipes and tasks follow from counts and geometry. Letters
// come in fours, those with few pieces first, and not together with one that the same pieces make or that
// looks much alike; the last four are what is left, - and ' among them.
//
// Next gives an Item, Item.Answer grades what was said, and Add takes the Answer into the Progress.
// Progress is a fold over the answers and nothing else, so the log is all that has to be kept; its
// JSON is a snapshot that saves folding. A snapshot of another Version is worth nothing.
//
// A letter is Practised, Almost (built, and read well in the last six readings, in 9 s) and
// Sure (also upside down and among loose pieces, built twice, and read in 4.5 s). For those who type slowly their own
// usual pace counts instead, up to 15 s. When all open letters are Almost the next group opens, for good.
// What was wrong is asked again after two other tasks; letters that somebody confuses come side by side until
// both are read rightly; FSRS says on which day a letter comes again. A wrong answer takes nothing away
// but what is no longer true: groups stay open and a streak survives two days.
//
// Simulated learners, driven through Next and Add by a clock of their own (learners_test.go; with
// German words, 28 letters with - and '):
//
//	perfect    every letter sure after 30 minutes and 296 tasks (6 s for a look, 2.5 s for a piece laid, 1.8 s for
//	           a letter read, 1 s between tasks)
//	forgetful  every letter sure on the fourth day of 15 minutes each, after about 400 tasks; of upkeep about
//	           12 letters a day in the first fortnight, 2 or 3 a day after six weeks
//	confused   who takes M for W until they saw both side by side six times: five confusions, over 20
//	           tasks on that pair, through in 36 minutes
//	slow       who needs 8 s for each letter read and never errs: through in about 80 minutes
//	random     who names any letter that they were shown: after 300 minutes still in the first group, nothing sure
package course
