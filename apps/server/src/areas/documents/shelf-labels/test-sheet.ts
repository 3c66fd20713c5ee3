import { type LabelStock, labelsPerPage, type PrinterShift } from '@grossist/domain';
import type { Typescript } from '../../../gateways/typesetting/port.ts';
import { sheetData } from '../labels/sheet-data.ts';
import { onSheets } from '../labels/sheet-template.ts';

/** Frames with their number in the middle: they show how far a printer is off. */
const TEST_SHEET_TEMPLATE = onSheets(`
#set text(size: 10pt)
#let label(l) = box(
  width: d.label.width * 1mm,
  height: d.label.height * 1mm,
  stroke: 0.3pt + black,
  align(center + horizon, [#l.number · #l.product]),
)
`);

/** Returns the document of a sheet's frames, which is held against a sheet of labels. */
export const testSheet = (
  stock: LabelStock,
  { shift, title, language }: { shift: PrinterShift; title: string; language: string },
): Typescript => {
  const labels = Array.from({ length: labelsPerPage(stock) }, (_, index) => ({
    number: index + 1,
    product: stock.product,
  }));
  return { template: TEST_SHEET_TEMPLATE, data: sheetData({ stock, offset: 1, shift, title, language }, labels) };
};
