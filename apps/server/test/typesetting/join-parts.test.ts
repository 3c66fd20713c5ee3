import { expect, test } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { joinParts } from '../../src/gateways/typesetting/embedded/join/join-parts.ts';
import { typeset, typesetPart } from '../../src/gateways/typesetting/embedded/typeset.ts';
import { pdfInfo, pdfLanguage, pdfStructure, pdfText, pdfUrls, pdfWords } from '../support/read-pdf.ts';

const skipped = requires('pdftotext');

const START = `#let d = json(bytes(sys.inputs.data))
#set document(title: "Cables (5 0 R)", date: none)
#set page(width: 100mm, height: 60mm, margin: 10mm)
#set text(lang: "da", region: "DK")
#set heading(bookmarked: false)
#let mark(row, name) = context [#metadata((row: row, name: name, page: here().page())) <mark>]`;

const ROWS = `${START}
#table(columns: 2, table.header([Name], [Value]), [a], [b])
#image("/a.svg", width: 5mm, alt: "stream\\nstream\\n(")
#for (at, r) in d.rows.enumerate() {
  block(height: 12mm, breakable: false)[#mark(at, "") #mark(at, "h" + r) #heading(level: 1, "Row " + r)]
}`;

const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>',
);
const part = (rows: readonly string[], isLast: boolean) =>
  typesetPart({ template: ROWS, data: { rows }, isLast, pictures: { '/a.svg': picture } });
const front = typeset({
  template: `${START}\n#link("doc:h7")[To seven] #link("https://example.com/a(b)")[Data sheet]`,
  data: {},
});

const rows = Array.from({ length: 12 }, (_, at) => String(at + 1));

const joined = () => {
  const first = part(rows, false);
  const last = part(rows.slice(first.rowCount), true);
  const pageOf = new Map(
    [...first.marks, ...last.marks.map((mark) => ({ ...mark, page: mark.page + first.pageCount }))]
      .filter(({ name }) => name !== '')
      .map(({ name, page }) => [name, page + 1]),
  );
  const outline = rows.map((row) => ({
    name: `h${row}`,
    title: `Row ${row} (Ø)`,
    level: Number(row) % 3 === 1 ? 1 : 2,
    page: pageOf.get(`h${row}`) ?? 0,
  }));
  return { pdf: joinParts([front, first.pdf, last.pdf], outline), first, last, outline };
};

test('a part that is not the last one ends with a full page', () => {
  const first = part(rows, false);
  const whole = part(rows, true);
  expect(first.rowCount).toBeGreaterThan(0);
  expect(first.rowCount).toBeLessThan(rows.length);
  expect(whole.rowCount).toBe(rows.length);
  const one = part(rows.slice(0, 1), false);
  expect([one.pageCount, one.rowCount]).toEqual([1, 1]);
});

test.skipIf(skipped !== '')(
  `joined parts have all pages in order, tagged, with title and language${skipped}`,
  async () => {
    const { pdf, first, last } = joined();
    const info = await pdfInfo(pdf);
    expect(info).toMatchObject({
      Title: 'Cables (5 0 R)',
      Tagged: 'yes',
      Pages: String(1 + first.pageCount + last.pageCount),
    });
    expect(pdfLanguage(pdf)).toBe('da-DK');
    const text = await pdfText(pdf);
    const found = Array.from(text.matchAll(/Row (\d+)/g), ([, row]) => row);
    expect(found).toEqual(rows);
  },
);

test.skipIf(skipped !== '')(`links lead to pages, addresses stay${skipped}`, async () => {
  const { pdf, outline } = joined();
  const words = await pdfWords(pdf);
  const seven = words.find(({ text }, at) => text === '7' && words[at - 1]?.text === 'Row');
  expect(outline.find(({ name }) => name === 'h7')?.page).toBe(seven?.page);
  expect(await pdfUrls(pdf)).toEqual(['https://example.com/a(b)']);
});

test.skipIf(skipped !== '')(`the tags are those of one document${skipped}`, async () => {
  const structure = await pdfStructure(joined().pdf);
  expect(structure.match(/^Document/gm)).toHaveLength(1);
  expect(structure.match(/\bH1\b/g)).toHaveLength(rows.length);
  expect(structure.match(/^ +Table/gm)).toHaveLength(2);
  expect(structure).toContain('"To seven"');
});

test('the same parts give the same bytes, and a picture of several parts is stored once', () => {
  const { pdf } = joined();
  expect(joined().pdf.equals(pdf)).toBe(true);
  const last = part(rows.slice(6), true).pdf;
  const two = joinParts([last, last], []);
  expect(two.length).toBeLessThan(1.2 * joinParts([last], []).length);
});

test('a link to a place that the document lacks is an error', () => {
  expect(() => joinParts([front], [])).toThrow('h7');
});
