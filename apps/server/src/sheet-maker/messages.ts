import type { Sheet } from './sheet.ts';

export interface ToSheetMaker {
  id: number;
  sheet: Sheet;
}

export type FromSheetMaker =
  | { id: number; chunk: Uint8Array<ArrayBuffer> }
  | { id: number; end: true }
  | { id: number; failure: string };
