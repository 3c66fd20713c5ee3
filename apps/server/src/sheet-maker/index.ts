/** Makes workbooks (XLSX) in a thread. */
export { openSheetMaker, type Sheet, type SheetCell, type SheetMaker } from './sheet-maker.ts';
