import { describe, expect, test } from 'vitest';
import { requires } from '../../../../../tests/support/requires.ts';
import type { CatalogueHead } from '../../../src/areas/documents/catalogue-print/catalogue-document.ts';
import { previewCatalogue, renderCatalogue } from '../../../src/areas/documents/catalogue-print/render-catalogue.ts';
import { aCatalogueHead, aCatalogueLine, aCatalogueSource } from '../../support/a-catalogue-source.ts';
import { pdfInfo, pdfLanguage, pdfStructure, pdfText, pdfUrls, pdfWords } from '../../support/read-pdf.ts';
import { barcodesOn } from '../../support/rendered-page.ts';
import { typesetterInProcess } from '../../support/typesetter-in-process.ts';

const skipped = requires('pdftotext', 'zbarimg');

const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"><rect width="9" height="4" fill="teal"/></svg>',
);
const GROUP = 40;

const lineAt = (index: number) =>
  aCatalogueLine(index, {
    headings: [
      { code: 'cables', name: 'Kabler' },
      { code: `g${Math.floor(index / GROUP)}`, name: `Gruppe ${Math.floor(index / GROUP) + 1}` },
    ],
    note: `Tavle ${index + 1}`,
    price: '12,50 kr.',
    specifications: [['Mærkestrøm', `${index} A`]],
    barcode: { kind: 'code128', text: String(1_000_000_001 + index) },
  });

const render = async (
  lineCount: number,
  head: Partial<CatalogueHead> = {},
  onProgress: (done: number) => Promise<void> = async () => {},
) =>
  renderCatalogue(aCatalogueSource(lineCount, lineAt, aCatalogueHead(head)), {
    typesetter: typesetterInProcess,
    signal: new AbortController().signal,
    onProgress,
  });

const inOrder = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

describe.each(['catalog', 'documentation', 'variationList'] as const)('a document of type %s', (type) => {
  test.skipIf(skipped !== '')(`has every number, note and heading in order${skipped}`, async () => {
    const count = 2 * GROUP + 1;
    const pdf = await render(count, {
      type,
      hasTableOfContents: true,
      hasBarcodes: true,
      priceNote: 'Priser pr. 25. november',
    });
    const text = await pdfText(pdf);
    const expected = Array.from({ length: count }, (_, index) => index);
    expect(inOrder(text, /SAP-nr\. (\d+)/g)).toEqual(expected.map((index) => String(5_000_001 + index)));
    expect(inOrder(text, /Tavle (\d+)/g)).toEqual(expected.map((index) => String(index + 1)));
    expect(inOrder(text, /Gruppe (\d)/g)).toEqual(['1', '2', '3', '1', '2', '3']);
    expect(text).toContain('Priser pr. 25. november');
    expect(await pdfInfo(pdf)).toMatchObject({ Tagged: 'yes', Title: 'Tavlemateriel' });
    expect(pdfLanguage(pdf)).toBe('da-DK');
  });
});

test.skipIf(skipped !== '')(
  `the table of contents has the pages of the headings, also across parts${skipped}`,
  async () => {
    const pages: number[] = [];
    const cover = { path: '/cover.svg', content: picture };
    const introduction = { text: 'Velkommen', picture: undefined };
    const count = 4 * GROUP + 1;
    const head = { hasTableOfContents: true, cover, introduction, hasPictures: false };
    const pdf = await render(count, head, async (done) => void pages.push(done));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toBe(count);
    const words = await pdfWords(pdf);
    const found = words.flatMap(({ text, page }, at) => (words[at - 1]?.text === 'Gruppe' ? [[text, page]] : []));
    /** The page number at the right of a line of the contents. */
    const rightmost = (top: number): number =>
      Number(
        words
          .filter((word) => word.page === 3 && Math.abs(word.top - top) < 1)
          .toSorted((one, other) => one.left - other.left)
          .at(-1)?.text,
      );
    const contents = words.flatMap(({ text, page, top }, at) =>
      page === 3 && words[at - 1]?.text === 'Gruppe' ? [[text, rightmost(top)]] : [],
    );
    expect(contents).toHaveLength(5);
    expect(contents).toEqual(found.filter(([, page]) => page !== 3));
    const structure = await pdfStructure(pdf);
    expect(inOrder(structure, /\bH2\b[^\n]*\n\s*"(Gruppe \d)"/g)).toHaveLength(5);
  },
);

