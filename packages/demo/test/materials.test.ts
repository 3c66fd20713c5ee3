import type { MaterialRecord } from '@grossist/catalogue-formats';
import { isGtin, MARKETS, marketFacts } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDemo, ofKind } from './everything.ts';

const RECORDS = [...aDemo({ materials: 5_000 })];
const MATERIALS = ofKind(RECORDS, 'material');
const PLANT_MARKETS = new Map(ofKind(RECORDS, 'plant').map(({ code, market }) => [code, market]));

const share = (of: (material: MaterialRecord) => boolean): number => MATERIALS.filter(of).length / MATERIALS.length;

/** Packing rules a buyer could not satisfy. */
const impossiblePacking = ({ minQuantity = '0', multiplum = '0', packageSize = '0' }: MaterialRecord): boolean => {
  const [min, step, pack] = [minQuantity, multiplum, packageSize].map(Number);
  return (
    !(Number(step) > 0) ||
    Number(min) < Number(step) ||
    Number(min) % Number(step) !== 0 ||
    Number(pack) % Number(step) !== 0
  );
};

describe('the numbers of materials', () => {
  it.each([
    ['SAP numbers', (material: MaterialRecord) => [material.sapMaterialNumber]],
    ['EL numbers', (material: MaterialRecord) => [material.elNumber]],
    ['HWS numbers', (material: MaterialRecord) => [material.hwsNumber]],
    ['GTINs', (material: MaterialRecord) => [material.ean]],
    ['supplier numbers', (material: MaterialRecord) => [material.supplierNumber]],
    ['alternative numbers', (material: MaterialRecord) => material.alternativeNumbers ?? []],
    [
      'brands and type designations',
      ({ classCode, supplierCode, typeDesignation }: MaterialRecord) => [
        `${classCode} ${supplierCode} ${typeDesignation}`,
      ],
    ],
  ])('%s are given once', (_, of) => {
    const numbers = MATERIALS.flatMap(of).filter((number) => number !== undefined);
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('GTINs have thirteen digits and a valid check digit', () => {
    expect(MATERIALS.filter(({ ean = '' }) => !/^570\d{10}$/.test(ean) || !isGtin(ean))).toEqual([]);
  });

  it('electrical materials have ten-digit EL numbers, those of hot water and sanitation nine-digit HWS numbers', () => {
    for (const { tree, elNumber = '', hwsNumber = '' } of MATERIALS) {
      if (tree === 'electrical') expect(elNumber).toMatch(/^\d{10}$/);
      else expect(hwsNumber).toMatch(/^\d{9}$/);
    }
  });

  it('some materials are sold by both trades and have both numbers', () => {
    expect(MATERIALS.some(({ elNumber, hwsNumber }) => elNumber !== undefined && hwsNumber !== undefined)).toBe(true);
  });
});

describe('the packing of materials', () => {
  it('has a minimum and a package that are multiples of the multiplum', () => {
    expect(MATERIALS.filter(impossiblePacking)).toEqual([]);
  });

  it('lets only what is sold by the metre be cut', () => {
    const cut = MATERIALS.filter(({ cableCutAllowed }) => cableCutAllowed === true);
    expect(cut.length).toBeGreaterThan(50);
    expect(cut.filter(({ salesUnit, multiplum }) => salesUnit !== 'MTR' || multiplum !== '1')).toEqual([]);
  });

  it('is true in a demo of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), (materials) => {
        expect(ofKind(aDemo({ materials }), 'material').filter(impossiblePacking)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the life of materials', () => {
  it.each([
    ['33', 0.012, 0.03],
    ['30', 0.001, 0.01],
    ['40', 0.001, 0.01],
    ['10', 0.94, 0.99],
  ])('status %s is as frequent as in a real catalogue', (status, least, most) => {
    const found = share((material) => material.status === status);
    expect(found).toBeGreaterThan(least);
    expect(found).toBeLessThan(most);
  });

  it.each([
    ['on clearance sale', (material: MaterialRecord) => material.isOnClearanceSale === true],
    ['delivered directly', (material: MaterialRecord) => material.isDirectDeliveryProduct === true],
    ['for projects', (material: MaterialRecord) => material.isProjectProduct === true],
    ['for contractors', (material: MaterialRecord) => material.isContractorProduct === true],
    ['with accounting strings', (material: MaterialRecord) => material.isAccountingStringProduct === true],
    ['ordered from the supplier (11)', (material: MaterialRecord) => material.supplyStatus === '11'],
    ['made to order (12)', (material: MaterialRecord) => material.supplyStatus === '12'],
    ['with a concept suggestion', (material: MaterialRecord) => material.conceptSuggestion !== undefined],
    ['with alternatives', (material: MaterialRecord) => material.alternatives !== undefined],
    ['with accessories', (material: MaterialRecord) => material.accessories !== undefined],
    ['replaced by another', (material: MaterialRecord) => material.replacedBy !== undefined],
    ['bound to registration', (material: MaterialRecord) => material.endUserRegistrationRequirementType === '001'],
    ['bearing duties', (material: MaterialRecord) => material.duties !== undefined],
  ])('some materials are %s, most are not', (_, is) => {
    expect(share(is)).toBeGreaterThan(0);
    expect(share(is)).toBeLessThan(0.5);
  });

  it('replaces only unavailable materials, and only by orderable ones', () => {
    const byNumber = new Map(MATERIALS.map((material) => [material.sapMaterialNumber, material]));
    for (const { status, replacedBy } of MATERIALS) {
      if (typeof replacedBy !== 'string') continue;
      expect(['33', '40']).toContain(status);
      expect(byNumber.get(replacedBy)?.status).toBe('10');
    }
  });
});

describe('prices and stock of materials', () => {
  it('has one list price in the currency of every market it is sold in', () => {
    for (const { markets, listPrices = [] } of MATERIALS) {
      expect(listPrices.map(({ market }) => market)).toEqual(markets);
      for (const { market, currency, amount, perQuantity } of listPrices) {
        expect(currency).toBe(marketFacts(market).currency);
        expect(amount).toMatch(/^\d+\.\d\d$/);
        expect(Number(amount)).toBeGreaterThan(0);
        expect(['1', '100']).toContain(perQuantity);
      }
    }
  });

  it('quotes small things per hundred', () => {
    expect(share(({ listPrices = [] }) => listPrices[0]?.perQuantity === '100')).toBeGreaterThan(0);
  });

  it('is sold in all markets mostly, in some only sometimes', () => {
    const everywhere = share(({ markets }) => markets.length === MARKETS.length);
    expect(everywhere).toBeGreaterThan(0.8);
    expect(everywhere).toBeLessThan(0.95);
  });

  it('is only at plants of its markets, in multiples of its multiplum', () => {
    for (const { markets, multiplum, stock = [] } of MATERIALS) {
      for (const { plant, atp, fastbox = '0', clearance = '0' } of stock) {
        expect(markets).toContain(PLANT_MARKETS.get(plant));
        for (const quantity of [atp, fastbox, clearance]) expect(Number(quantity) % Number(multiplum)).toBe(0);
        expect(Number(fastbox)).toBeLessThanOrEqual(Number(atp));
      }
    }
  });

  it('is stocked in good quantity or awaited on a working day to come', () => {
    for (const { isStocked, status, stock = [] } of MATERIALS) {
      expect(stock.length > 0).toBe(isStocked);
      if (status !== '10') continue;
      for (const { atp, incoming = [] } of stock) {
        if (Number(atp) === 0) expect(incoming).not.toEqual([]);
        for (const { date } of incoming) {
          expect(date > '2026-11-21').toBe(true);
          expect([0, 6]).not.toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
        }
      }
    }
  });
});

describe('declarations of conformity and files for Dialux', () => {
  it('are links of stocked materials, the latter of luminaires, at reserved addresses', () => {
    for (const { isStocked, features = {}, media = [] } of MATERIALS) {
      const types = media.map(({ documentType }) => documentType);
      expect(types.filter((type) => type === 'declaration')).toHaveLength(isStocked ? 1 : 0);
      if (types.includes('dialux')) expect(features).toHaveProperty('EF011587');
      for (const { kind, source } of media) {
        expect(kind).toBe('link');
        expect(new URL(source).hostname).toMatch(/^www\.[a-z0-9]+\.example$/);
      }
    }
  });
});
