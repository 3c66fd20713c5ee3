/** A cell of a sheet: a text stays one whatever it begins with, a number is one by its exact decimal. */
export type SheetCell = null | { t: string; bold?: boolean } | { n: number; format: 'money' | 'quantity' };

/** A sheet as it goes to who makes the file. Widths in characters; the first row stays in sight. */
export interface Sheet {
  name: string;
  widths: readonly number[];
  rows: readonly (readonly SheetCell[])[];
}
