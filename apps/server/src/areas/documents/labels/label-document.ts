import type { Typescript } from '../../../gateways/typesetting/port.ts';
import { type BarcodeKind, barcodeOf } from './barcode.ts';
import { LABEL_TEMPLATE } from './label-template.ts';
import { type SheetRun, sheetData } from './sheet-data.ts';

/** What a label says. */
export interface Label {
  heading: string;
  lines: readonly string[];
  /** Quantity with its unit, and name. */
  contents: readonly (readonly [string, string])[];
  /** Absent: no barcode. */
  barcode?: { kind: BarcodeKind; text: string };
}

export interface LabelPrint extends SheetRun {
  labels: readonly Label[];
}

/** Lines of contents that fit: on a label of a roll, and on the flattest label of a sheet. */
const MOST_CONTENTS = { roll: 18, sheet: 6 };

const barcodeData = (wanted: Label['barcode']): unknown => {
  if (wanted === undefined) return null;
  const barcode = barcodeOf(wanted.kind, wanted.text);
  return barcode === undefined ? null : { ...barcode, text: wanted.text };
};

/**
 * Returns the document that prints labels on a sheet or roll, beginning at an offset. A barcode that can't be encoded is left
 * out; contents beyond what fits on the label are counted.
 * @throws RangeError when the offset is not on the sheet
 */
export const labelDocument = ({ labels, ...run }: LabelPrint): Typescript => {
  const most = run.stock.layout === undefined ? MOST_CONTENTS.roll : MOST_CONTENTS.sheet;
  const shown = labels.map(({ heading, lines, contents, barcode }) => ({
    heading,
    lines,
    contents: contents.slice(0, most),
    more: Math.max(0, contents.length - most),
    barcode: barcodeData(barcode),
  }));
  return { template: LABEL_TEMPLATE, data: sheetData(run, shown) };
};
