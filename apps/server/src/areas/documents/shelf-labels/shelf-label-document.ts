import {
  BARCODE_MODULE,
  fittedSize,
  type LabelStock,
  type LabelTextBox,
  type PrinterShift,
  type ShelfLabelDesign,
  shelfLabelLayout,
} from '@grossist/domain';
import type { StoredShelfLabel } from '../../../db/index.ts';
import type { Typescript } from '../../../gateways/typesetting/port.ts';
import type { DocumentPicture } from '../../media/index.ts';
import { barcodeOf } from '../labels/barcode.ts';
import { type SheetData, sheetData } from '../labels/sheet-data.ts';
import { SHELF_LABEL_TEMPLATE } from './shelf-label-template.ts';

export interface ShelfLabelPrint {
  title: string;
  /** ISO 639 code of the texts' language. */
  language: string;
  stock: LabelStock;
  /** First free label of the first page, counted from 1. */
  offset: number;
  shift: PrinterShift;
  design: ShelfLabelDesign;
  labels: readonly { label: StoredShelfLabel; copies: number }[];
  /** By SAP number, of the picture design. */
  pictures: ReadonlyMap<string, DocumentPicture>;
  hasOutlines?: boolean;
}

/** The data beside that of sheets is listed at the template. */
interface ShelfLabelTypescript extends Typescript {
  data: SheetData & { layout: object; module: number; barcodes: Readonly<Record<string, string>> };
}

const sizeOf = (text: string, box: LabelTextBox | undefined): number => (box === undefined ? 0 : fittedSize(text, box));

/** A path of a picture; the key may be any text. */
const pathOf = (key: string, format: string): string => `/pictures/${Buffer.from(key).toString('hex')}.${format}`;

/**
 * Returns the document that prints shelf labels on sheets, beginning at an offset. Each barcode and picture is in its data
 * once, however many copies there are.
 * @throws RangeError when the offset is not on the sheet
 */
export const shelfLabelDocument = ({ labels, pictures, design, ...run }: ShelfLabelPrint): ShelfLabelTypescript => {
  const layout = shelfLabelLayout(run.stock, design);
  const barcodes: Record<string, string> = {};
  const files = new Map(
    [...pictures].map(([key, { format, content }]) => [key, { path: pathOf(key, format), content }]),
  );
  const shown = labels.flatMap(({ label, copies }) => {
    const { encoded, sapMaterialNumber: key } = label;
    const barcode = encoded === null ? undefined : barcodeOf(encoded.kind, encoded.text);
    if (barcode !== undefined) barcodes[key] = barcode.svg;
    const data = {
      number: label.number,
      numberSize: fittedSize(label.number, layout.number),
      name: label.name,
      type: label.type,
      barcode: barcode === undefined ? null : { key, modules: barcode.modules, quiet: barcode.quiet },
      barcodeText: encoded?.text ?? label.noBarcode,
      picture: files.get(key)?.path ?? null,
      price: label.price,
      priceSize: sizeOf(label.price, layout.price),
      priceNote: label.priceNotes,
    };
    return Array.from({ length: copies }, () => data);
  });
  return {
    template: SHELF_LABEL_TEMPLATE,
    data: {
      ...sheetData(run, shown),
      layout,
      module: BARCODE_MODULE.preferred,
      barcodes,
    },
    pictures: Object.fromEntries([...files.values()].map(({ path, content }) => [path, content])),
  };
};
