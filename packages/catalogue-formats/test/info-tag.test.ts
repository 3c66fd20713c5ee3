import { type CatalogueRecord, readerOf, type ToldInfoTag } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { inPieces, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const csv = (...rows: string[]) => readAll(readerOf('csv'), inPieces(utf8(rows.join('\n'))));
const ndjson = (infoTag: unknown) =>
  readAll(
    readerOf('ndjson'),
    inPieces(utf8(JSON.stringify({ kind: 'material-amendment', sapMaterialNumber: '1000001', infoTag }))),
  );

const amended = (infoTag: ToldInfoTag): CatalogueRecord[] => [
  { kind: 'material-amendment', sapMaterialNumber: '1000001', infoTag },
];

describe('a table of materials', () => {
  it('hangs a tag on one, with its texts by language', async () => {
    const events = await csv(
      'sap_number;info_tag_colour;language;info_tag_text;info_tag_text_en;info_tag_description_da',
      '1000001;Green;da;Nyhed;New;Ny i år',
    );
    expect(refusedOf(events)).toEqual([]);
    expect(recordsOf(events)).toEqual(
      amended({ color: 'green', ribbonTexts: { da: 'Nyhed', en: 'New' }, descriptions: { da: 'Ny i år' } }),
    );
  });

  it('removes a tag by the color none', async () => {
    expect(recordsOf(await csv('sap_number;info_tag_color', '1000001;none'))).toEqual(amended({ color: 'none' }));
  });

  it.each([
    ['a colour of its own', '1000001;#ff0000;Rød'],
    ['something that CSS would read', '1000001;red;} body { display: none'.padEnd(90, '!')],
    ['a colour without a word', '1000001;red;'],
    ['a word without a colour', '1000001;;Rød'],
    ['a word on a tag that is taken away', '1000001;none;Rød'],
  ])('is refused a line with %s', async (_what, row) => {
    const events = await csv('sap_number;info_tag_color;info_tag_text_da', row);
    expect(recordsOf(events)).toEqual([]);
    expect(refusedOf(events)).toHaveLength(1);
  });
});

describe('a record', () => {
  it('needs no description', async () => {
    const tag: ToldInfoTag = { color: 'blue', ribbonTexts: { en: 'New' } };
    expect(recordsOf(await ndjson(tag))).toEqual(amended(tag));
  });

  it.each([
    ['an unknown colour', { color: 'pink', ribbonTexts: { en: 'New' } }],
    ['an unknown language', { color: 'blue', ribbonTexts: { fr: 'Nouveau' } }],
    ['no text', { color: 'blue', ribbonTexts: {} }],
    ['a text of more than 60 characters', { color: 'blue', ribbonTexts: { en: 'x'.repeat(61) } }],
    ['an unknown field', { color: 'blue', ribbonTexts: { en: 'New' }, style: 'x' }],
  ])('with %s is refused', async (_what, tag) => {
    expect(refusedOf(await ndjson(tag))).toHaveLength(1);
  });
});
