import type { Typescript } from '../../../gateways/typesetting/port.ts';
import { type BarcodeKind, barcodeOf } from './barcode.ts';
import { onSheets, type SheetRun, sheetData } from './sheets.ts';

/**
 * Typst markup of labels with a heading, lines and contents. Its data beside that of sheets, for each label: heading, lines,
 * contents, more, barcode or none. What a label has too much of is cut at its edge or counted in `more`, and never reaches
 * its neighbor.
 */
const LABEL_TEMPLATE = onSheets(`
#set par(leading: 0.35em, spacing: 0.35em)

#let big = d.label.height > 100
#let inset = if big { 5mm } else { 2.5mm }
#let sizes = if big { (heading: 22pt, text: 11pt, bar: 20mm) } else { (heading: 11pt, text: 7pt, bar: 6.5mm) }
#let inner = (width: d.label.width * 1mm - 2 * inset, height: d.label.height * 1mm - 2 * inset)

#let barcode(code, most) = {
  let module = calc.min(0.33mm, most / code.modules)
  stack(
    spacing: 0.6mm,
    image(bytes(code.svg), format: "svg", width: code.modules * module, height: sizes.bar, fit: "stretch", alt: code.text),
    pad(left: code.quiet * module, text(size: sizes.text, code.text)),
  )
}

#let contents(l) = {
  set text(size: if big { 11pt } else { 6pt }, top-edge: "ascender", bottom-edge: "descender")
  set align(left)
  let cell(body) = block(height: 1.3em, clip: true, body)
  grid(
    columns: (auto, 1fr), column-gutter: 0.8em,
    ..l.contents.map(((quantity, name)) => (align(right, quantity), cell(name))).flatten(),
    ..if l.more > 0 { ([], cell("+ " + str(l.more))) },
  )
}

// Leaves out lines that have no room below the heading instead of cutting through them.
#let beginning(l, width, height) = context {
  let heading = block(width: width, below: 0.5em, text(size: sizes.heading, weight: "bold", l.heading))
  let each = 1.3 * sizes.text
  let room = calc.floor((height - measure(heading).height) / each)
  heading
  for line in l.lines.slice(0, calc.max(0, calc.min(room, l.lines.len()))) {
    block(below: 0.1em, height: 1.25em, clip: true, text(top-edge: "ascender", bottom-edge: "descender", line))
  }
}

// A tall label has its contents below, a flat one at the right.
#let label(l) = {
  let isBeside = not big and l.contents.len() > 0
  let width = if isBeside { inner.width * 58% } else { inner.width }
  let below = if l.barcode == none { 0mm } else { sizes.bar + 1.5 * sizes.text }
  box(
    width: d.label.width * 1mm,
    height: d.label.height * 1mm,
    clip: true,
    stroke: if d.hasOutlines { 0.2pt + luma(60%) } else { none },
    inset: inset,
    block(width: inner.width, height: inner.height, {
      set text(size: sizes.text)
      place(top + left, block(width: width, height: inner.height - below, clip: true, {
        beginning(l, width, inner.height - below)
        if big and l.contents.len() > 0 { block(above: 0.8em, contents(l)) }
      }))
      if l.barcode != none { place(bottom + left, barcode(l.barcode, width)) }
      if isBeside {
        place(top + right, block(width: inner.width * 40%, height: inner.height, clip: true, contents(l)))
      }
    }),
  )
}
`);

/** Texts of a label. */
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
