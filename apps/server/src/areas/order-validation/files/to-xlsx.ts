import { PassThrough, type Readable } from 'node:stream';
import {
  type AmountParts,
  amountParts,
  type Language,
  type Money,
  moneyOf,
  moneyToDecimal,
  moneyToNumber,
  quantityOf,
  quantityToDecimal,
  quantityToNumber,
  textIn,
} from '@grossist/domain';
import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import type { StoredPriceSummary } from '../../../db/index.ts';
import { sheetText } from '../../../sheet-text.ts';
import { SHARE_WORDS } from '../../cart/index.ts';
import { unitName } from '../../pricing/index.ts';
import type { FactsOf } from '../matching/index.ts';
import type { WorkingLine } from '../store/index.ts';
import { SHEET_WORDS, type SheetWords } from './data/sheet-words.ts';

const MONEY = '#,##0.00##';
const QUANTITY = '#,##0.###';

/** A text stays one, whatever it begins with: its type is told. */
const text = (value: string, more: CellObject = {}): CellObject | null =>
  value === '' ? null : { value: sheetText(value), type: String, ...more };
const quantity = (decimal: string | null): CellObject | null =>
  decimal === null ? null : { value: quantityToNumber(quantityOf(decimal)), type: Number, format: QUANTITY };
const money = (decimal: string | null, more: CellObject = {}): CellObject | null =>
  decimal === null ? null : { value: moneyToNumber(moneyOf(decimal)), type: Number, format: MONEY, ...more };

export interface ValidationSheet {
  lines: readonly WorkingLine[];
  facts: FactsOf;
  summary: StoredPriceSummary | null;
  language: Language;
}

interface Column {
  header: string;
  width: number;
  cell(line: WorkingLine): CellObject | null;
}

const AMOUNT_AT = 17;

const exact = (amount: Money | undefined): CellObject | null =>
  money(amount === undefined ? null : moneyToDecimal(amount));

/** What the amount of a line is computed from. */
const partsOf = ({ price, quantity: ordered }: WorkingLine): AmountParts | undefined =>
  price === null
    ? undefined
    : amountParts({
        unitPrice: { amount: moneyOf(price.unitPrice), perQuantity: quantityOf(price.perQuantity) },
        quantity: quantityOf(ordered),
        amount: moneyOf(price.amount),
        ...(price.cuttingFee === undefined ? {} : { cuttingFee: moneyOf(price.cuttingFee) }),
      });

const columnsOf = (words: SheetWords, facts: FactsOf, language: Language): readonly Column[] => {
  const meant = ({ material }: WorkingLine) => (material === null ? undefined : facts.get(material));
  const { per, cuttingFee } = SHARE_WORDS[language];
  const nameOf = (line: WorkingLine) => {
    const known = meant(line);
    return known ? ((textIn(known.names, language) ?? textIn(known.product_names, language))?.text ?? known.code) : '';
  };
  return [
    { header: words.line, width: 8, cell: ({ document }) => text(document.lineNumber || String(document.at)) },
    {
      header: words.number,
      width: 22,
      cell: ({ document }) => text(document.numbers.map(({ number }) => number).join(' / ')),
    },
    { header: words.name, width: 32, cell: ({ document }) => text(document.name) },
    { header: words.quantity, width: 12, cell: ({ document }) => quantity(document.quantity) },
    { header: words.unit, width: 8, cell: ({ document }) => text(unitName(document.unit ?? '', language)) },
    { header: words.price, width: 12, cell: ({ document }) => money(document.unitPrice) },
    { header: per, width: 8, cell: ({ document }) => quantity(document.perQuantity) },
    {
      header: words.status,
      width: 18,
      cell: ({ status, isRemoved }) => text(isRemoved ? words.removed : words.statuses[status]),
    },
    {
      header: words.differences,
      width: 20,
      cell: ({ differences }) => text(differences.map((kind) => words.kinds[kind]).join(', ')),
    },
    { header: words.material, width: 16, cell: (line) => text(line.material ?? '') },
    { header: words.materialName, width: 36, cell: (line) => text(nameOf(line)) },
    { header: words.supplier, width: 18, cell: (line) => text(meant(line)?.supplier_name ?? '') },
    {
      header: words.orderedQuantity,
      width: 12,
      cell: (line) => (line.isOrderable ? quantity(line.quantity) : null),
    },
    { header: words.unit, width: 8, cell: (line) => text(unitName(meant(line)?.sales_unit ?? '', language)) },
    { header: words.netPrice, width: 12, cell: (line) => exact(partsOf(line)?.unitPrice.amount) },
    {
      header: per,
      width: 8,
      cell: (line) => {
        const parts = partsOf(line);
        return quantity(parts === undefined ? null : quantityToDecimal(parts.unitPrice.perQuantity));
      },
    },
    {
      header: cuttingFee,
      width: 12,
      cell: (line) => exact(line.isOrderable ? partsOf(line)?.cuttingFee || undefined : undefined),
    },
    {
      header: words.amount,
      width: 14,
      cell: ({ price, isOrderable }) => (isOrderable ? money(price?.amount ?? null) : null),
    },
    { header: words.stock, width: 12, cell: ({ price }) => quantity(price?.atp ?? null) },
  ];
};

const sums = (summary: StoredPriceSummary | null, words: SheetWords): Row[] => {
  if (summary === null) return [];
  const row = (label: string, decimal: string, more: CellObject = {}): Row => [
    ...Array.from({ length: AMOUNT_AT - 1 }, () => null),
    text(label, more),
    money(decimal, more),
  ];
  return [
    [],
    row(words.subtotal, summary.subTotal),
    row(words.duties, summary.duties),
    row(words.freight, summary.freight),
    row(`${words.vat} ${summary.vatPercent} %`, summary.vat),
    row(`${words.total} (${summary.currency})`, summary.total, { fontWeight: 'bold' }),
  ];
};

/** A validation as a sheet of XLSX: the document's lines beside what is ordered of them, and the sums; streamed. [ord-11] */
export const toXlsx = ({ lines, facts, summary, language }: ValidationSheet): Readable => {
  const words = SHEET_WORDS[language];
  const columns = columnsOf(words, facts, language);
  const rows: Row[] = [
    columns.map(({ header }) => text(header, { fontWeight: 'bold' })),
    ...lines.map((line) => columns.map(({ cell }) => cell(line))),
    ...sums(summary, words),
  ];
  const file = new PassThrough();
  const sheet = { columns: columns.map(({ width }) => ({ width })), sheet: words.sheet, stickyRowsCount: 1 };
  // Who reads the stream is told of what goes wrong by its end.
  writeExcelFile(rows, sheet)
    .toStream(file)
    .catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))));
  return file;
};