test.skipIf(skipped !== '')(
  `every barcode of a page is read by a scanner, at four cards in a row too${skipped}`,
  async () => {
    for (const picturesPerRow of [2, 4]) {
      const pdf = await render(4, { hasBarcodes: true, picturesPerRow });
      const expected = [0, 1, 2, 3].map((index) => `CODE-128:${1_000_000_001 + index}`);
      expect((await barcodesOn(pdf, 1)).toSorted()).toEqual(expected);
    }
  },
);

test.skipIf(skipped !== '')(
  `data sheets are links, and a material without picture has a placeholder${skipped}`,
  async () => {
    const url = 'https://example.com/sheet.pdf';
    const line = aCatalogueLine(0, { documents: [{ title: 'Datablad', url }], picture: undefined });
    const source = aCatalogueSource(1, () => line, aCatalogueHead({ type: 'documentation' }));
    const signal = new AbortController().signal;
    const pdf = await renderCatalogue(source, { typesetter: typesetterInProcess, signal, onProgress: async () => {} });
    expect(await pdfUrls(pdf)).toEqual([url]);
    const text = await pdfText(pdf);
    expect(text).toContain('Intet billede');
    expect(text).toContain(url);
  },
);

test.skipIf(skipped !== '')(`a word of 300 letters and a note of 1,000 stay on the page${skipped}`, async () => {
  const line = aCatalogueLine(0, { name: 'W'.repeat(300), note: 'N'.repeat(1000), type: 'T'.repeat(200) });
  for (const type of ['catalog', 'documentation', 'variationList'] as const) {
    const source = aCatalogueSource(2, () => line, aCatalogueHead({ type, picturesPerRow: 4 }));
    const signal = new AbortController().signal;
    const pdf = await renderCatalogue(source, { typesetter: typesetterInProcess, signal, onProgress: async () => {} });
    const words = await pdfWords(pdf);
    expect(words.filter(({ right }) => right > 595.3 - 45)).toEqual([]);
    expect(words.map(({ text }) => text.split('W').length - 1).reduce((sum, n) => sum + n, 0)).toBe(600);
  }
});

test('the same content gives the same bytes', async () => {
  expect((await render(3)).equals(await render(3))).toBe(true);
});

test('a cancelled document ends before the next part', async () => {
  const cancelled = new AbortController();
  const rendering = renderCatalogue(aCatalogueSource(400, lineAt), {
    typesetter: typesetterInProcess,
    signal: cancelled.signal,
    onProgress: async () => cancelled.abort(new Error('cancelled')),
  });
  await expect(rendering).rejects.toThrow('cancelled');
});

test('no page of the preview is covered by the paper of another', async () => {
  const svg = await previewCatalogue(aCatalogueSource(GROUP, lineAt), 'lines', {
    typesetter: typesetterInProcess,
    signal: new AbortController().signal,
  });
  const text = svg.toString();
  const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(text)?.[1]);
  expect(height).toBeGreaterThan(1000);
  // A page is 841.89 points high: whatever is as large and white lies above what was drawn before.
  expect(text).not.toMatch(/fill="#ffffff"[^>]*841\.8/);
  expect(text.match(/<rect width="100%" height="100%" fill="#fff"\/>/g)).toHaveLength(1);
});

test('the preview draws the front where there is one, else the lines', async () => {
  const draw = async (pages: 'front' | 'lines', head: Partial<CatalogueHead>) =>
    previewCatalogue(aCatalogueSource(1, lineAt, aCatalogueHead(head)), pages, {
      typesetter: typesetterInProcess,
      signal: new AbortController().signal,
    });
  const lines = await draw('lines', {});
  expect(lines.toString().startsWith('<svg')).toBe(true);
  expect((await draw('front', {})).equals(lines)).toBe(true);
  expect((await draw('front', { cover: { path: '/cover.svg', content: picture } })).equals(lines)).toBe(false);
});
