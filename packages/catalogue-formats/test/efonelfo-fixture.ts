import { type ReadEvent, readerOf } from '@grossist/catalogue-formats';
import { inPieces, latin1, readAll } from './bytes.ts';

export const HEAD = 'VH;EFONELFO;4.0;NO999999999MVA;;;20260101;20261231;NOK;;Fjord Engros AS;Kaien 1;;5003;BERGEN;NO';

const DEFAULTS = {
  mark: '1',
  number: '1006100',
  name: 'Kabel 3G2,5',
  name2: '',
  measure: '1',
  unit: 'EA',
  price: '55300',
  quantity: '10000',
  date: '20260201',
  status: '1',
  block: '',
  group: '1004',
  maker: '',
  type: '',
  stocked: 'J',
  pack: '10000',
  discount: '0',
  priceType: '',
};

/** A VL line, in the order of its fields. */
export const article = (fields: Partial<typeof DEFAULTS> = {}): string => {
  const f = { ...DEFAULTS, ...fields };
  const front = ['VL', f.mark, f.number, f.name, f.name2, f.measure, f.unit, 'TXT', f.price, f.quantity, f.date];
  const back = [f.status, f.block, f.group, f.maker, f.type, f.stocked, f.pack, f.discount, f.priceType];
  return [...front, ...back].join(';');
};

export const readLines = (lines: readonly string[], end = '\r\n'): Promise<ReadEvent[]> =>
  readAll(readerOf('efonelfo'), inPieces(latin1(lines.join(end))));

/** Reads the lines behind the usual head. */
export const readBehindHead = (...lines: string[]): Promise<ReadEvent[]> => readLines([HEAD, ...lines]);
