import {
  type Locale,
  languageOf,
  type Money,
  moneyToNumber,
  NO_MONEY,
  type Quantity,
  quantityToNumber,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { SheetCell } from '../../../../sheet-maker/index.ts';
import { unitName } from '../../../pricing/index.ts';
import type { ExportLine } from './export-lines.ts';

export type Template = 'Standard' | 'Prices' | 'Accounting' | 'Labels';

export interface Column {
  header: string;
  width: number;
  cell(line: ExportLine): SheetCell;
}

const textCell =
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
  const text = textFor(locale);
  return {
    orderNumber: { header: text('orderFile.orderNumber'), width: 14, cell: textCell((line) => line.orderNumber) },
    returnNumber: { header: text('orderFile.returnNumber'), width: 14, cell: textCell((line) => line.returnNumber) },
    orderName: { header: text('orderFile.orderName'), width: 24, cell: textCell((line) => line.orderName) },
    reference: { header: text('sharedCart.reference'), width: 18, cell: textCell((line) => line.reference) },
    project: { header: text('sharedCart.project'), width: 14, cell: textCell((line) => line.projectNumber) },
    soldTo: { header: text('sharedCart.account'), width: 14, cell: textCell((line) => line.soldTo) },
    orderedOn: { header: text('orderFile.orderedAt'), width: 12, cell: textCell((line) => line.orderedOn) },
    orderedBy: { header: text('orderFile.orderedBy'), width: 20, cell: textCell((line) => line.orderedBy) },
    line: { header: text('orderFile.line'), width: 7, cell: textCell((line) => String(line.lineNumber)) },
    el: { header: text('sharedCart.elNumber'), width: 14, cell: textCell((line) => line.elNumber) },
    hws: { header: text('sharedCart.hwsNumber'), width: 14, cell: textCell((line) => line.hwsNumber) },
    sap: { header: text('sharedCart.sapNumber'), width: 14, cell: textCell((line) => line.sapNumber) },
    ean: { header: text('sharedCart.ean'), width: 16, cell: textCell((line) => line.ean) },
    name: { header: text('sharedCart.name'), width: 44, cell: textCell((line) => line.name) },
    type: { header: text('sharedCart.type'), width: 24, cell: textCell((line) => line.type) },
    supplier: { header: text('sharedCart.supplier'), width: 20, cell: textCell((line) => line.supplier) },
    quantity: { header: text('sharedCart.quantity'), width: 10, cell: quantity((line) => line.quantity) },
    unit: {
      header: text('sharedCart.unit'),
      width: 8,
      cell: textCell((line) => unitName(line.unit, languageOf(locale))),
    },
    unitPrice: { header: text('sharedCart.unitPrice'), width: 14, cell: money((line) => line.price?.unitPrice) },
    per: { header: text('sharedCart.per'), width: 8, cell: quantity((line) => line.price?.per) },
    cuttingFee: {
      header: text('sharedCart.cuttingFee'),
      width: 12,
      cell: money(({ price }) => (price?.cuttingFee === NO_MONEY ? undefined : price?.cuttingFee)),
    },
    amount: { header: text('sharedCart.amount'), width: 16, cell: money((line) => line.price?.amount) },
    currency: { header: text('orderFile.currency'), width: 8, cell: textCell((line) => line.currency) },
    status: { header: text('orderFile.status'), width: 16, cell: textCell((line) => line.status) },
    delivered: { header: text('orderFile.delivered'), width: 10, cell: quantity((line) => line.delivered) },
    backOrdered: { header: text('orderFile.backOrdered'), width: 12, cell: quantity((line) => line.backOrdered) },
    backOrderDate: { header: text('orderFile.backOrderDate'), width: 12, cell: textCell((line) => line.backOrderDate) },
    reason: { header: text('orderFile.reason'), width: 16, cell: textCell((line) => line.reason) },
    note: { header: text('sharedCart.note'), width: 30, cell: textCell((line) => line.note) },
    additionalNote: {
      header: text('orderFile.additionalNote'),
      width: 30,
      cell: textCell((line) => line.additionalNote),
    },
    accounting1: {
      header: text('sharedCart.accountingString1'),
      width: 18,
      cell: textCell((line) => line.accountingString1),
    },
    accounting2: {
      header: text('sharedCart.accountingString2'),
      width: 18,
      cell: textCell((line) => line.accountingString2),
    },
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
