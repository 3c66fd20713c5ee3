import { Readable } from 'node:stream';
import { makeXlsx } from '../../src/areas/orders/export/excel/make-xlsx.ts';
import type { SheetMaker } from '../../src/areas/orders/index.ts';

/** The shop's sheet maker without its thread. */
export const sheetsInProcess: SheetMaker = {
  xlsx: async (sheet) => Readable.from([await makeXlsx(sheet)]),
  close: async () => undefined,
};
