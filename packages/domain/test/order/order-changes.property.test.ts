import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addQuantity,
  type CalendarDate,
  calendarDate,
  changeOfTotal,
  changesOfLine,
  changeToken,
  type LineNow,
  type LineShown,
  NO_QUANTITY,
  notAccepted,
  type OrderChange,
  quantityOf,
} from '../../src/index.ts';
import { somePrice, someQuantity } from '../arbitraries.ts';

const someDay: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 1, max: 28 })
  .map((day) => calendarDate(`2026-02-${String(day).padStart(2, '0')}`));

const maybe = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(some, { nil: undefined });

const someShown: fc.Arbitrary<LineShown> = fc.record({
  netAmount: maybe(somePrice),
  confirmed: maybe(someQuantity),
  deliveryDate: maybe(someDay),
});

const someNow: fc.Arbitrary<LineNow> = fc.record({
  lineId: fc.constantFrom('a', 'b'),
  netAmount: somePrice,
  confirmed: someQuantity,
  backOrdered: someQuantity,
  backOrderDate: maybe(someDay),
});

const someChange: fc.Arbitrary<OrderChange> = fc.oneof(
  fc.record({
    kind: fc.constant('price-changed' as const),
    lineId: fc.constantFrom('a', 'b'),
    quantity: someQuantity,
    was: somePrice,
    now: somePrice,
  }),
  fc.tuple(someShown, someNow).map(([was, { lineId, ...now }]) => ({ kind: 'back-order' as const, lineId, was, now })),
  fc.record({ kind: fc.constant('delivery-date' as const), was: someDay, now: someDay }),
  fc.record({ kind: fc.constant('total' as const), was: somePrice, now: somePrice }),
);

/** Identifies what would be ordered by all of its values. */
const whatIsOrdered = (change: OrderChange): unknown[] => {
  switch (change.kind) {
    case 'price-changed':
      return [change.kind, change.lineId, change.quantity, change.now];
    case 'back-order':
      return [change.kind, change.lineId, change.now.confirmed, change.now.backOrdered, change.now.backOrderDate];
    case 'delivery-date':
      return [change.kind, change.was, change.now];
    case 'total':
      return [change.kind, change.now];
  }
};

test('two changes have the same name exactly when the same would be ordered: no old token accepts a newer change', () => {
  fc.assert(
    fc.property(someChange, someChange, (one, other) => {
      const [left, right] = [whatIsOrdered(one), whatIsOrdered(other)];
      const isSame = left.length === right.length && left.every((part, index) => part === right[index]);
      expect(changeToken(one) === changeToken(other)).toBe(isSame);
    }),
  );
});

test('a line that was not shown is never changed', () => {
  const nothing: LineShown = { netAmount: undefined, confirmed: undefined, deliveryDate: undefined };
  fc.assert(
    fc.property(someNow, (now) => {
      expect(changesOfLine(nothing, now)).toEqual([]);
    }),
  );
});

test('a line that is as it was shown is not changed', () => {
  fc.assert(
    fc.property(someNow, (now) => {
      const shown = { netAmount: now.netAmount, confirmed: now.confirmed, deliveryDate: now.backOrderDate };
      expect(changesOfLine(shown, now)).toEqual([]);
    }),
  );
});

test('any other price is reported, dearer or cheaper, for the quantity that is ordered', () => {
  fc.assert(
    fc.property(someNow, somePrice, (now, shown) => {
      const changes = changesOfLine({ netAmount: shown, confirmed: undefined, deliveryDate: undefined }, now);
      const quantity = addQuantity(now.confirmed, now.backOrdered);
      const change = { kind: 'price-changed', lineId: now.lineId, quantity, was: shown, now: now.netAmount };
      expect(changes).toEqual(shown === now.netAmount ? [] : [change]);
    }),
  );
});

test('stock is reported only where something waits that did not, or waits longer', () => {
  fc.assert(
    fc.property(someShown, someNow, (shown, now) => {
      const changes = changesOfLine({ ...shown, netAmount: undefined }, now);
      if (now.backOrdered === NO_QUANTITY) expect(changes).toEqual([]);
      const fewer = shown.confirmed !== undefined && now.confirmed < shown.confirmed;
      const later =
        shown.deliveryDate !== undefined && (now.backOrderDate === undefined || now.backOrderDate > shown.deliveryDate);
      expect(changes.length).toBe(now.backOrdered > NO_QUANTITY && (fewer || later) ? 1 : 0);
    }),
  );
});

test('does not block accepted changes, and accepts nothing else', () => {
  fc.assert(
    fc.property(fc.array(someChange), fc.array(someChange), (changes, others) => {
      const accepted = new Set([...changes.slice(0, 2), ...others].map(changeToken));
      const left = notAccepted(changes, accepted);
      expect(left.every((change) => !accepted.has(changeToken(change)))).toBe(true);
      expect(changes.filter((change) => accepted.has(changeToken(change))).length + left.length).toBe(changes.length);
      expect(notAccepted(changes, new Set(changes.map(changeToken)))).toEqual([]);
    }),
  );
});

test('a total that was not shown is not compared, any other one is reported', () => {
  fc.assert(
    fc.property(maybe(somePrice), somePrice, (shown, now) => {
      const change = changeOfTotal(shown, now);
      expect(change === undefined).toBe(shown === undefined || shown === now);
    }),
  );
});

test('a name is short, and of signs that go through everything', () => {
  const [quantity, day] = [quantityOf('9999999.999'), calendarDate('2026-12-31')];
  const lineId = '01890a5d-ac96-774b-bcce-b302099a8057';
  const now = { confirmed: quantity, backOrdered: quantity, backOrderDate: day };
  const token = changeToken({ kind: 'back-order', lineId, was: { confirmed: quantity, deliveryDate: day }, now });
  expect(token).toMatch(/^[\x21-\x7e]{1,160}$/);
});
