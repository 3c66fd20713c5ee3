import { type ReadEvent, readerOf } from '@grossist/catalogue-formats';
import { inPieces, latin1, readAll } from './bytes.ts';

/** The head of version 4 in its columns. */
export const head4 = (text1 = 'Rhein Elektro GmbH', text2 = '', currency = 'EUR', version = '04'): string =>
  `V 150126${text1.padEnd(40)}${text2.padEnd(40)}${''.padEnd(35)}${version}${currency}`;

export const HEAD_4 = head4();
export const HEAD_5 = 'V;050;A;20260115;EUR;Artikel;Rhein Elektro GmbH;;;;;;;;;';

/** What every amendment of these files says of its article. */
export const OF_RHEIN = { kind: 'material-amendment', supplierCode: 'RHEIN-ELEKTRO-GMBH', market: 'DE' } as const;

const ARTICLE_4 = {
  flag: 'N',
  number: '4711',
  textMark: '00',
  text1: 'Leitung NYM-J 3x1,5',
  text2: '',
  mark: '1',
  per: '0',
  unit: 'Stk',
  price: '12345',
  group: '06',
  main: '',
  key: '',
};

/** An A line of version 4, in the order of its fields. */
export const article4 = (fields: Partial<typeof ARTICLE_4> = {}): string =>
  ['A', ...Object.values({ ...ARTICLE_4, ...fields }), ''].join(';');

const SECOND_4 = {
  flag: 'N',
  number: '4711',
  matchcode: '',
  other: '',
  page: '',
  metalMark: '0',
  metalBase: '0',
  metalWeight: '0',
  ean: '',
  link: '',
  group: '',
  cost: '0',
  pack: '0',
  referenceOf: '',
  reference: '',
};

/** A B line of version 4. */
export const second4 = (fields: Partial<typeof SECOND_4> = {}): string =>
  ['B', ...Object.values({ ...SECOND_4, ...fields }), ''].join(';');

const ARTICLE_5 = {
  flag: 'N',
  number: '4711',
  text1: 'Leitung NYM-J 3x1,5',
  text2: '',
  unit: 'PCE',
  mark: '1',
  per: '1',
  price: '12345',
  group: '06',
  main: '',
  sub: '',
  matchcode: '',
  otherOf: '',
  other: '',
  makerOf: '',
  makerNumber: '',
  type: '',
  ean: '',
  link: '',
  pack: '',
  page: '',
  textMark: '',
  key: '',
  cost: '',
  stock: '',
  referenceOf: '',
  reference: '',
};

/** An A line of version 5. */
export const article5 = (fields: Partial<typeof ARTICLE_5> = {}): string =>
  ['A', ...Object.values({ ...ARTICLE_5, ...fields }), ''].join(';');

export const readDatanorm = (lines: readonly string[], end = '\r\n'): Promise<ReadEvent[]> =>
  readAll(readerOf('datanorm'), inPieces(latin1(lines.join(end))));

export const read4 = (...lines: string[]): Promise<ReadEvent[]> => readDatanorm([HEAD_4, ...lines]);
export const read5 = (...lines: string[]): Promise<ReadEvent[]> => readDatanorm([HEAD_5, ...lines]);
