import type { Cart } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { proposalsOfCart } from '../../app/features/cart/lines/cart-proposals.ts';
import { makeProposals } from '../../app/features/cart/lines/proposals.tsx';
import { aLine } from '../cart-lines/a-line.ts';
import { somePricedLines } from './a-cart.ts';

type Line = Parameters<typeof aLine>[1];

/** Returns kind and quantity of each proposal by line id. */
const proposalsOf = (
  lines: Readonly<Record<string, Line>>,
  stock: Parameters<typeof somePricedLines>[0],
  DeliveryType: Cart['DeliveryType'] = 'Normal',
) => {
  const CartItems = Object.entries(lines).map(([id, line]) => aLine(id, line));
  const proposals = proposalsOfCart({ DeliveryType, CartItems } as Cart, somePricedLines(stock));
  return Object.fromEntries([...proposals].map(([id, { Kind, ProposedQuantity }]) => [id, [Kind, ProposedQuantity]]));
};

describe('proposals for saved lines', () => {
  test('are made where express-box stock does not cover a line after the lines before it', () => {
    const lines = { a: { Quantity: 6 }, b: { Quantity: 6, ItemSAPMaterialNumber: 'Ma' }, c: { Quantity: 3 } };
    const stock = { a: { fastbox: 8 }, b: { fastbox: 8 }, c: { fastbox: 0 } };
    expect(proposalsOf(lines, stock, 'Fastbox')).toEqual({ b: ['fastbox', 2], c: ['fastbox', 0] });
    expect(proposalsOf(lines, stock)).toEqual({});
  });

  test('are made where phased-out or clearance stock has been sold', () => {
    const lines = {
      a: { Quantity: 6, IsPhasedOut: true },
      b: { Quantity: 6, IsOnClearanceSale: true },
      c: { Quantity: 6 },
    };
    const stock = { a: { atp: 4 }, b: { clearance: 2 }, c: { atp: 0 } };
    expect(proposalsOf(lines, stock)).toEqual({ a: ['phased-out', 4], b: ['clearance-split', 2] });
  });

  test('offer whole packages in an express box, and never ask about an accepted cut', () => {
    const cable = { a: { Quantity: 150, ItemB2BCableCutAllowed: true, ItemPackageSize: 100 } };
    const stock = { a: { fastbox: 900 } };
    expect(proposalsOf(cable, stock)).toEqual({});
    expect(proposalsOf(cable, stock, 'Fastbox')).toEqual({ a: ['cable-cut', 200] });
  });

  test('are not made without stock, and not for kits, remnants and lines that can’t be ordered', () => {
    expect(proposalsOf({ a: { Quantity: 6, IsPhasedOut: true } }, {})).toEqual({});
    const lines = {
      kit: { Quantity: 2, KitName: 'Board' },
      child: { Quantity: 8, ParentItemId: 'kit', IsPhasedOut: true },
      piece: { Quantity: 37, CabelRemnantValue: 37, IsPhasedOut: true },
      gone: { Quantity: 8, IsInvalid: true, IsPhasedOut: true },
    };
    expect(proposalsOf(lines, { kit: {}, child: { atp: 1 }, piece: { atp: 1 }, gone: { atp: 1 } })).toEqual({});
  });
});

const proposal = (ProposedQuantity: number) => ({
  Kind: 'fastbox' as const,
  RequestedQuantity: 6,
  ProposedQuantity,
  ClearanceQuantity: null,
  NormalQuantity: null,
});

describe('the store of proposals', () => {
  test('prefers a proposal for a typed quantity to one for the saved line', () => {
    const store = makeProposals();
    store.setSaved(new Map([['a', proposal(2)]]));
    store.set('a', proposal(3));
    expect(store.all().get('a')?.ProposedQuantity).toBe(3);
    store.set('a', undefined);
    expect(store.all().get('a')?.ProposedQuantity).toBe(2);
  });

  test('shows an answered proposal again only when it has changed', () => {
    const store = makeProposals();
    store.setSaved(new Map([['a', proposal(2)]]));
    store.answer('a');
    store.setSaved(new Map([['a', proposal(2)]]));
    expect([...store.all()]).toEqual([]);
    store.setSaved(new Map([['a', proposal(1)]]));
    expect(store.all().size).toBe(1);
    store.answer('a');
    store.setSaved(new Map());
    store.setSaved(new Map([['a', proposal(1)]]));
    expect(store.all().size).toBe(1);
  });

  test('keeps the same objects until they change, and notifies only of changes', () => {
    const store = makeProposals();
    let notified = 0;
    store.subscribe(() => {
      notified += 1;
    });
    store.setSaved(new Map([['a', proposal(2)]]));
    const before = store.all();
    store.setSaved(new Map([['a', proposal(2)]]));
    expect(store.all()).toBe(before);
    store.setSaved(new Map([...before, ['b', proposal(2)]]));
    expect(store.all().get('a')).toBe(before.get('a'));
    expect(notified).toBe(2);
  });
});
