/**
 * Typst markup that the pages of a catalog share. Its data: `title`, `language`, `region`, `companyName`, `words`,
 * `hasPageNumbers`, `firstPage`. `mark` names a place for links; it is placed within what it marks, so that both are on one page.
 */
const START = `#let d = json(bytes(sys.inputs.data))
#set document(title: d.title, date: none)
#set text(size: 9pt, lang: d.language, region: d.region, hyphenate: false, number-width: "tabular")
#set par(leading: 0.5em, spacing: 0.6em)
#set heading(bookmarked: false)
#let gray = luma(90)
#set page(
  paper: "a4",
  margin: (x: 16mm, top: 22mm, bottom: 18mm),
  header: text(8pt, fill: gray, grid(columns: (1fr, auto), column-gutter: 6mm,
    box(height: 1.2em, clip: true, d.companyName), box(width: 80mm, height: 1.2em, clip: true, align(right, d.title)))),
  footer: text(8pt, fill: gray, grid(columns: (1fr, auto), column-gutter: 6mm,
    d.priceNote,
    if d.hasPageNumbers { context [#d.words.page #counter(page).display()] })),
)
#counter(page).update(d.firstPage)
#let mark(row, name) = context [#metadata((row: row, name: name, page: here().page())) <mark>]

// A word that is wider than its cell is broken anywhere; an empty box lets it break and leaves no trace in copied text.
#let has-long(value) = value.len() > 16 and value.split(regex("\\\\s")).any(word => word.len() > 16)
#let fitted(value) = if not has-long(value) { value } else {
  layout(size => {
    show regex("\\\\S{9,}"): word => context {
      if measure(word.text).width <= size.width { word } else { word.text.clusters().join(box()) }
    }
    value
  })
}
// Puts texts below each other; what is empty is left out. A long word makes its text a block, which a line break would double.
#let stacked(..items) = items.pos().filter(item => item != none).map(item => block(above: 0.5em, below: 0.5em, item)).join()
#let given(value, body) = if value != "" { body }
#let lines-of(value) = value.split("\\n").map(fitted).join(linebreak())
`;

/** Markup of cover, introduction and table of contents. Further data: `cover`, `introduction`, `contents`. */
export const FRONT_TEMPLATE = `${START}
#let logo = if d.logo != none { image(d.logo, width: 45mm, height: 22mm, fit: "contain", alt: d.companyName) }
#if d.cover != none {
  page(header: none, footer: none, {
    logo
    v(8mm)
    image(d.cover, width: 100%, height: 150mm, fit: "contain", alt: d.title)
    v(8mm)
    text(26pt, weight: "bold", fitted(d.title))
    parbreak()
    text(12pt, lines-of(d.description))
    v(1fr)
    text(10pt, d.companyName)
    if d.contactName != "" { linebreak(); text(10pt, [#d.words.contact: #d.contactName]) }
    if d.priceNote != "" { linebreak(); text(9pt, fill: gray, d.priceNote) }
  })
}
#if d.introduction != none {
  page({
    if d.introduction.picture != none {
      image(d.introduction.picture, width: 100%, height: 120mm, fit: "contain", alt: d.title)
      v(6mm)
    }
    text(11pt, lines-of(d.introduction.text))
  })
}
#if d.contents.len() > 0 {
  block(below: 5mm, text(16pt, weight: "bold", d.words.contents))
  for entry in d.contents {
    block(above: if entry.level == 1 { 1em } else { 0.55em }, breakable: false, link("doc:" + entry.name, grid(
      columns: (1fr, 14mm), column-gutter: 3mm,
      pad(left: (entry.level - 1) * 5mm, text(weight: if entry.level == 1 { "bold" } else { "regular" }, fitted(entry.title))),
      align(right, if d.hasPageNumbers { str(entry.page) }),
    )))
  }
}`;

/**
 * Markup of the lines of a catalog. Further data: `rows` (headings, rows of cards, tables of lines), and `hasTitle` where no cover
 * comes before them.
 */
