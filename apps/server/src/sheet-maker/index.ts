/** Makes workbooks (XLSX) in a thread. */
export { openSheetMaker } from './open-sheet-maker.ts';
export type { Sheet, SheetCell, SheetMaker } from './sheet-maker.ts';
