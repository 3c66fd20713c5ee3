import type { OrderIdentifiers } from '../../order.ts';

/** 1001: kinds of documents that order something. Changes, responses and cancellations are others. */
export const ORDER_DOCUMENTS: ReadonlySet<string> = new Set([
  '105',
  '220',
  '221',
  '224',
  '225',
  '226',
  '227',
  '228',
  '402',
]);
/** 1225: an original, or one sent again. */
export const ORIGINALS: ReadonlySet<string> = new Set(['', '9', '7', '35', '47']);

/** Directories whose ORDERS has what is read here in the same places. */
export const DIRECTORIES: ReadonlySet<string> = new Set(['93A', '96A', '96B', '97A', '01B']);

/** 2005: dates of delivery, the requested one before the bounds of it. */
export const DELIVERY_DATES = ['2', '64', '10', '17', '69', '63', '61'] as const;

/** 7143 as the customer, who writes the order, means it: the supplier is the wholesaler. */
export const NUMBER_KINDS: ReadonlyMap<string, keyof OrderIdentifiers> = new Map([
  ['EN', 'ean'],
  ['UP', 'ean'],
  ['SRV', 'ean'],
  // The Swedish register of plumbing and heating.
  ['SRS', 'hws'],
  ['SA', 'sap'],
  ['VN', 'sap'],
  ['VP', 'sap'],
  ['MF', 'supplier'],
  ['BP', 'buyer'],
  ['IN', 'buyer'],
  ['PV', 'any'],
  ['GN', 'any'],
  ['ZZZ', 'any'],
]);

/** 1131 beside ZZZ: what this shop writes before the trade's numbers, for which the directory has no code. */
export const TRADE_LISTS: ReadonlyMap<string, keyof OrderIdentifiers> = new Map([
  ['EL', 'el'],
  ['HWS', 'hws'],
]);
