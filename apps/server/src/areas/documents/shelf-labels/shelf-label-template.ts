import { LABEL_LINE_HEIGHT } from '@grossist/domain';
import { onSheets } from '../labels/sheet-template.ts';

/** Height of a line above and below its baseline in font sizes; together with the leading one line height. */
const EDGES = { top: 0.88, bottom: 0.26, leading: LABEL_LINE_HEIGHT - 1.14 };

/**
 * Typst markup of shelf labels. Its data beside that of sheets: `layout` (for each part of a label its place and font, as
 * shelfLabelLayout gives them), `barcodes` as SVG by key; for each label: number and numberSize, name, type,
 * barcode (key, modules) or none, barcodeText, picture (path), price and priceSize, priceNote.
 */
export const SHELF_LABEL_TEMPLATE = onSheets(`
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
