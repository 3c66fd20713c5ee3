/** How a shared cart looks on paper: A4, the head of the table on each page. Data is shown as it is, never as markup. */
export const CART_DOCUMENT = `
#let d = json(bytes(sys.inputs.data))
#set document(title: d.title)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 18mm, bottom: 20mm),
  footer: context {
    set text(8pt, fill: luma(90))
    grid(columns: (1fr, auto), d.printed, [#d.page #counter(page).display("1 / 1", both: true)])
  },
)
#set text(size: 9.5pt, lang: d.language, number-width: "tabular")
#set par(leading: 0.5em)

// A word that is wider than its cell is broken anywhere; an empty box lets it break and leaves no trace in copied text.
#let is-long(word) = word.len() > 16
#let has-long(value) = value.len() > 16 and value.split(regex("\\s")).any(is-long)
#let fitted(value) = if not has-long(value) { value } else {
  layout(size => {
    show regex("\\S{9,}"): word => context {
      if measure(word.text).width <= size.width { word } else { word.text.clusters().join(box()) }
    }
    value
  })
}

#text(18pt, weight: "bold", fitted(d.title))
#v(2mm)
#if d.facts.len() > 0 {
  grid(
    columns: (auto, 1fr),
    column-gutter: 5mm,
    row-gutter: 1.6mm,
    ..d.facts.map(((label, value)) => (text(fill: luma(90), label), fitted(value))).flatten(),
  )
}
#v(4mm)

#let numeric = d.columns.map(column => column.numeric)
#let main-of(cell) = if type(cell) == str { cell } else { cell.first() }
#let width-of(at) = if d.columns.at(at).grows {
  1fr
} else if d.lines.any(line => has-long(main-of(line.at(at)))) {
  34mm
} else { auto }
#table(
  columns: range(d.columns.len()).map(width-of),
  align: (column, _) => if numeric.at(column) { right } else { left },
  inset: (x: 1.6mm, y: 1.4mm),
  stroke: (_, y) => (bottom: if y == 0 { 0.8pt } else { 0.3pt + luma(190) }),
  table.header(..d.columns.map(column => text(8.5pt, weight: "bold", column.header))),
  ..d
    .lines
    .map(line => line.map(cell => if type(cell) == str { fitted(cell) } else {
      fitted(cell.first())
      if cell.at(1) != "" { linebreak(); text(8pt, fill: luma(90), fitted(cell.at(1))) }
    }))
    .flatten(),
)

#if d.sums.len() > 0 {
  v(3mm)
  block(breakable: false, width: 100%, align(right, grid(
    columns: 2,
    column-gutter: 8mm,
    row-gutter: 1.8mm,
    align: (left, right),
    ..d.sums.slice(0, -1).flatten(),
    ..d.sums.last().map(part => text(11pt, weight: "bold", part)),
  )))
}
`;