export const BODY_TEMPLATE = `${START}
#let beginning() = block(below: 6mm, grid(columns: (1fr, auto), column-gutter: 6mm,
  {
    block(below: 3mm, text(18pt, weight: "bold", fitted(d.title)))
    if d.description != "" { block(below: 2mm, lines-of(d.description)) }
    if d.contactName != "" { text(fill: gray, [#d.words.contact: #d.contactName]) }
  },
  if d.logo != none { image(d.logo, width: 40mm, height: 20mm, fit: "contain", alt: d.companyName) },
))
#if d.hasTitle { beginning() }

#let shown(r, size) = box(width: size, height: size, clip: true, if r.picture != none {
  image(r.picture, width: size, height: size, fit: "contain", alt: r.name)
} else {
  rect(width: size, height: size, stroke: 0.4pt + luma(75%), fill: luma(96%), align(center + horizon, text(7pt, fill: gray, d.words.noPicture)))
})
#let barcode(r, most) = if r.barcode == none {
  if d.hasBarcodes { text(7.5pt, fill: gray, d.words.noBarcode) }
} else {
  let module = calc.min(0.33mm, most / r.barcode.modules)
  stack(spacing: 0.8mm,
    image(bytes(r.barcode.svg), format: "svg", width: r.barcode.modules * module, height: 9mm, fit: "stretch", alt: r.barcode.text),
    pad(left: r.barcode.quiet * module, text(8pt, r.barcode.text)))
}
#let specifications(r) = if r.specifications.len() > 0 {
  block(above: 1.5mm, table(columns: (1fr, 1fr), stroke: none, inset: (x: 0pt, y: 0.5mm), column-gutter: 2mm,
    ..r.specifications.map(((name, value)) => (text(8pt, fill: gray, fitted(name)), text(8pt, fitted(value)))).flatten()))
}
#let numbers(r) = text(8pt, stacked(..r.numbers.map(((label, number)) => [#label #fitted(number)])))
#let facts(r, width) = {
  stacked(text(10pt, weight: "bold", fitted(r.name)), given(r.type, fitted(r.type)))
  numbers(r)
  stacked(given(r.text, text(8pt, lines-of(r.text))))
  if r.note != "" { block(above: 1.5mm, fill: luma(95%), inset: 1.5mm, width: 100%, [#text(8pt, weight: "bold", d.words.note) \\ #lines-of(r.note)]) }
  if r.price != "" { block(above: 2mm, text(10.5pt, weight: "bold", r.price)) }
  specifications(r)
}
#let documents(r) = block(above: 2mm, {
  text(8pt, weight: "bold", d.words.documents)
  if r.documents.len() == 0 { stacked(text(8pt, fill: gray, d.words.noDocuments)) }
  for item in r.documents {
    stacked(link(item.url, text(8.5pt, fitted(item.title))), if item.title != item.url { text(7pt, fill: gray, fitted(item.url)) })
  }
})
#let size-of = (45mm, 38mm, 32mm, 26mm)

#let wide(r) = grid(
  columns: if d.hasPictures { (45mm, 1fr) } else { (1fr,) }, column-gutter: 5mm,
  ..if d.hasPictures { (shown(r, 45mm),) },
  { facts(r, 90mm); if d.type == "documentation" { documents(r) }; if d.hasBarcodes { block(above: 2mm, barcode(r, 60mm)) } },
)
#let card(r) = {
  if d.hasPictures { align(center, shown(r, size-of.at(d.perRow - 1))); v(2mm, weak: true) }
  facts(r, 80mm)
  if d.hasBarcodes { block(above: 2mm, barcode(r, 178mm / d.perRow - 8mm)) }
}
#let cards(at, row) = block(width: 100%, breakable: row.isLong, above: 4mm, below: 0mm, {
  mark(at, "")
  if d.perRow == 1 or d.type == "documentation" {
    block(width: 100%, breakable: row.isLong, stroke: (top: 0.4pt + luma(80%)), inset: (top: 3mm), wide(row.lines.first()))
  } else {
    grid(columns: (1fr,) * d.perRow, column-gutter: 3mm, inset: 3mm,
      stroke: (x, _) => if x < row.lines.len() { 0.4pt + luma(80%) }, ..row.lines.map(card))
  }
})

#let columns = (
  ..if d.hasPictures { ((width: 16mm, title: "", cell: r => shown(r, 13mm)),) },
  (width: 1fr, title: d.words.material, cell: r => {
    stacked(
      strong(fitted(r.name)), given(r.type, fitted(r.type)), given(r.text, lines-of(r.text)), given(r.note, emph(lines-of(r.note))),
      if r.specifications.len() > 0 { text(8pt, fill: gray, r.specifications.map(((name, value)) => name + ": " + value).join(" · ")) },
    )
  }),
  (width: 34mm, title: d.words.numbers, cell: numbers),
  ..if d.hasBarcodes { ((width: 46mm, title: d.words.barcode, cell: r => barcode(r, 42mm)),) },
  ..if d.priceNote != "" { ((width: 26mm, title: d.words.price, align: right, cell: r => align(right, text(weight: "bold", r.price))),) },
)
#let compact(rows) = table(
  columns: columns.map(column => column.width), inset: (x: 1.5mm, y: 1.5mm),
  stroke: (_, y) => (bottom: if y == 0 { 0.8pt } else { 0.3pt + luma(75%) }),
  table.header(..columns.map(column => align(column.at("align", default: left), text(8pt, weight: "bold", column.title)))),
  ..rows.map(((at, row)) => columns.enumerate().map(((index, column)) => {
    table.cell(breakable: row.isLong, { if index == 0 { mark(at, "") }; (column.cell)(row.lines.first()) })
  })).flatten(),
)

#let headed(at, row) = heading(level: row.level, {
  mark(at, "")
  mark(at, row.name)
  fitted(row.title)
})
#show heading: it => block(above: 6mm, below: 3mm, sticky: true, text((15pt, 12.5pt, 11pt).at(calc.min(it.level, 3) - 1), it.body))

#let run = ()
#for (at, row) in d.rows.enumerate() {
  if row.kind == "line" { run.push((at, row)) } else {
    if run.len() > 0 { compact(run) }
    run = ()
    if row.kind == "heading" { headed(at, row) } else { cards(at, row) }
  }
}
#if run.len() > 0 { compact(run) }`;
