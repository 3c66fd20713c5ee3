import { describe, expect, test } from 'vitest';
import { addedByCall, eventsOfAdded } from '../../app/analytics/tracker/call-events.ts';
import { type Placement, placementOfPage } from '../../app/analytics/tracker/placements.ts';
import { openedEventOf, toolEventOf } from '../../app/analytics/tracker/tool-events.ts';

const called = (name: string, input: unknown, output: unknown) => ({
  operation: { name, area: 'cart', method: 'POST', path: '/', changes: true } as const,
  input,
  output,
});

test.each<[string, Placement]>([
  ['/', 'home'],
  ['/search', 'search'],
  ['/catalogue/electrical/cables', 'catalog'],
  ['/variation/1000001', 'product'],
  ['/lists', 'list'],
  ['/cart', 'cart'],
  ['/privacy', 'other'],
])('the page %s is the placement %s', (path, placement) => {
  expect(placementOfPage(path)).toBe(placement);
});

describe('what is added to the cart', () => {
  test('is a material with both parts of a clearance split', () => {
    const output = { AddedQuantity: 2, AdditionalLine: { AddedQuantity: 3 } };
    const added = addedByCall(called('addToCart', { body: { Code: 'C1', Quantity: 5 } }, output));
    expect(added).toEqual({ lines: [{ code: 'C1', quantity: 5 }], placement: undefined });
  });

  test('is each line of a list, rounded and capped ones included', () => {
    const line = (Code: string) => ({ Code, Quantity: 1 });
    const output = { Added: [line('A')], Rounded: [line('B')], Capped: [line('C')], Refused: [line('D')] };
    const added = addedByCall(called('addListToCart', {}, output));
    expect(added?.lines.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
    expect(added?.placement).toBe('list');
  });

  test('is nothing for other calls, and for a quantity of 0', () => {
    expect(addedByCall(called('getCart', {}, {}))).toBeUndefined();
    expect(eventsOfAdded([{ code: 'A', quantity: 0 }], 'search', (code) => code)).toEqual([]);
  });

  test('is named by its SAP number', () => {
    expect(eventsOfAdded([{ code: 'A', quantity: 2 }], 'search', (code) => `sap-${code}`)).toEqual([
      ['added_to_cart', { material: 'sap-A', quantity: 2, placement: 'search' }],
    ]);
  });
});

test('lists, kits and PDF catalogs count by what is done with them', () => {
  expect(toolEventOf('createVariationList')).toEqual(['list_used', { action: 'created' }]);
  expect(toolEventOf('addKitsToCart')).toEqual(['kit_used', { action: 'added-to-cart' }]);
  expect(toolEventOf('getCart')).toBeUndefined();
  expect(openedEventOf('/pdf-catalogues/0190')).toEqual(['catalog_used', { action: 'opened' }]);
  expect(openedEventOf('/pdf-catalogues')).toBeUndefined();
});
