import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectFormat, readerOf } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { realData, requires } from '../../../tests/support/requires.ts';
import { inPieces, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const FOLDER = realData('postal');
const skipped = requires('data/postal');
const files = skipped === '' ? readdirSync(FOLDER).filter((name) => name.endsWith('.csv')) : [];

/** The same as GeoNames gives it out: by tabs, without a header. */
const asGiven = (csv: string): string =>
  csv
    .split(/\r?\n/)
    .slice(1)
    .filter((row) => row !== '')
    .map((row) => `${row.split(',').join('\t')}\t4`)
    .join('\n');

describe.skipIf(skipped !== '')(`GeoNames' own files${skipped}`, () => {
  it.each(files)('%s is read whole, as a table and as GeoNames gives it out', async (name) => {
    const csv = readFileSync(join(FOLDER, name), 'utf8');
    expect(detectFormat(utf8(csv))).toBe('csv');
    const table = await readAll(readerOf('csv'), inPieces(utf8(csv)));
    expect(refusedOf(table)).toEqual([]);
    const places = recordsOf(table);
    expect(places.length).toBeGreaterThan(100);
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['postal-place']));
    // A quoted cell may hold a comma, which a file by tabs has no need to quote.
    if (csv.includes('"')) return;
    const given = utf8(asGiven(csv));
    expect(detectFormat(given)).toBe('geonames');
    const events = await readAll(readerOf('geonames'), inPieces(given));
    expect(refusedOf(events)).toEqual([]);
    expect(recordsOf(events)).toEqual(places);
  });
});
