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
/** 1225: an original, or one sent again, which DUPLICATES are. */
export const ORIGINALS: ReadonlySet<string> = new Set(['', '9', '7', '35', '47']);
export const DUPLICATES: ReadonlySet<string> = new Set(['7', '35']);

/** 1229: a line is ordered. */
export const ORDERED_LINES: ReadonlySet<string> = new Set(['', '1', '5']);
/** 1229: a line is deleted, not accepted or not found. */
export const DELETED_LINES: ReadonlySet<string> = new Set(['2', '7', '10']);

/** 4347: the numbers of PIA are those of another item, that substitutes this one or is substituted by it. */
export const SUBSTITUTES: ReadonlySet<string> = new Set(['3', '4']);

/** 3035: parties that an order is read with. Where goods go is one of several, the first that is there. */
export const BUYERS = ['BY'] as const;
export const SELLERS = ['SU', 'SE'] as const;
export const DELIVERY_PLACES = ['DP', 'ST', 'UC'] as const;

/** 3055: who gave a party its number. */
export const GLN_AGENCY = '9';
/** The agency of numbers that the other side gave: the wholesaler its customer, the customer its supplier. */
export const OTHER_SIDE: ReadonlyMap<string, string> = new Map([
  ['BY', '91'],
  ['SU', '92'],
  ['SE', '92'],
]);
/** Agencies that say nothing of whose number it is: none, or one that both agreed on. */
export const ANY_AGENCY: ReadonlySet<string> = new Set(['', 'ZZZ']);

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
