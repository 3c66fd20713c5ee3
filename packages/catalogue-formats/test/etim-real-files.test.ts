import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CatalogueRecord, detectFormat, readerOf } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { realData, requires } from '../../../tests/support/requires.ts';
import { inPieces, notesOf, readAll, recordsOf, refusedOf } from './bytes.ts';

const FOLDER = realData('etim');
const skipped = requires('data/etim');

const load = (name: string): Uint8Array => new Uint8Array(readFileSync(resolve(FOLDER, name)));
const read = (name: string) => readAll(readerOf('etim'), inPieces(load(name)));
const namesIn = (records: readonly CatalogueRecord[]) =>
  new Map(records.flatMap((record) => ('code' in record && 'names' in record ? [[record.code, record.names.en]] : [])));

describe.skipIf(skipped !== '')(`the real ETIM 10 model${skipped}`, () => {
  it('has each of its five files recognised by its header', () => {
    const files = ['classes_en', 'features_en', 'values_en', 'class_value_map', 'class_synonyms_en'];
    for (const name of files) expect(detectFormat(load(`etim10_${name}.tsv`).subarray(0, 4096))).toBe('etim');
  });

  it('has 5,640 classes', async () => {
    const events = await read('etim10_classes_en.tsv');
    expect(refusedOf(events)).toEqual([]);
    const names = namesIn(recordsOf(events));
    expect(names.size).toBe(5640);
    expect(names.get('EC000003')).toBe('Residual current circuit breaker (RCCB)');
  });

  it('has 17,377 features, of which 14 had characters that were read as two', async () => {
    const events = await read('etim10_features_en.tsv');
    const names = namesIn(recordsOf(events));
    expect(names.size).toBe(17_377);
    expect(refusedOf(events)).toEqual([]);
    expect(notesOf(events).filter(({ code }) => code === 'restored')).toHaveLength(14);
    expect(names.get('EF004102')).toBe('Switching voltage of OSSD at state "high"');
    expect(names.get('EF019224')).toBe('ηs, h (at average conditions)');
    for (const name of names.values()) expect(name).not.toMatch(/_x[0-9A-F]{4}_|\ufffd/);
  });

  it('has 16,163 values, of which 24 were taken for dates and 15 for times', async () => {
    const events = await read('etim10_values_en.tsv');
    const names = namesIn(recordsOf(events));
    expect(names.size).toBe(16_163 - 24);
    expect(refusedOf(events)).toHaveLength(24);
    expect(refusedOf(events)[0]).toMatchObject({ line: 10, code: 'damaged', field: 'VALUEDESC' });
    expect(notesOf(events).filter(({ code }) => code === 'restored')).toHaveLength(15);
    expect(names.get('EV002052')).toBe('16:9');
    expect(names.get('EV005647')).toBe('Décolletage');
    expect(names.get('EV000686')).toBe('5x2.5 mm²');
    expect(names.get('EV006920')).toBe('0.1 µA');
    expect(names.get('EV016189')).toBe('2012');
  });

  it('maps 159,584 values to classes', async () => {
    const events = await read('etim10_class_value_map.tsv');
    const maps = recordsOf(events).filter((record) => record.kind === 'etim-class-feature');
    expect(refusedOf(events)).toEqual([]);
    expect(maps.reduce((sum, { valueCodes }) => sum + (valueCodes?.length ?? 0), 0)).toBe(159_584);
    expect(maps.every(({ featureCode }) => featureCode === undefined)).toBe(true);
  });

  it('has synonyms of every class', async () => {
    const events = await read('etim10_class_synonyms_en.tsv');
    const synonyms = recordsOf(events).filter((record) => record.kind === 'etim-synonyms');
    expect(refusedOf(events)).toEqual([]);
    expect(synonyms).toHaveLength(5640);
    expect(synonyms.find(({ classCode }) => classCode === 'EC002762')?.words).toContain('19"-rack');
  });
});
