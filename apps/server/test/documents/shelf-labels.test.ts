import {
  encodedNumber,
  LABEL_ROLL,
  LABEL_SHEETS,
  type LabelStock,
  labelStockOf,
  labelsPerPage,
  placeLabels,
  SHELF_LABEL_DESIGNS,
  type ShelfLabelDesign,
  shelfLabelLayout,
} from '@grossist/domain';
import { describe, expect, it } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { testSheet } from '../../src/areas/documents/shelf-labels/routes.ts';
import {
  type ShelfLabelPrint,
  shelfLabelDocument,
} from '../../src/areas/documents/shelf-labels/shelf-label-document.ts';
import { setShelfLabels } from '../../src/areas/documents/shelf-labels/shelf-labels-kind.ts';
import type { DocumentPicture } from '../../src/areas/media/index.ts';
import type { StoredShelfLabel } from '../../src/db/index.ts';
import { typeset } from '../../src/gateways/typesetting/embedded/typeset.ts';
import { pdfText, pdfWords } from '../support/read-pdf.ts';
import { barcodesOn, type RenderedPage, renderedPage } from '../support/rendered-page.ts';
import { typesetterInProcess } from '../support/typesetter-in-process.ts';

const skipped = requires('pdftotext', 'zbarimg');
const MM = 72 / 25.4;
const NO_SHIFT = { x: 0, y: 0 };
const PICTURE: DocumentPicture = {
  format: 'svg',
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#335"/></svg>',
  ),
};
const PICTURES = new Map(Array.from({ length: 22 }, (_, nth) => [`${5_000_000 + nth}`, PICTURE] as const));

/** The label of the nth material of a sheet, with an EL number of its own. */
const aLabel = (nth: number, traits: Partial<StoredShelfLabel> = {}): StoredShelfLabel => ({
  sapMaterialNumber: `${5_000_000 + nth}`,
  number: `${1_100_100 + nth}`,
  name: `Socket outlet FUGA 1½ module with earth and switch, white, number ${nth}`,
  type: `NOIKLX 3G${nth},5`,
  encoded: encodedNumber('el', { ean: '', el: `${1_234_567_890 + nth}`, hws: '' }) ?? null,
  noBarcode: '',
  price: '1.299,37 kr.',
  priceNotes: ['/ 100 m', 'Nettopris ekskl. moms, 25.11.2026'],
  ...traits,
});

const print = (stock: LabelStock, traits: Partial<ShelfLabelPrint> = {}): Buffer =>
  typeset(
    shelfLabelDocument({
      title: 'Stock room',
      language: 'da',
      stock,
      offset: 1,
      shift: NO_SHIFT,
      design: 'number',
      labels: Array.from({ length: labelsPerPage(stock) }, (_, nth) => ({ label: aLabel(nth), copies: 1 })),
      pictures: new Map(),
      ...traits,
    }),
  );

/** How far the nearest dark line is from where an edge should be, in millimeters; infinite beyond 1 mm. */
const deviation = ({ darkness, pixel }: RenderedPage, { x, y }: { x: number; y: number }, isTop: boolean): number => {
  const steps = Math.ceil(1 / pixel);
  const offsets = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * pixel);
  const isLine = (off: number): boolean =>
    [4, 5.5, 7].every((along) => (isTop ? darkness(x + along, y + off) : darkness(x + off, y + along)) > 40);
  return Math.min(...offsets.filter(isLine).map(Math.abs));
};

