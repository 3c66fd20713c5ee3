import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { MARKETS } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_MATERIALS, demoErpRecords } from '../src/index.ts';
import { aDemo, ofKind } from './everything.ts';

const TODAY = '2026-11-21';
const depth = (materials: number, today = TODAY): CatalogueRecord[] => [...demoErpRecords({ materials, today })];

const of = <K extends CatalogueRecord['kind']>(records: readonly CatalogueRecord[], kind: K) =>
  records.filter((record): record is Extract<CatalogueRecord, { kind: K }> => record.kind === kind);

describe('the data of the demo’s ERP', () => {
  const records = depth(5_000);

  it('is the same every time', () => {
    expect(JSON.stringify(depth(500))).toBe(JSON.stringify(depth(500)));
  });

  it('has some of everything', () => {
    const counts = Object.fromEntries(
      [...new Set(records.map(({ kind }) => kind))].map((kind) => [kind, of(records, kind).length]),
    );
    expect(counts).toMatchObject({ route: 12, campaign: 5, gift: 10, 'soft-bundle': 10 });
    for (const kind of ['center-stock', 'remnant', 'logistics', 'material-amendment', 'concept-suggestion'] as const) {
      expect(counts[kind]).toBeGreaterThan(50);
    }
  });

  it('names plants, branches and materials of the demo, in any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_500 }), (materials) => {
        const base = [...aDemo({ materials })];
        const numbers = new Set(of(base, 'material').map(({ sapMaterialNumber }) => sapMaterialNumber));
        const plants = new Set(of(base, 'plant').map(({ code }) => code));
        const centers = new Set(of(base, 'service-center').map(({ code }) => code));
        const unknown = depth(materials).filter((record) => {
          if ('plant' in record && record.plant !== undefined && !plants.has(record.plant)) return true;
          if ('center' in record && !centers.has(record.center)) return true;
          if (record.kind === 'concept-suggestion' && !numbers.has(record.suggested)) return true;
          if (record.kind === 'campaign') return record.prices.some((price) => !numbers.has(price.sapMaterialNumber));
          if (record.kind === 'soft-bundle') return record.members.some((one) => !numbers.has(one.sapMaterialNumber));
          return (
            !['gift', 'material'].includes(record.kind) &&
            'sapMaterialNumber' in record &&
            !numbers.has(record.sapMaterialNumber ?? '')
          );
        });
        expect(unknown).toEqual([]);
      }),
      { numRuns: 15, seed: 4 },
    );
  });

  it('suggests nothing instead of itself, and the same thing of the same class', () => {
    const classes = new Map(
      [...ofKind(aDemo({ materials: 5_000 }), 'material')].map((record) => [
        record.sapMaterialNumber,
        record.classCode,
      ]),
    );
    for (const { sapMaterialNumber, suggested } of of(records, 'concept-suggestion')) {
      expect(suggested).not.toBe(sapMaterialNumber);
      expect(classes.get(suggested)).toBe(classes.get(sapMaterialNumber));
    }
  });

  it('has pieces of the lead cable at every plant, and the leads at every branch', () => {
    const pieces = of(records, 'remnant').filter(
      ({ sapMaterialNumber }) => sapMaterialNumber === DEMO_MATERIALS.installationCable,
    );
    expect(new Set(pieces.map(({ plant }) => plant)).size).toBe(6);
    const branches = of(aDemoBranches(), 'service-center').length;
    const held = of(records, 'center-stock').filter(
      ({ sapMaterialNumber }) => sapMaterialNumber === DEMO_MATERIALS.circuitBreaker,
    );
    expect(held.length).toBe(branches);
  });

  it('has no piece as long as the drum, and none of a cable that is not cut', () => {
    const materials = new Map(
      [...ofKind(aDemo({ materials: 5_000 }), 'material')].map((record) => [record.sapMaterialNumber, record]),
    );
    for (const { sapMaterialNumber, length } of of(records, 'remnant')) {
      const material = materials.get(sapMaterialNumber);
      expect(material?.cableCutAllowed).toBe(true);
      expect(Number(length)).toBeLessThan(Number(material?.packageSize));
    }
  });

  it('has disjoint express-box zones within a market', () => {
    for (const market of MARKETS) {
      const ranges = of(records, 'fastbox-zone')
        .filter((zone) => zone.market === market)
        .flatMap(({ postalCodes }) => postalCodes.map((range) => range.split('-').map(Number)))
        .sort(([left = 0], [right = 0]) => left - right);
      for (const [place, [first = 0]] of ranges.entries()) {
        if (place > 0) expect(first).toBeGreaterThan(ranges[place - 1]?.[1] ?? 0);
      }
    }
  });

  it('keeps branches small in a large demo', () => {
    let held = 0;
    for (const record of demoErpRecords({ materials: 60_000, today: TODAY })) {
      if (record.kind === 'center-stock' && record.center === 'DK01') held += 1;
    }
    expect(held).toBeGreaterThan(500);
    expect(held).toBeLessThan(2_600);
  });
});

const aDemoBranches = (): CatalogueRecord[] => [...aDemo({ materials: 1 })];
