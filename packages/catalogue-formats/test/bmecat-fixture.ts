import {
  type MaterialAmendmentRecord,
  type MaterialRecord,
  type ReadEvent,
  readerOf,
} from '@grossist/catalogue-formats';
import { inPieces, readAll, recordsOf, utf8 } from './bytes.ts';

export const bmecat = readerOf('bmecat');

export interface FileParts {
  version: string;
  namespace?: string;
  /** Behind the XML declaration. */
  doctype?: string;
  /** Within CATALOG, instead of German, English, DE and EUR. */
  catalogue?: string;
  /** Within HEADER, behind CATALOG. */
  header?: string;
  transaction?: string;
}

const CATALOGUE = `<LANGUAGE default="true">deu</LANGUAGE><LANGUAGE>eng</LANGUAGE><CATALOG_ID>C1</CATALOG_ID>
<CATALOG_VERSION>1.0</CATALOG_VERSION><DATETIME type="generation_date"><DATE>2026-02-01</DATE></DATETIME>
<TERRITORY>DE</TERRITORY><CURRENCY>EUR</CURRENCY>`;

const HEADER = '<SUPPLIER><SUPPLIER_NAME>Muster GmbH</SUPPLIER_NAME></SUPPLIER>';

const NAMESPACES: Readonly<Record<string, string>> = {
  '1.2': '',
  '2005': 'http://www.bmecat.org/bmecat/2005',
  '2005.1': 'http://www.bmecat.org/bmecat/2005.1',
  '2005.2': 'http://www.bmecat.org/bmecat/2005.2',
};

/** A file around what its transaction holds. */
export const file = (body: string, parts: Partial<FileParts> = {}): string => {
  const { version = '2005.1', catalogue = CATALOGUE, header = HEADER, transaction = 'T_NEW_CATALOG' } = parts;
  const namespace = parts.namespace ?? NAMESPACES[version] ?? '';
  const xmlns = namespace === '' ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
${parts.doctype ?? ''}<BMECAT version="${version}"${xmlns}><HEADER><CATALOG>${catalogue}</CATALOG>${header}</HEADER>
<${transaction}>
${body}
</${transaction}></BMECAT>
`;
};

/** A product of 2005, with what its parts hold. */
export const product = (parts: Partial<Record<'pid' | 'details' | 'order' | 'rest' | 'mode', string>> = {}): string =>
  `<PRODUCT${parts.mode === undefined ? '' : ` mode="${parts.mode}"`}><SUPPLIER_PID>${parts.pid ?? 'P1'}</SUPPLIER_PID>
<PRODUCT_DETAILS><DESCRIPTION_SHORT lang="deu">Klemme</DESCRIPTION_SHORT>${parts.details ?? ''}</PRODUCT_DETAILS>
${parts.order ?? '<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS>'}${parts.rest ?? ''}</PRODUCT>`;

/** A net list price of an amount, with more elements of it. */
export const price = (amount: string, more = '', type = 'net_list'): string =>
  `<PRODUCT_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</PRODUCT_PRICE>`;

export const prices = (...given: readonly string[]): string =>
  `<PRODUCT_PRICE_DETAILS>${given.join('')}</PRODUCT_PRICE_DETAILS>`;

export const read = (text: string): Promise<ReadEvent[]> => readAll(bmecat, inPieces(utf8(text)));

export const materialsOf = (events: readonly ReadEvent[]): MaterialRecord[] =>
  recordsOf(events).flatMap((record) => (record.kind === 'material' ? [record] : []));

export const amendmentsOf = (events: readonly ReadEvent[]): MaterialAmendmentRecord[] =>
  recordsOf(events).flatMap((record) => (record.kind === 'material-amendment' ? [record] : []));

/** The one material of a file with this product. */
export const materialOf = async (parts: Parameters<typeof product>[0], around?: Partial<FileParts>) => {
  const events = await read(file(product(parts), around));
  const [material] = materialsOf(events);
  if (!material) throw new Error(JSON.stringify(events));
  return { material, events };
};

/** Codes of the notes that cost no record, in their order. */
export const noteCodes = (events: readonly ReadEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'note' ? [event.code] : []));
