import { type LabelRun, placeLabels } from '@grossist/domain';
import type { Typescript } from '../../../gateways/typesetting/port.ts';
import { type BarcodeKind, barcodeOf } from './barcode.ts';
import { LABEL_TEMPLATE } from './label-template.ts';

/** What a label says. */
export interface Label {
  heading: string;
  lines: readonly string[];
  /** Quantity with its unit, and name. */
  contents: readonly (readonly [string, string])[];
  /** Absent: no barcode. */
  barcode?: { kind: BarcodeKind; text: string };
}

export interface LabelPrint extends Omit<LabelRun, 'count'> {
  labels: readonly Label[];
  /** Title of the document. */
  title: string;
  /** ISO 639 code of the texts' language. */
  language: string;
  /** Draws the edges of the labels, for a preview. */
  hasOutlines?: boolean;
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
export const labelDocument = (print: LabelPrint): Typescript => {
  const { stock, labels, title, language, hasOutlines = false } = print;
  const most = stock.layout === undefined ? MOST_CONTENTS.roll : MOST_CONTENTS.sheet;
  const pages: unknown[][] = [];
  placeLabels({ ...print, count: labels.length }).forEach(({ page, x, y }, index) => {
    const label = labels[index];
    if (label === undefined) return;
    const contents = label.contents.slice(0, most);
    const more = label.contents.length - contents.length;
    const { heading, lines } = label;
    (pages[page - 1] ??= []).push({ x, y, heading, lines, contents, more, barcode: barcodeData(label.barcode) });
  });
  const page = { width: stock.pageWidth, height: stock.pageHeight };
  const label = { width: stock.width, height: stock.height };
  return { template: LABEL_TEMPLATE, data: { title, language, page, label, hasOutlines, pages } };
};
