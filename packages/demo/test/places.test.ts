import { demoPlaceRecords } from '@grossist/demo';
import { MARKETS } from '@grossist/domain';
import { describe, expect, it } from 'vitest';
import { SERVICE_CENTERS } from '../src/data/branches.ts';
import { COMPANIES } from '../src/data/customers.ts';

const TODAY = { today: '2026-11-21' };
const records = [...demoPlaceRecords(TODAY)];
const places = records.filter((record) => record.kind === 'postal-place');
const streets = records.filter((record) => record.kind === 'postal-street');
const strings = records.filter((record) => record.kind === 'accounting-string');

describe("the demo's places", () => {
  it('are the same every time', () => {
    expect([...demoPlaceRecords(TODAY)]).toEqual(records);
  });

  it('are emitted once each, with coordinates in northern Europe', () => {
    const keys = places.map(({ countryCode, postalCode, place }) => `${countryCode} ${postalCode} ${place}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { place, latitude, longitude } of places) {
      expect(place.trim()).toBe(place);
      expect(latitude).toBeGreaterThan(47);
      expect(latitude).toBeLessThan(72);
      expect(longitude).toBeGreaterThan(3);
      expect(longitude).toBeLessThan(25);
    }
  });

  it('are those of every market, Denmark whole', () => {
    for (const market of MARKETS) expect(places.some(({ countryCode }) => countryCode === market)).toBe(true);
    expect(places.filter(({ countryCode }) => countryCode === 'DK').length).toBeGreaterThan(1000);
  });

  it('hold every service center and address, with its street', () => {
    const known = new Set(places.map(({ countryCode, postalCode, place }) => `${countryCode} ${postalCode} ${place}`));
    const paved = new Set(streets.map(({ countryCode, postalCode, name }) => `${countryCode} ${postalCode} ${name}`));
    const used = [
      ...SERVICE_CENTERS.map(({ market, postalCode, city, street }) => ({ market, postalCode, city, street })),
      ...COMPANIES.flatMap(({ market, addresses }) =>
        addresses.map(([, street, postalCode, city]) => ({ market, postalCode, city, street })),
      ),
    ];
    for (const { market, postalCode, city, street } of used) {
      expect(known).toContain(`${market} ${postalCode} ${city}`);
      expect(paved).toContain(`${market} ${postalCode} ${street.replace(/ \d.*$/, '')}`);
    }
  });

  it('name streets of known postal codes alone, once each', () => {
    const codes = new Set(places.map(({ countryCode, postalCode }) => `${countryCode} ${postalCode}`));
    for (const { countryCode, postalCode } of streets) expect(codes).toContain(`${countryCode} ${postalCode}`);
    const keys = streets.map(({ countryCode, postalCode, name }) => `${countryCode} ${postalCode} ${name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("the demo's accounting strings", () => {
  it('are of known companies, each company having some that are valid today', () => {
    const codes = COMPANIES.map(({ code }) => code);
    for (const { companyCode } of strings) expect(codes).toContain(companyCode);
    for (const code of codes) {
      const valid = strings.filter(
        ({ companyCode, validFrom = '', validTo = '' }) =>
          companyCode === code && validFrom <= TODAY.today && TODAY.today <= validTo,
      );
      expect(valid.length).toBeGreaterThan(1);
    }
  });

  it('have some that are over and some that have not begun', () => {
    expect(strings.some(({ validTo = '' }) => validTo < TODAY.today)).toBe(true);
    expect(strings.some(({ validFrom = '' }) => validFrom > TODAY.today)).toBe(true);
  });
});
