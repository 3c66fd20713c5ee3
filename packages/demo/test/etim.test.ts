import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { realData, requires } from '../../../tests/support/requires.ts';
import { aDemo, ofKind } from './everything.ts';

const FOLDER = realData('etim');
const skipped = requires('data/etim');

/** The first fields of every line below the heading. */
const table = (file: string): string[][] =>
  readFileSync(resolve(FOLDER, file), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'));

describe.skipIf(skipped !== '')(`ETIM's own model${skipped}`, () => {
  const classes = ofKind(aDemo(), 'etim-class');

  it('has every class of the demo', () => {
    const known = new Set(table('etim10_classes_en.tsv').map(([code]) => code));
    expect(classes.filter(({ code }) => !known.has(code)).map(({ code }) => code)).toEqual([]);
  });

  it('has every feature of the demo', () => {
    const known = new Set(table('etim10_features_en.tsv').map(([code]) => code));
    const used = classes.flatMap(({ features }) => features.map(({ code }) => code));
    expect(used.filter((code) => !known.has(code))).toEqual([]);
  });

  it('allows every value of the demo in its class', () => {
    const allowed = new Set(table('etim10_class_value_map.tsv').map(([code, value]) => `${code} ${value}`));
    const used = classes.flatMap(({ code, features }) =>
      features.flatMap(({ values = [] }) =>
        values.map((value) => ({ key: `${code} ${value.code}`, name: value.names.en })),
      ),
    );
    expect(used.filter(({ key }) => !allowed.has(key))).toEqual([]);
  });

  it('calls the values in English what the demo calls them', () => {
    const english = new Map(table('etim10_values_en.tsv').map(([code = '', name = '']) => [code, name]));
    const used = classes.flatMap(({ features }) => features.flatMap(({ values = [] }) => values));
    const differing = used.filter(({ code, names }) => {
      const name = english.get(code) ?? '';
      return (
        name.toLowerCase() !== names.en?.toLowerCase() && !name.toLowerCase().startsWith(names.en?.toLowerCase() ?? '?')
      );
    });
    expect(differing.map(({ code, names }) => `${code} ${names.en} is ${english.get(code)}`)).toEqual([]);
  });
});