describe(`shelf labels as PDF${skipped}`, () => {
  it.skipIf(skipped !== '').each(LABEL_SHEETS)(
    'lie within 0.3 mm of their places on every row of $product',
    async (stock) => {
      const page = await renderedPage(
        print(stock, { hasOutlines: true, labels: [{ label: aLabel(1), copies: labelsPerPage(stock) }] }),
        1,
        150,
      );
      const places = placeLabels({ stock, count: labelsPerPage(stock), offset: 1, shift: NO_SHIFT });
      const deviations = places
        .filter((_, index) => index % stock.columns === 1)
        // The edge of the sheet itself is not drawn whole.
        .flatMap((place) => [place.y === 0 ? 0 : deviation(page, place, true), deviation(page, place, false)]);
      expect(deviations).toHaveLength(2 * stock.rows);
      expect(Math.max(...deviations)).toBeLessThan(0.3);
    },
  );

  it.skipIf(skipped !== '').each(SHELF_LABEL_DESIGNS)(
    'are all read by a scanner from a full sheet: design %s',
    async (design) => {
      const stock = labelStockOf('105 x 27 mm') ?? LABEL_ROLL;
      const pdf = print(stock, { design, pictures: design === 'picture' ? PICTURES : new Map() });
      const expected = Array.from({ length: 22 }, (_, nth) => `CODE-128:${1_234_567_890 + nth}`);
      expect((await barcodesOn(pdf, 1)).toSorted()).toEqual(expected);
    },
  );

  it.skipIf(skipped !== '')(
    'carry GTINs with all their digits, and text instead of a number that a material lacks',
    async () => {
      const encoded = encodedNumber('ean', { ean: '036000291452', el: '', hws: '' }) ?? null;
      const labels = [
        { label: aLabel(1, { encoded }), copies: 2 },
        { label: aLabel(2, { encoded: null, noBarcode: 'Intet EAN-nummer' }), copies: 1 },
      ];
      const pdf = print(labelStockOf('Rayfilm 8038') ?? LABEL_ROLL, { labels });
      // The scanner's program names a code once, however often it is on the page.
      expect(await barcodesOn(pdf, 1)).toEqual(['EAN-13:0036000291452']);
      const text = await pdfText(pdf);
      expect(text.split('0036000291452')).toHaveLength(3);
      expect(text).toContain('Intet EAN-nummer');
    },
  );

  it.skipIf(skipped !== '')('begin at the offset with each copy, and at the first label of the next page', async () => {
    const stock = labelStockOf('Avery L7162') ?? LABEL_ROLL;
    const labels = [3, 1, 8].map((copies, nth) => ({ label: aLabel(nth, { number: `N${nth}` }), copies }));
    const words = (await pdfWords(print(stock, { labels, offset: 7 }))).filter(({ text }) => /^N\d$/.test(text));
    expect(words.map(({ text, page }) => `${text} ${page}`)).toEqual(
      [0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2].map((nth, index) => `N${nth} ${index < 10 ? 1 : 2}`),
    );
    const { number } = shelfLabelLayout(stock, 'number');
    const places = placeLabels({ stock, count: words.length, offset: 7, shift: NO_SHIFT });
    words.forEach((word, index) => {
      expect(word.left / MM).toBeCloseTo((places[index]?.x ?? 0) + number.x, 0);
    });
    expect((words[2]?.top ?? 0) - (words[0]?.top ?? 0)).toBeCloseTo(stock.pitchY * MM, 1);
  });

  it.skipIf(skipped !== '')('show the price with its date, and the parts of their design only', async () => {
    const stock = labelStockOf('Rayfilm 8038') ?? LABEL_ROLL;
    const textOf = (design: ShelfLabelDesign) =>
      pdfText(print(stock, { design, labels: [{ label: aLabel(1), copies: 1 }] }));
    const [number, picture, price] = await Promise.all(SHELF_LABEL_DESIGNS.map(textOf));
    for (const part of ['1.299,37 kr.', '/ 100 m', '25.11.2026', 'NOIKLX 3G1,5']) {
      expect(price).toContain(part);
      expect(number).not.toContain(part);
    }
    expect(picture).toContain('NOIKLX 3G1,5');
    expect(picture).not.toContain('kr.');
  });

  it('are the same bytes for the same labels', () => {
    const stock = labelStockOf('Rayfilm 0907') ?? LABEL_ROLL;
    const twice = [1, 2].map(() => print(stock, { design: 'picture', pictures: PICTURES }));
    expect(twice[0]?.equals(twice[1] ?? Buffer.of())).toBe(true);
  });

  it.skipIf(skipped !== '')('have a test sheet with a frame for each label, shifted as the person asked', async () => {
    const stock = labelStockOf('Avery L7162') ?? LABEL_ROLL;
    const sheet = typeset(testSheet(stock, { shift: { x: 1.5, y: -2 }, title: 'Testark', language: 'da' }));
    const page = await renderedPage(sheet, 1, 150);
    const [first] = placeLabels({ stock, count: 1, offset: 1, shift: { x: 1.5, y: -2 } });
    const corner = first ?? { x: 0, y: 0 };
    expect(Math.max(deviation(page, corner, true), deviation(page, corner, false))).toBeLessThan(0.3);
  });
});

it.skipIf(skipped !== '')(
  `many labels are on the pages of one run, in order, although they are set in parts${skipped}`,
  async () => {
    const stock = LABEL_SHEETS[0];
    if (stock === undefined) throw new Error('There are no sheets');
    const [offset, count, copies] = [3, 650, 2];
    const done: number[] = [];
    const pdf = await setShelfLabels(
      typesetterInProcess,
      {
        title: 'Stock room',
        language: 'da',
        stock,
        offset,
        shift: NO_SHIFT,
        design: 'number',
        labels: Array.from({ length: count / copies }, (_, nth) => ({ label: aLabel(nth), copies })),
        pictures: new Map(),
      },
      { signal: new AbortController().signal, onProgress: async (so) => void done.push(so) },
    );
    expect(done).toHaveLength(2);
    expect(done.at(-1)).toBe(count);
    const pages = new Map(
      Array.from({ length: count / copies }, (_, nth): [string, number[]] => [`${1_100_100 + nth}`, []]),
    );
    for (const { text, page } of await pdfWords(pdf)) pages.get(text)?.push(page);
    const pageOf = (index: number) => Math.floor((offset - 1 + index) / labelsPerPage(stock)) + 1;
    expect([...pages.values()].flat()).toEqual(Array.from({ length: count }, (_, index) => pageOf(index)));
  },
);
