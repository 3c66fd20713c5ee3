import { LANGUAGES, type Texts } from '@grossist/domain';
import { describe, expect, it } from 'vitest';
import { aDemo, ofKind } from './everything.ts';

const RECORDS = [...aDemo({ materials: 5_000 })];
const CLASSES = ofKind(RECORDS, 'etim-class');
const NODES = ofKind(RECORDS, 'node');
const MATERIALS = ofKind(RECORDS, 'material');

const missing = (names: Texts): string[] => LANGUAGES.filter((language) => (names[language] ?? '').trim() === '');

describe('the classes of the demo', () => {
  it('are at least sixty, each once', () => {
    expect(CLASSES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(CLASSES.map(({ code }) => code)).size).toBe(CLASSES.length);
  });

  it('have names in all seven languages, and so have their features and values', () => {
    for (const { code, names, features } of CLASSES) {
      expect({ code, missing: missing(names) }).toEqual({ code, missing: [] });
      for (const feature of features) {
        expect({ code: feature.code, missing: missing(feature.names) }).toEqual({ code: feature.code, missing: [] });
        for (const value of feature.values ?? []) {
          expect({ code: value.code, missing: missing(value.names) }).toEqual({ code: value.code, missing: [] });
        }
      }
    }
  });

  it('all have materials within the first 5,000', () => {
    const used = new Set(MATERIALS.map(({ classCode }) => classCode));
    expect(CLASSES.filter(({ code }) => !used.has(code))).toEqual([]);
  });

  it('are nearly all seen already among 130 materials', () => {
    const used = new Set(ofKind(aDemo({ materials: 130 }), 'material').map(({ classCode }) => classCode));
    expect(used.size).toBe(CLASSES.length);
  });

  it('declare every feature and value of their materials, with its type', () => {
    const declared = new Map(
      CLASSES.map(({ code, features }) => [code, new Map(features.map((feature) => [feature.code, feature]))]),
    );
    for (const { classCode = '', features = {}, sapMaterialNumber } of MATERIALS) {
      expect({ sapMaterialNumber, features: Object.keys(features).length > 0 }).toEqual({
        sapMaterialNumber,
        features: true,
      });
      for (const [code, value] of Object.entries(features)) {
        const feature = declared.get(classCode)?.get(code);
        const type =
          typeof value === 'string' ? 'A' : typeof value === 'number' ? 'N' : typeof value === 'boolean' ? 'L' : 'R';
        expect({ classCode, code, type: feature?.type }).toEqual({ classCode, code, type });
        if (type === 'A') expect(feature?.values?.map((one) => one.code)).toContain(value);
      }
    }
  });
});

describe('the trees of the demo', () => {
  it('are two, electrical and hot water and sanitation, each with one top', () => {
    const tops = NODES.filter(({ parentCode }) => parentCode === undefined);
    expect(tops.map(({ tree }) => tree)).toEqual(['electrical', 'hws']);
  });

  it('have twelve and nine main groups', () => {
    const below = (top: string) => NODES.filter(({ parentCode }) => parentCode === top).length;
    expect([below('E'), below('H')]).toEqual([12, 9]);
  });

  it('have names in all seven languages and unique plain slugs', () => {
    for (const { code, names, slug } of NODES) {
      expect({ code, missing: missing(names) }).toEqual({ code, missing: [] });
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    const addresses = NODES.map(({ parentCode, slug }) => `${parentCode} ${slug}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('do not mix: a node is of the tree of its parent', () => {
    const trees = new Map(NODES.map(({ code, tree }) => [code, tree]));
    for (const { parentCode, tree } of NODES) if (parentCode !== undefined) expect(trees.get(parentCode)).toBe(tree);
  });
});

describe('the products of the demo', () => {
  it('are described in six languages and filled in', () => {
    for (const { descriptions = {}, names } of ofKind(RECORDS, 'product')) {
      expect(missing(names)).toEqual([]);
      expect(missing(descriptions)).toEqual(['fo']);
      expect(JSON.stringify(descriptions)).not.toMatch(/[{]\w+[}]/);
    }
  });

  it('have materials named in all seven languages with their type designation or its words', () => {
    for (const { names, typeDesignation = '' } of MATERIALS) {
      expect(missing(names)).toEqual([]);
      expect(names.da).toContain(typeDesignation.split(' ')[0]);
    }
  });
});
