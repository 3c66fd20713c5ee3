import { describe, expect, it } from 'vitest';
import {
  type ChoiceFacts,
  type ClosingWindow,
  calendarDate,
  combinedDelivery,
  consignments,
  type DatedLine,
  DELIVERY_CHOICES,
  DELIVERY_TYPES,
  type DeliveryChoice,
  deliveryChoices,
  latestDate,
} from '../src/index.ts';

const open: ClosingWindow = {
  state: 'open',
  closesAt: 1000,
  millisecondsLeft: 1000,
  minutesLeft: 1,
  nextOpenDate: undefined,
};
const closed: ClosingWindow = { ...open, state: 'closed', millisecondsLeft: 0, minutesLeft: 0 };
const monday = calendarDate('2026-11-23');
const tuesday = calendarDate('2026-11-24');

const facts = (some: Partial<ChoiceFacts> = {}): ChoiceFacts => ({
  deliveryType: 'normal',
  hasAddress: true,
  possibleDates: [monday, tuesday],
  addressHasFastbox: true,
  fastboxWindow: open,
  serviceCenter: { window: open },
  ...some,
});

const choiceOf = (choice: DeliveryChoice, some: Partial<ChoiceFacts> = {}) => {
  const found = deliveryChoices(facts(some)).find((offered) => offered.choice === choice);
  if (!found) throw new Error(`${choice} is not among the choices`);
  return found;
};

describe('delivery choices', () => {
  it('are always fastbox, standard, custom date and pickup today', () => {
    expect(deliveryChoices(facts()).map(({ choice }) => choice)).toEqual([...DELIVERY_CHOICES]);
    expect(deliveryChoices(facts()).every(({ isPossible }) => isPossible)).toBe(true);
  });

  it('an express box requires an address in its zone, a time before closing, and all lines in its stock', () => {
    expect(choiceOf('fastbox', { hasAddress: false }).missing).toEqual(['delivery-address']);
    expect(choiceOf('fastbox', { addressHasFastbox: false }).obstacles).toEqual(['not-to-this-address']);
    expect(choiceOf('fastbox', { fastboxWindow: closed }).obstacles).toEqual(['closed']);
    expect(choiceOf('fastbox', { linesBeyondFastboxStock: 1 }).obstacles).toEqual(['out-of-stock']);
    expect(choiceOf('fastbox', { addressHasFastbox: undefined }).isPossible).toBe(true);
  });

  it('an express box is not available for pick-up at any hour', () => {
    expect(choiceOf('fastbox', { isPickup: true }).obstacles).toEqual(['not-for-pickup']);
    expect(choiceOf('fastbox', { isPickup: true, fastboxWindow: closed }).obstacles[0]).toBe('not-for-pickup');
    expect(choiceOf('standard', { isPickup: true }).isPossible).toBe(true);
  });

  it('standard and custom date need a date on which something can come', () => {
    for (const choice of ['standard', 'custom-date'] as const) {
      expect(choiceOf(choice, { possibleDates: [] })).toMatchObject({
        isPossible: false,
        obstacles: ['no-delivery-date'],
      });
    }
  });

  it('a custom date is missing until one of the possible dates is chosen', () => {
    expect(choiceOf('custom-date').missing).toEqual(['delivery-date']);
    expect(choiceOf('custom-date', { deliveryDate: tuesday }).missing).toEqual([]);
    expect(choiceOf('custom-date', { deliveryDate: calendarDate('2026-11-22') }).missing).toEqual(['delivery-date']);
  });

  it('pickup today needs a service center that is open and has the goods, and no address', () => {
    expect(choiceOf('pickup-today', { hasAddress: false }).missing).toEqual([]);
    const { serviceCenter: _, ...without } = facts();
    expect(deliveryChoices(without).at(-1)).toMatchObject({ isPossible: true, missing: ['service-center'] });
    expect(choiceOf('pickup-today', { serviceCenter: { window: closed, linesBeyondStock: 3 } }).obstacles).toEqual([
      'closed',
      'out-of-stock-at-center',
    ]);
  });

  it('of a smart kit are standard and custom date alone', () => {
    const possible = deliveryChoices(facts({ deliveryType: 'smart-kit' })).filter(({ isPossible }) => isPossible);
    expect(possible.map(({ choice }) => choice)).toEqual(['standard', 'custom-date']);
  });

  it('with a direct delivery are those two as well', () => {
    const possible = deliveryChoices(facts({ hasDirectDelivery: true })).filter(({ isPossible }) => isPossible);
    expect(possible.map(({ choice }) => choice)).toEqual(['standard', 'custom-date']);
  });

  it.each(DELIVERY_TYPES)('describe the change of a %s cart', (deliveryType) => {
    const after = deliveryType === 'fastbox' ? 'normal' : deliveryType;
    expect(deliveryChoices(facts({ deliveryType })).map((offered) => offered.deliveryType)).toEqual([
      'fastbox',
      after,
      after,
      after,
    ]);
  });
});

