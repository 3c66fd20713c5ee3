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
#set text(font: "Libertinus Serif", size: 9.5pt, lang: d.language, number-width: "tabular")
#set par(leading: 0.5em)

#text(18pt, weight: "bold", d.title)
#v(2mm)
#if d.facts.len() > 0 {
  grid(
    columns: (auto, 1fr),
    column-gutter: 5mm,
    row-gutter: 1.6mm,
    ..d.facts.map(((label, value)) => (text(fill: luma(90), label), value)).flatten(),
  )
}
#v(4mm)

#let numeric = d.columns.map(column => column.numeric)
#table(
  columns: d.columns.map(column => if column.grows { 1fr } else { auto }),
  align: (column, _) => if numeric.at(column) { right } else { left },
  inset: (x: 1.6mm, y: 1.4mm),
  stroke: (_, y) => (bottom: if y == 0 { 0.8pt } else { 0.3pt + luma(190) }),
  table.header(..d.columns.map(column => text(8.5pt, weight: "bold", column.header))),
  ..d
    .lines
    .map(line => line.map(cell => if type(cell) == str { cell } else {
      cell.first()
      if cell.at(1) != "" { linebreak(); text(8pt, fill: luma(90), cell.at(1)) }
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
