import { LABEL_ROLL, LABEL_SHEETS, LABEL_STOCKS, type LabelStock, labelsPerPage, placeLabels } from '@grossist/domain';
import { describe, expect, it } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { type Label, labelDocument } from '../../src/areas/documents/index.ts';
import { typeset } from '../../src/gateways/typesetting/embedded/typeset.ts';
import { pdfText, pdfWords } from '../support/read-pdf.ts';
import { barcodesOn, type RenderedPage, renderedPage } from '../support/rendered-page.ts';

const skipped = requires('pdftotext', 'zbarimg');
const MM = 72 / 25.4;
const NO_SHIFT = { x: 0, y: 0 };

const aLabel = (traits: Partial<Label> = {}): Label => ({
  heading: 'Stairs 3, 2nd left',
  lines: ['Havnegade 12', '9000 Aalborg'],
  contents: [],
  ...traits,
});

const print = (stock: LabelStock, labels: readonly Label[], traits: { offset?: number; hasOutlines?: boolean } = {}) =>
  typeset(labelDocument({ stock, labels, offset: 1, shift: NO_SHIFT, title: 'Labels', language: 'en', ...traits }));

/** How far the nearest dark line is from where the edge should be, in millimeters; infinite beyond 1 mm. */
const deviation = ({ darkness, pixel }: RenderedPage, { x, y }: { x: number; y: number }, isTop: boolean): number => {
  const steps = Math.ceil(1 / pixel);
  const offsets = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * pixel);
  const isLine = (off: number): boolean =>
    [6, 7, 8, 9].every((along) => (isTop ? darkness(x + along, y + off) : darkness(x + off, y + along)) > 40);
  return Math.min(...offsets.filter(isLine).map(Math.abs));
};

describe(`labels as PDF${skipped}`, () => {
  it.skipIf(skipped !== '').each(LABEL_SHEETS)('lie within 0.3 mm of their places on $product', async (stock) => {
    const count = labelsPerPage(stock);
    const pdf = print(
      stock,
      Array.from({ length: count }, () => aLabel()),
      { hasOutlines: true },
    );
    const places = placeLabels({ stock, count, offset: 1, shift: NO_SHIFT });
    const column = places.filter((_, index) => index % stock.columns === 1);
    const page = await renderedPage(pdf, 1);
    const deviations = column.flatMap(({ x, y }) => [
      // The edge of the sheet itself is not drawn whole.
      y === 0 ? 0 : deviation(page, { x, y }, true),
      deviation(page, { x, y: y + 1 }, false),
    ]);
    expect(Math.max(...deviations)).toBeLessThan(0.3);
  });

  it.skipIf(skipped !== '')('begin at the offset, and at the first label of the next page', async () => {
    const [stock = LABEL_ROLL] = LABEL_SHEETS;
    const labels = Array.from({ length: 12 }, (_, index) => aLabel({ heading: `Kit${index + 1}`, lines: [] }));
    const words = await pdfWords(print(stock, labels, { offset: 7 }));
    const at = (text: string) => words.find((word) => word.text === text);
    expect(words.map(({ text, page }) => [text, page])).toEqual(
      labels.map(({ heading }, index) => [heading, index < 10 ? 1 : 2]),
    );
    const inset = 2.5;
    expect((at('Kit1')?.left ?? 0) / MM - stock.firstX - inset).toBeCloseTo(0, 1);
    expect((at('Kit3')?.top ?? 0) / MM - (at('Kit1')?.top ?? 0) / MM).toBeCloseTo(stock.pitchY, 1);
    expect((at('Kit11')?.left ?? 0) / MM).toBeCloseTo((at('Kit1')?.left ?? 0) / MM, 1);
  });

  it.skipIf(skipped !== '').each(LABEL_STOCKS)('are read by a scanner from $product', async (stock) => {
    const labels = Array.from({ length: labelsPerPage(stock) }, (_, index) =>
      aLabel({
        barcode: { kind: 'code128', text: `4500001234-${index + 1}` },
        contents: [['3 pcs', 'Cable NOIKLX 3G1,5 100 m']],
      }),
    );
    const found = await barcodesOn(print(stock, labels), 1);
    expect(found.toSorted()).toEqual(labels.map(({ barcode }) => `CODE-128:${barcode?.text}`).toSorted());
  });

  it.skipIf(skipped !== '')('carry EAN-13, and leave out one with a wrong check digit', async () => {
    const labels = ['9501101531000', '1234567890120'].map((text) => aLabel({ barcode: { kind: 'ean13', text } }));
    const [stock = LABEL_ROLL] = LABEL_SHEETS;
    expect(await barcodesOn(print(stock, labels), 1)).toEqual(['EAN-13:9501101531000']);
  });

  it.skipIf(skipped !== '')('count the contents that do not fit, and cut a heading that is too long', async () => {
    const contents = Array.from({ length: 40 }, (_, index) => ['1 pcs', `Material${index}`] as const);
    const heading = `Long ${'heading '.repeat(60)}`;
    const onRoll = await pdfText(print(LABEL_ROLL, [aLabel({ contents })]));
    expect(onRoll).toContain('Material17');
    expect(onRoll).toContain('+ 22');
    const [stock = LABEL_ROLL] = LABEL_SHEETS;
    const words = await pdfWords(print(stock, [aLabel({ heading, contents })]));
    const shown = words.filter(({ text }) => text.startsWith('Material'));
    expect(shown.length).toBe(6);
    const right = (stock.firstX + stock.width) * MM;
    expect(words.filter((word) => word.left > right)).toEqual([]);
  });

  it('are the same bytes for the same labels', () => {
    const labels = [aLabel({ barcode: { kind: 'code128', text: '4500001234-1' } })];
    expect(print(LABEL_ROLL, labels).equals(print(LABEL_ROLL, labels))).toBe(true);
  });
});
