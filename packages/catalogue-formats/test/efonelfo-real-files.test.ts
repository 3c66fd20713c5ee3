import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { detectFormat, readerOf } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { realData, requires } from '../../../tests/support/requires.ts';
import { decodeLine } from '../src/line-encoding.ts';
import { inPieces, notesOf, readAll, recordsOf, refusedOf } from './bytes.ts';

const FOLDER = realData('efonelfo');
const skipped = requires('data/efonelfo');

const load = (name: string): Uint8Array => new Uint8Array(readFileSync(resolve(FOLDER, name)));
const read = (name: string) => readAll(readerOf('efonelfo'), inPieces(load(name)));

describe.skipIf(skipped !== '')(`a real EFONELFO file${skipped}`, () => {
  it('of prices gives all its articles, none refused', async () => {
    const events = await read('V4_varefil.csv');
    const materials = recordsOf(events).filter((record) => record.kind === 'material');
    expect(refusedOf(events)).toEqual([]);
    expect(materials).toHaveLength(2165);
    expect(materials.find((record) => record.elNumber === '1006100')?.listPrices).toEqual([
      { market: 'NO', currency: 'NOK', amount: '553.00', perQuantity: '1', validFrom: '2011-09-01' },
    ]);
  });

  it('has its 973 packages in the materials, the smallest above one', async () => {
    const lines = new TextDecoder('latin1').decode(load('V4_varefil.csv')).split('\r\n');
    const expected = new Map<string, number>();
    let packages = 0;
    for (const [type, mark, number = '', third, fourth, ...rest] of lines.map((line) => line.split(';'))) {
      const key = `${mark} ${number}`;
      if (type === 'VL') expected.set(key, Number(rest[12]) / 10_000);
      if (type !== 'VA' || third !== 'P') continue;
      packages += 1;
      const now = expected.get(key) ?? 0;
      const size = Number(fourth) / 10_000;
      if (size > 1 && (now === 1 || size < now)) expected.set(key, size);
    }
    expect(packages).toBe(973);
    const found = new Map<string, number>();
    for (const record of recordsOf(await read('V4_varefil.csv'))) {
      if (record.kind !== 'material') continue;
      found.set(record.elNumber ? `1 ${record.elNumber}` : `3 ${record.supplierNumber}`, Number(record.packageSize));
    }
    expect(found).toEqual(expected);
  });

  it('that mixes encodings has the right characters everywhere', async () => {
    const events = await read('V4_varefil.csv');
    const shownTexts = recordsOf(events).flatMap((record) =>
      record.kind === 'material' ? [record.names.nb ?? '', record.descriptions?.nb ?? ''] : [],
    );
    const text = shownTexts.join('\n');
    expect(text).toContain('2,5mm²');
    expect(text).toContain('UTENDØRSMATTE');
    expect(text).toContain('glødelampe');
    expect(new Set(text.match(/[^\n -~]/g))).toEqual(new Set(['Å', 'Æ', 'Ø', 'å', 'ø', '²']));
    expect(notesOf(events).find((note) => note.code === 'encoding')?.text).toMatch(/CP850: 12/);
    const head = load('V4_varefil.csv');
    expect(decodeLine(head.subarray(0, head.indexOf(13))).text).toContain('GAMLE EIGERØYVEI 87');
  });

  it('of discounts and a small one are read whole', async () => {
    const discounts = recordsOf(await read('rabatt.csv'));
    expect(discounts).toHaveLength(4);
    expect(discounts[0]).toMatchObject({
      materialGroup: 'P10100',
      percent: '51.40',
      text: 'Stål gj.deler sorte og galv',
    });
    const small = await read('varer_small.csv');
    expect(recordsOf(small).filter((record) => record.kind === 'material')).toHaveLength(9);
    expect(refusedOf(small)).toEqual([]);
  });

  it('is recognised by its content', () => {
    for (const name of ['V4_varefil.csv', 'rabatt.csv', 'varer_small.csv']) {
      expect(detectFormat(load(name).subarray(0, 1024))).toBe('efonelfo');
    }
  });
});
