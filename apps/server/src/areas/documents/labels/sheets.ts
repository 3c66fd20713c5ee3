/** Places labels on sheets and rolls. */

import { type LabelRun, placeLabels } from '@grossist/domain';

export interface SheetRun extends Omit<LabelRun, 'count'> {
  /** Title of the document. */
  title: string;
  /** ISO 639 code of the texts' language. */
  language: string;
  /** Draws the edges of the labels. */
  hasOutlines?: boolean;
}

/** Data that the markup of `onSheets` reads. Lengths in millimeters. */
export interface SheetData {
  title: string;
  language: string;
  page: { width: number; height: number };
  label: { width: number; height: number };
  hasOutlines: boolean;
  /** Labels of each page. */
  pages: readonly (readonly unknown[])[];
}

/**
 * Places labels on the pages of a sheet or roll.
 * @param labels what the markup's `label(l)` shows of each
 * @throws RangeError when the offset is not on the sheet
 */
export const sheetData = (run: SheetRun, labels: readonly object[]): SheetData => {
  const { stock, title, language, hasOutlines = false } = run;
  const pages: unknown[][] = [];
  placeLabels({ ...run, count: labels.length }).forEach(({ page, x, y }, index) => {
    (pages[page - 1] ??= []).push({ ...labels[index], x, y });
  });
  return {
    title,
    language,
    page: { width: stock.pageWidth, height: stock.pageHeight },
    label: { width: stock.width, height: stock.height },
    hasOutlines,
    pages,
  };
};

/**
 * Returns the Typst markup of labels on sheets or a roll. Its data, lengths in millimeters: `page` (width, height), `label`
 * (width, height), `pages` (for each page its labels: x, y and what the label shows), `hasOutlines`, `language`, `title`.
 * @param markup defines `label(l)`, which sets a box of the label's size from the data of one label
 */
export const onSheets = (markup: string): string => `#let d = json(bytes(sys.inputs.data))
#set document(title: d.title, date: none)
#set page(width: d.page.width * 1mm, height: d.page.height * 1mm, margin: 0pt)
#set text(lang: d.language, hyphenate: false)
${markup}
#for (number, labels) in d.pages.enumerate() {
  if number > 0 { pagebreak() }
  for l in labels { place(top + left, dx: l.x * 1mm, dy: l.y * 1mm, label(l)) }
}
`;
