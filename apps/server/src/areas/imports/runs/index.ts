/** The rows that tell of each import. */
export { askForRun, type NewRun } from './ask-for-run.ts';
export { beginRun, endRun, type RunEnd } from './begin-and-end.ts';
export { progressOf, saveProgress } from './save-progress.ts';
export { tallyOf } from './tally-of.ts';
