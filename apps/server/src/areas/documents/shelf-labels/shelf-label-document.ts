import {
  BARCODE_MODULE,
  fittedSize,
  LABEL_LINE_HEIGHT,
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
import { onSheets, type SheetData, sheetData } from '../labels/sheets.ts';

/** Height of a line above and below its baseline in font sizes; together with the leading one line height. */
const EDGES = { top: 0.88, bottom: 0.26, leading: LABEL_LINE_HEIGHT - 1.14 };

/**
 * Typst markup of shelf labels. Its data beside that of sheets: `layout` (for each part of a label its place and font, as
 * shelfLabelLayout gives them), `barcodes` as SVG by key; for each label: number and numberSize, name, type,
 * barcode (key, modules) or none, barcodeText, picture (path), price and priceSize, priceNote.
 */
const SHELF_LABEL_TEMPLATE = onSheets(`
#set text(top-edge: ${EDGES.top}em, bottom-edge: -${EDGES.bottom}em, overhang: false)
#set par(leading: ${EDGES.leading.toFixed(3)}em, spacing: ${EDGES.leading.toFixed(3)}em)

#let at(place-of, body) = place(
  top + left,
  dx: place-of.x * 1mm,
  dy: place-of.y * 1mm,
  block(width: place-of.width * 1mm, height: place-of.height * 1mm, clip: true, body),
)

#let words(name, body, size: none) = if name in d.layout and body != "" {
  let to = d.layout.at(name)
  at(to, {
    set text(size: if size == none { to.size } else { size } * 1mm, weight: if to.isBold { "bold" } else { "regular" })
    align(if to.isRightAligned { right } else { left } + top, body)
  })
}

#let svg(code, ..args) = image(bytes(code), format: "svg", ..args)

#let barcode(l) = {
  let to = d.layout.barcode
  let module = calc.min(d.module, to.width / l.barcode.modules)
  let drawn = svg(
    d.barcodes.at(l.barcode.key),
    width: l.barcode.modules * module * 1mm, height: to.height * 1mm, fit: "stretch", alt: l.barcodeText,
  )
  // The bars begin where the texts do: the quiet zone before them lies in the inset, where nothing else is printed.
  at((x: to.x - l.barcode.quiet * module, y: to.y, width: l.barcode.modules * module, height: to.height), drawn)
}

#let label(l) = box(
  width: d.label.width * 1mm,
  height: d.label.height * 1mm,
  clip: true,
  stroke: if d.hasOutlines { 0.2pt + luma(60%) } else { none },
  {
    words("number", l.number, size: l.numberSize)
    words("name", l.name)
    words("type", l.type)
    if l.barcode != none { barcode(l) }
    words("barcodeText", l.barcodeText)
    if l.picture != none { at(d.layout.picture, image(l.picture, width: 100%, height: 100%, fit: "contain", alt: l.name)) }
    words("price", l.price, size: l.priceSize)
    words("priceNote", l.priceNote.join(linebreak()))
  },
)
`);

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
