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
