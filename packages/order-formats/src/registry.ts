import { readCsvOrder, type TableOrderReading } from './csv/table-order.ts';
import { readEdifactOrders } from './edifact/read-edifact-orders.ts';
import { readEfonelfoOrders } from './efonelfo/read-efonelfo-orders.ts';
import { decodeAs, decodeUnknown, decodeXml } from './encoding.ts';
import type { Reading, ReadOrders } from './reading.ts';
import { readUblOrder } from './ubl/read-ubl-order.ts';

/** The formats in which others' orders are read from a file. */
export const ORDER_FORMATS = ['ubl', 'efonelfo', 'edifact', 'csv'] as const;
export type OrderFormat = (typeof ORDER_FORMATS)[number];

const READERS: Readonly<Record<OrderFormat, (bytes: Uint8Array, options: TableOrderReading) => Reading<ReadOrders>>> = {
  ubl: readUblOrder,
  efonelfo: readEfonelfoOrders,
  edifact: readEdifactOrders,
  csv: readCsvOrder,
};

const HEAD = 512;

const headOf = (bytes: Uint8Array): string | undefined => {
  const head = bytes.subarray(0, HEAD);
  const [first, second] = head;
  try {
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return decodeXml(head);
    if (head.includes(0)) return decodeUnknown(head);
    return decodeAs(head, 'windows-1252').replace(/^ï»¿/, '');
  } catch {
    return undefined;
  }
};

/** Whether all of a text is the beginning of another, as that of a file that is cut off is. */
const isBeginningOf = (text: string, whole: string): boolean => whole.startsWith(text.trimEnd().toUpperCase());

const EDIFACT_HEADS = ['UNA', 'UNB', 'UNG', 'UNH'] as const;
const isEdifact = (head: string): boolean =>
  /^(?:UNA[^A-Za-z0-9]|UN[BGH]\W)/.test(head) || EDIFACT_HEADS.some((each) => isBeginningOf(head, each));

const isEfonelfo = (head: string): boolean =>
  /^[A-Z]{2};\s*EFONELFO\s*;/i.test(head) || ['BH;EFONELFO', 'IH;EFONELFO'].some((each) => isBeginningOf(head, each));

/**
 * The format that a file begins as; undefined for what is binary: a spreadsheet (XLSX, ODS), a PDF, a picture. Whether
 * it is an order of that format only reading tells.
 */
export const detectOrderFormat = (bytes: Uint8Array): OrderFormat | undefined => {
  const head = headOf(bytes)?.trimStart();
  if (
    head === undefined ||
    head === '' ||
    /^(?:PK\u0003|%PDF|\u0089PNG|\u2030PNG)/.test(head) ||
    head.includes('\u0000')
  )
    return undefined;
  if (head.startsWith('<')) return 'ubl';
  if (isEdifact(head)) return 'edifact';
  if (isEfonelfo(head)) return 'efonelfo';
  return 'csv';
};

/** Reads the orders of a file of a format; the options are for tables. */
export const readOrderFile = (
  format: OrderFormat,
  bytes: Uint8Array,
  options: TableOrderReading = {},
): Reading<ReadOrders> => READERS[format](bytes, options);
