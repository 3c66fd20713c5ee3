import type { Readable } from 'node:stream';

/** A cell of a sheet: a text, also where it looks like a formula, or a number as an exact decimal. */
export type SheetCell = null | { t: string; bold?: boolean } | { n: number; format: 'money' | 'quantity' };

/** Content of an Excel sheet. Widths in characters; the first row is frozen. */
export interface Sheet {
  name: string;
  widths: readonly number[];
  rows: readonly (readonly SheetCell[])[];
}

/** Creates Excel files in a thread, so that the server's own is not blocked. */
export interface SheetMaker {
  /**
   * Returns the file as a stream, once its first bytes are there.
   * @throws MakerBusy when too many wait already, Error when the file can't be made
   */
  xlsx(sheet: Sheet, signal?: AbortSignal): Promise<Readable>;
  close(): Promise<void>;
}

/** Messages to the thread and back. */
export interface ToSheetMaker {
  id: number;
  sheet: Sheet;
}

export type FromSheetMaker =
  | { id: number; chunk: Uint8Array<ArrayBuffer> }
  | { id: number; end: true }
  | { id: number; failure: string };
