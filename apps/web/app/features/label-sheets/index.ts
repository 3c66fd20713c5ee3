/** The sheets that labels are printed on, drawn: `LabelSheet` is clicked on its first free label. */
export { LabelSheet, type LabelSheetProps } from './label-sheet.tsx';
