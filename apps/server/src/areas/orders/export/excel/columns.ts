import {
  type Locale,
  languageOf,
  type Money,
  moneyToNumber,
  NO_MONEY,
  type Quantity,
  quantityToNumber,
} from '@grossist/domain';
import type { SheetCell } from '../../../../sheet-maker/index.ts';
import { SHARE_WORDS } from '../../../cart/index.ts';
import { unitName } from '../../../pricing/index.ts';
import { ORDER_WORDS } from '../data/words.ts';
import type { ExportLine } from './export-lines.ts';

export type Template = 'Standard' | 'Prices' | 'Accounting' | 'Labels';

export interface Column {
  header: string;
  width: number;
  cell(line: ExportLine): SheetCell;
}

const text =
  (of: (line: ExportLine) => string) =>
  (line: ExportLine): SheetCell => {
    const t = of(line);
    return t === '' ? null : { t };
  };

const quantity =
  (of: (line: ExportLine) => Quantity | undefined) =>
  (line: ExportLine): SheetCell => {
    const value = of(line);
    return value === undefined ? null : { n: quantityToNumber(value), format: 'quantity' };
  };

const money =
  (of: (line: ExportLine) => Money | undefined) =>
  (line: ExportLine): SheetCell => {
    const value = of(line);
    return value === undefined ? null : { n: moneyToNumber(value), format: 'money' };
  };

const allColumns = (locale: Locale) => {
  const words = { ...SHARE_WORDS[languageOf(locale)], ...ORDER_WORDS[languageOf(locale)] };
  return {
    orderNumber: { header: words.orderNumber, width: 14, cell: text((line) => line.orderNumber) },
    returnNumber: { header: words.returnNumber, width: 14, cell: text((line) => line.returnNumber) },
    orderName: { header: words.orderName, width: 24, cell: text((line) => line.orderName) },
    reference: { header: words.reference, width: 18, cell: text((line) => line.reference) },
    project: { header: words.project, width: 14, cell: text((line) => line.projectNumber) },
    soldTo: { header: words.account, width: 14, cell: text((line) => line.soldTo) },
    orderedOn: { header: words.orderedAt, width: 12, cell: text((line) => line.orderedOn) },
    orderedBy: { header: words.orderedBy, width: 20, cell: text((line) => line.orderedBy) },
    line: { header: words.line, width: 7, cell: text((line) => String(line.lineNumber)) },
    el: { header: words.elNumber, width: 14, cell: text((line) => line.elNumber) },
    hws: { header: words.hwsNumber, width: 14, cell: text((line) => line.hwsNumber) },
    sap: { header: words.sapNumber, width: 14, cell: text((line) => line.sapNumber) },
    ean: { header: words.ean, width: 16, cell: text((line) => line.ean) },
    name: { header: words.name, width: 44, cell: text((line) => line.name) },
    type: { header: words.type, width: 24, cell: text((line) => line.type) },
    supplier: { header: words.supplier, width: 20, cell: text((line) => line.supplier) },
    quantity: { header: words.quantity, width: 10, cell: quantity((line) => line.quantity) },
    unit: { header: words.unit, width: 8, cell: text((line) => unitName(line.unit, languageOf(locale))) },
    unitPrice: { header: words.unitPrice, width: 14, cell: money((line) => line.price?.unitPrice) },
    per: { header: words.per, width: 8, cell: quantity((line) => line.price?.per) },
    cuttingFee: {
      header: words.cuttingFee,
      width: 12,
      cell: money(({ price }) => (price?.cuttingFee === NO_MONEY ? undefined : price?.cuttingFee)),
    },
    amount: { header: words.amount, width: 16, cell: money((line) => line.price?.amount) },
    currency: { header: words.currency, width: 8, cell: text((line) => line.currency) },
    status: { header: words.status, width: 16, cell: text((line) => line.status) },
    delivered: { header: words.delivered, width: 10, cell: quantity((line) => line.delivered) },
    backOrdered: { header: words.backOrdered, width: 12, cell: quantity((line) => line.backOrdered) },
    backOrderDate: { header: words.backOrderDate, width: 12, cell: text((line) => line.backOrderDate) },
    reason: { header: words.reason, width: 16, cell: text((line) => line.reason) },
    note: { header: words.note, width: 30, cell: text((line) => line.note) },
    additionalNote: { header: words.additionalNote, width: 30, cell: text((line) => line.additionalNote) },
    accounting1: { header: words.accountingString1, width: 18, cell: text((line) => line.accountingString1) },
    accounting2: { header: words.accountingString2, width: 18, cell: text((line) => line.accountingString2) },
  } satisfies Record<string, Column>;
};

type Key = keyof ReturnType<typeof allColumns>;

const PRICES: readonly Key[] = ['unitPrice', 'per', 'cuttingFee', 'amount', 'currency'];
const OF_RETURNS: readonly Key[] = ['returnNumber', 'reason'];
const OF_ORDERS: readonly Key[] = ['status', 'delivered', 'backOrdered', 'backOrderDate'];
const NOT_OF_DRAFTS: readonly Key[] = ['orderNumber', 'orderedOn', 'orderedBy', ...PRICES];

const ORDER: readonly Key[] = [
  'orderNumber',
  'returnNumber',
  'orderName',
  'reference',
  'project',
  'soldTo',
  'orderedOn',
];
const NUMBERS: readonly Key[] = ['el', 'hws', 'sap', 'ean', 'name', 'type'];

/** What each template shows, in its order. */
const TEMPLATES: Record<Template, readonly Key[]> = {
  Standard: [
    ...ORDER,
    'orderedBy',
    'line',
    ...NUMBERS,
    'supplier',
    'quantity',
    'unit',
    ...PRICES,
    ...OF_ORDERS,
    'reason',
    'note',
    'additionalNote',
    'accounting1',
    'accounting2',
  ],
  Prices: ['orderNumber', 'returnNumber', 'orderedOn', 'line', 'sap', 'name', 'quantity', 'unit', ...PRICES],
  Accounting: [
    ...ORDER,
    'line',
    'accounting1',
    'accounting2',
    'sap',
    'name',
    'quantity',
    'unit',
    'cuttingFee',
    'amount',
    'currency',
    'note',
    'additionalNote',
  ],
  Labels: [...NUMBERS, 'quantity', 'unit', 'project', 'orderName', 'orderNumber'],
};

/**
 * The columns of a template for one of the lists; those of prices only for who may see them. Drafts have no prices:
 * they are the day's, and stand in the cart's own export.
 */
export const columnsOf = (
  template: Template,
  { kind, showNetPrice, locale }: { kind: 'draft' | 'sent' | 'back' | 'return'; showNetPrice: boolean; locale: Locale },
): readonly Column[] => {
  const hidden = new Set<Key>([
    ...(showNetPrice ? [] : PRICES),
    ...(kind === 'return' ? OF_ORDERS : OF_RETURNS),
    ...(kind === 'draft' ? [...NOT_OF_DRAFTS, ...OF_ORDERS] : []),
  ]);
  const columns: Record<Key, Column> = allColumns(locale);
  return TEMPLATES[template].filter((key) => !hidden.has(key)).map((key) => columns[key]);
};
