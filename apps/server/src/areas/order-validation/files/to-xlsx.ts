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
import { type ServerText, textFor } from '@grossist/messages/server-texts.ts';
import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import type { StoredPriceSummary } from '../../../db/index.ts';
import { sheetText } from '../../../sheet-text.ts';
import { unitName } from '../../pricing/index.ts';
import type { FactsOf } from '../matching/material-facts.ts';
import type { WorkingLine } from '../store/line-rows.ts';

const MONEY = '#,##0.00##';
const QUANTITY = '#,##0.###';

/** A text cell is typed as text, so that it is never read as a formula. */
const textCell = (value: string, more: CellObject = {}): CellObject | null =>
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

const columnsOf = (text: ServerText, facts: FactsOf, language: Language): readonly Column[] => {
  const meant = ({ material }: WorkingLine) => (material === null ? undefined : facts.get(material));
  const nameOf = (line: WorkingLine) => {
    const known = meant(line);
    return known ? ((textIn(known.names, language) ?? textIn(known.product_names, language))?.text ?? known.code) : '';
  };
  return [
    {
      header: text('validationFile.line'),
      width: 8,
      cell: ({ document }) => textCell(document.lineNumber || String(document.at)),
    },
    {
      header: text('validationFile.number'),
      width: 22,
      cell: ({ document }) => textCell(document.numbers.map(({ number }) => number).join(' / ')),
    },
    { header: text('validationFile.name'), width: 32, cell: ({ document }) => textCell(document.name) },
    { header: text('validationFile.quantity'), width: 12, cell: ({ document }) => quantity(document.quantity) },
    {
      header: text('validationFile.unit'),
      width: 8,
      cell: ({ document }) => textCell(unitName(document.unit ?? '', language)),
    },
    { header: text('validationFile.price'), width: 12, cell: ({ document }) => money(document.unitPrice) },
    { header: text('sharedCart.per'), width: 8, cell: ({ document }) => quantity(document.perQuantity) },
    {
      header: text('validationFile.status'),
      width: 18,
      cell: ({ status, isRemoved }) =>
        textCell(isRemoved ? text('validationFile.removed') : text(`validationStatus.${status}`)),
    },
    {
      header: text('validationFile.differences'),
      width: 20,
      cell: ({ differences }) => textCell(differences.map((kind) => text(`lineDifference.${kind}`)).join(', ')),
    },
    { header: text('validationFile.material'), width: 16, cell: (line) => textCell(line.material ?? '') },
    { header: text('validationFile.materialName'), width: 36, cell: (line) => textCell(nameOf(line)) },
    { header: text('validationFile.supplier'), width: 18, cell: (line) => textCell(meant(line)?.supplier_name ?? '') },
    {
      header: text('validationFile.orderedQuantity'),
      width: 12,
      cell: (line) => (line.isOrderable ? quantity(line.quantity) : null),
    },
    {
      header: text('validationFile.unit'),
      width: 8,
      cell: (line) => textCell(unitName(meant(line)?.sales_unit ?? '', language)),
    },
    { header: text('validationFile.netPrice'), width: 12, cell: (line) => exact(partsOf(line)?.unitPrice.amount) },
    {
      header: text('sharedCart.per'),
      width: 8,
      cell: (line) => {
        const parts = partsOf(line);
        return quantity(parts === undefined ? null : quantityToDecimal(parts.unitPrice.perQuantity));
      },
    },
    {
      header: text('sharedCart.cuttingFee'),
      width: 12,
      cell: (line) => exact(line.isOrderable ? partsOf(line)?.cuttingFee || undefined : undefined),
    },
    {
      header: text('validationFile.amount'),
      width: 14,
      cell: ({ price, isOrderable }) => (isOrderable ? money(price?.amount ?? null) : null),
    },
    { header: text('validationFile.stock'), width: 12, cell: ({ price }) => quantity(price?.atp ?? null) },
  ];
};

const sums = (summary: StoredPriceSummary | null, text: ServerText): Row[] => {
  if (summary === null) return [];
  const row = (label: string, decimal: string, more: CellObject = {}): Row => [
    ...Array.from({ length: AMOUNT_AT - 1 }, () => null),
    textCell(label, more),
    money(decimal, more),
  ];
  return [
    [],
    row(text('validationFile.subtotal'), summary.subTotal),
    row(text('validationFile.duties'), summary.duties),
    row(text('validationFile.freight'), summary.freight),
    row(`${text('validationFile.vat')} ${summary.vatPercent} %`, summary.vat),
    row(`${text('validationFile.total')} (${summary.currency})`, summary.total, { fontWeight: 'bold' }),
  ];
};

/**
 * A validation as a sheet of XLSX: the document's lines beside what is ordered of them, and the sums; streamed.
 * [ord-11]
 */
export const toXlsx = ({ lines, facts, summary, language }: ValidationSheet): Readable => {
  const text = textFor(language);
  const columns = columnsOf(text, facts, language);
  const rows: Row[] = [
    columns.map(({ header }) => textCell(header, { fontWeight: 'bold' })),
    ...lines.map((line) => columns.map(({ cell }) => cell(line))),
    ...sums(summary, text),
  ];
  const file = new PassThrough();
  const sheet = {
    columns: columns.map(({ width }) => ({ width })),
    sheet: text('validationFile.sheet'),
    stickyRowsCount: 1,
  };
  // The reader of the stream gets errors when it ends.
  writeExcelFile(rows, sheet)
    .toStream(file)
    .catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))));
  return file;
};
