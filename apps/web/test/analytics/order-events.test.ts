import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOrderEvents, placedOrderOf } from '../../app/analytics/tracker/call-events.ts';
import { placementMemory } from '../../app/analytics/tracker/placements.ts';
import { AN_ID, stubBrowser } from './a-browser.ts';

const LINES = [
  { material: '1000001', quantity: 2, placement: 'search' },
  { material: '1000002', quantity: 0.5, placement: 'recommendation-cart' },
] as const;

beforeEach(() => void stubBrowser(AN_ID));
afterEach(() => vi.unstubAllGlobals());

describe('an order', () => {
  test('is begun once, however often it is sent', () => {
    const events = createOrderEvents();
    expect(events.begin('cart-1', LINES)).toEqual([['order_begun', { line_count: 2 }]]);
    expect(events.begin('cart-1', LINES)).toEqual([]);
  });

  test('is placed once, with each line and where it was added', () => {
    const events = createOrderEvents();
    events.begin('cart-1', LINES);
    expect(events.place('order-1')).toEqual([
      ['order_placed', { line_count: 2 }],
      ...LINES.map((line) => ['material_ordered', line]),
    ]);
    expect(events.place('order-1')).toEqual([]);
  });

  test('that is paid on another page keeps its lines', () => {
    createOrderEvents().begin('cart-1', LINES);
    expect(createOrderEvents().place('order-1')).toHaveLength(3);
  });

  test('by card is placed when it is confirmed, and not before', () => {
    const status = (Status: string) =>
      placedOrderOf({
        operation: { name: 'creditCardOrderStatus', area: 'orders', method: 'GET', path: '/', changes: false },
        input: {},
        output: { Status, OrderId: 'order-1' },
      });
    expect(status('pending')).toBeUndefined();
    expect(status('declined')).toBeUndefined();
    expect(status('confirmed')).toBe('order-1');
  });
});

describe('the memory of placements', () => {
  test('persists between pages and holds 500 materials', () => {
    const memory = placementMemory('opened');
    for (let nth = 0; nth < 501; nth += 1) memory.remember(String(nth), 'search');
    memory.remember('1', 'cart');
    const next = placementMemory('opened');
    expect([next.of('0'), next.of('1'), next.of('500')]).toEqual([undefined, 'cart', 'search']);
    expect(placementMemory('added').of('1')).toBeUndefined();
  });
});
