import { Readable } from 'node:stream';
import type { SheetMaker } from '../../src/sheet-maker/index.ts';
import { makeXlsx } from '../../src/sheet-maker/make-xlsx.ts';

/** The shop's sheet maker without its thread. */
export const sheetsInProcess: SheetMaker = {
  xlsx: async (sheet) => Readable.from([await makeXlsx(sheet)]),
  close: async () => undefined,
};
