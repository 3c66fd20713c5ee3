import { NotThisFormat, readerOf } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPieces, latin1, notesOf, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const geonames = readerOf('geonames');
const read = (...lines: string[]) => readAll(geonames, inPieces(utf8(lines.join('\n'))));
const line = (country: string, code: string, place: string, latitude = '55.6666', longitude = '12.4') =>
  [country, code, place, 'Region', '17', 'Town', '101', '', '', latitude, longitude, '4'].join('\t');

describe("GeoNames' postal codes", () => {
  it('give a place for each line', async () => {
    const events = await read(line('DK', '2600', 'Glostrup'), '', line('SE', '624 66', 'Fårö', '57.9167', '-19.1'));
    expect(recordsOf(events)).toEqual([
      {
        kind: 'postal-place',
        countryCode: 'DK',
        postalCode: '2600',
        place: 'Glostrup',
        latitude: 55.6666,
        longitude: 12.4,
      },
      {
        kind: 'postal-place',
        countryCode: 'SE',
        postalCode: '624 66',
        place: 'Fårö',
        latitude: 57.9167,
        longitude: -19.1,
      },
    ]);
    expect(refusedOf(events)).toEqual([]);
  });

  it('keep the first of repeated places, and note the others', async () => {
    const events = await read(
      line('NL', '7933', 'Pesse'),
      line('NL', '7963', 'Ruinen'),
      line('NL', '7933', 'Pesse', '52.7883', '6.4353'),
    );
    expect(recordsOf(events)).toHaveLength(2);
    expect(notesOf(events)).toMatchObject([{ line: 3, code: 'repeated' }, { code: 'encoding' }]);
  });

  it.each([
    ['a line with too few fields', 'DK\t2600\tGlostrup', 'columns'],
    ['a country that is none', line('DNK', '2600', 'Glostrup'), 'country'],
    ['a line without a place', line('DK', '2600', ' '), 'field'],
    ['a line without a code', line('DK', '', 'Glostrup'), 'field'],
    ['degrees that are none', line('DK', '2600', 'Glostrup', 'north'), 'coordinates'],
    ['degrees beyond the pole', line('DK', '2600', 'Glostrup', '90.5'), 'coordinates'],
    ['a line without an end', `DK\t2600\t${'x'.repeat(5000)}`, 'line-too-long'],
  ])('%s is refused alone', async (_, bad, code) => {
    const events = await read(line('DK', '2600', 'Glostrup'), bad, line('DK', '2610', 'Rødovre'));
    expect(refusedOf(events)).toMatchObject([{ line: 2, code }]);
    expect(recordsOf(events)).toHaveLength(2);
  });

  it('may be written in Windows-1252, and have a mark before them', async () => {
    const events = await readAll(geonames, inPieces(latin1(line('DK', '2610', 'R\u00f8dovre'))));
    expect(recordsOf(events)).toMatchObject([{ place: 'Rødovre' }]);
    expect(
      recordsOf(await readAll(geonames, inPieces(utf8(`\ufeff${line('DK', '2600', 'Glostrup')}\r\n`)))),
    ).toHaveLength(1);
  });

  it.each(['', '\n\n', 'country_code\tzipcode\tplace', '{"kind":"supplier"}'])('%j is no such file', async (text) => {
    await expect(readAll(geonames, inPieces(utf8(text)))).rejects.toThrow(NotThisFormat);
  });

  it('are the same wherever the file is cut', async () => {
    const bytes = utf8([line('DK', '2600', 'Glostrup'), line('DK', '2610', 'Rødovre'), 'x'].join('\r\n'));
    const whole = await readAll(geonames, inPieces(bytes));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
        expect(await readAll(geonames, inPieces(bytes, cuts))).toEqual(whole);
      }),
    );
  });

  it('are streamed: no piece of the file is read before the previous one is used', async () => {
    let asked = 0;
    async function* pieces() {
      for (asked = 1; asked <= 1000; asked += 1) yield utf8(`${line('DK', String(1000 + asked), `Town ${asked}`)}\n`);
    }
    let count = 0;
    for await (const event of geonames.read(pieces())) {
      if (event.type !== 'record') continue;
      count += 1;
      expect(asked).toBe(count);
    }
    expect(count).toBe(1000);
  });

  it('keep reading with any bytes after a valid first line', async () => {
    const first = utf8(`${line('DK', '2600', 'Glostrup')}\n`);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const events = await readAll(geonames, inPieces(Uint8Array.from([...first, ...bytes])));
        expect(recordsOf(events).length).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
