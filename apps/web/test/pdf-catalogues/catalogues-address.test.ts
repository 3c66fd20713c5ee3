import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CATALOGUE_ORDERS,
  CATALOGUE_TABS,
  isFiltered,
  readCataloguesAddress,
  withoutFilters,
  withUserToggled,
  writeCataloguesAddress,
} from '../../app/features/pdf-catalogues/overview/catalogues-address.ts';

const wanted = fc.record({
  tab: fc.constantFrom(...CATALOGUE_TABS),
  query: fc.string({ maxLength: 100 }),
  users: fc.uniqueArray(fc.uuid(), { maxLength: 5 }),
  from: fc.constantFrom('', '2026-01-01', '2026-11-25'),
  until: fc.constantFrom('', '2026-12-31'),
  order: fc.constantFrom(...CATALOGUE_ORDERS),
  page: fc.integer({ min: 1, max: 1000 }),
});

const parameter = fc.constantFrom('tab', 'query', 'user', 'from', 'until', 'sort', 'page');

test('reads what it wrote', () => {
  fc.assert(
    fc.property(wanted, (list) => {
      expect(readCataloguesAddress(new URLSearchParams(writeCataloguesAddress(list)))).toEqual(list);
    }),
  );
});

test('reads any address as a list that can be requested', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(parameter, fc.string())), (typed) => {
      const list = readCataloguesAddress(new URLSearchParams(typed));
      expect(list.page).toBeGreaterThanOrEqual(1);
      expect(CATALOGUE_ORDERS).toContain(list.order);
    }),
  );
  expect(readCataloguesAddress(new URLSearchParams('page=-3&sort=x&from=2026-13-01&user=a b')).users).toEqual([]);
  expect(writeCataloguesAddress(readCataloguesAddress(new URLSearchParams('page=0&sort=&tab=')))).toBe('');
});

test('begins at the first page when filters change', () => {
  fc.assert(
    fc.property(wanted, fc.uuid(), (list, user) => {
      const narrower = withUserToggled(list, user);
      expect(narrower.page).toBe(1);
      expect(withUserToggled(narrower, user).users).toEqual(list.users.filter((one) => one !== user));
      expect(isFiltered(withoutFilters(narrower))).toBe(false);
      expect(withoutFilters(narrower).order).toBe(list.order);
    }),
  );
});