const line = (lineId: string, deliveryDate: DatedLine['deliveryDate'], rest: Partial<DatedLine> = {}): DatedLine => ({
  lineId,
  deliveryDate,
  ...rest,
});

describe('combined delivery', () => {
  it('is offered only when lines have different dates, at the latest', () => {
    expect(combinedDelivery([])).toMatchObject({ isShown: false, date: undefined });
    expect(combinedDelivery([line('1', monday), line('2', monday)])).toMatchObject({ isShown: false, date: undefined });
    expect(combinedDelivery([line('1', tuesday), line('2', monday)])).toEqual({
      isShown: true,
      isDisabled: false,
      date: tuesday,
      mixedKits: [],
    });
  });

  it('is disabled while the date of a line is not known', () => {
    const unknown = [line('1', monday), line('2', undefined)];
    expect(combinedDelivery(unknown)).toMatchObject({ isShown: true, isDisabled: true, date: undefined });
    expect(latestDate(unknown)).toBe(monday);
    expect(combinedDelivery([line('1', undefined)])).toMatchObject({ isShown: false, isDisabled: false });
  });

  it('returns the kits that mix materials of automated storage with others', () => {
    const robot = { isAutomatedStorage: true };
    const lines = [
      line('1', monday, { kitId: 'mixed', ...robot }),
      line('2', monday, { kitId: 'mixed' }),
      line('3', monday, { kitId: 'robot', ...robot }),
      line('4', monday, robot),
    ];
    expect(combinedDelivery(lines).mixedKits).toEqual(['mixed']);
  });
});

describe('consignments', () => {
  const lines = [line('1', tuesday), line('2', undefined), line('3', monday), line('4', tuesday)];

  it('have the dates of their lines, earliest first, without a date last', () => {
    expect(consignments(lines, false)).toEqual([
      { date: monday, lineIds: ['3'] },
      { date: tuesday, lineIds: ['1', '4'] },
      { date: undefined, lineIds: ['2'] },
    ]);
  });

  it('are one when combined, where the last date is known', () => {
    expect(consignments([line('1', tuesday), line('2', monday)], true)).toEqual([
      { date: tuesday, lineIds: ['1', '2'] },
    ]);
    expect(consignments(lines, true)).toEqual(consignments(lines, false));
    expect(consignments([line('1', monday)], true)).toEqual([{ date: monday, lineIds: ['1'] }]);
  });

  it('hold a kit together until its last material is there', () => {
    const kit = [line('a', monday, { kitId: 'kit' }), line('b', tuesday, { kitId: 'kit' }), line('c', monday)];
    expect(consignments(kit, false)).toEqual([
      { date: monday, lineIds: ['c'] },
      { date: tuesday, lineIds: ['a', 'b'] },
    ]);
    const waiting = [...kit, line('d', undefined, { kitId: 'kit' }), line('e', monday, { kitId: 'kit' })];
    expect(consignments(waiting, false).at(-1)).toEqual({ date: undefined, lineIds: ['a', 'b', 'd', 'e'] });
  });
});
