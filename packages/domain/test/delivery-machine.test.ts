import { describe, expect, it } from 'vitest';
import {
  type ActiveCart,
  type CartStatus,
  calendarDate,
  DELIVERY_TYPES,
  type DeliveryEvent,
  type DeliveryState,
  type DeliveryType,
  nextDelivery,
} from '../src/index.ts';

const date = calendarDate('2026-11-24');

const aCart = (facts: Partial<ActiveCart> = {}): ActiveCart => ({
  deliveryType: 'normal',
  cartIsEmpty: false,
  status: 'Initial',
  ...facts,
});

const working = (cart: ActiveCart): DeliveryState => ({ state: 'working', cart });

const change = (cart: ActiveCart, to: DeliveryType, deliveryDate?: typeof date) =>
  nextDelivery(working(cart), { type: 'change-delivery-type', to, ...(deliveryDate && { deliveryDate }) });

const newCart = (deliveryType: DeliveryType): ActiveCart => ({ deliveryType, cartIsEmpty: true, status: 'Initial' });

const through = (from: DeliveryState, ...events: readonly DeliveryEvent[]) => {
  let state = from;
  const steps = events.flatMap((event) => {
    const next = nextDelivery(state, event);
    state = next.to;
    return next.steps;
  });
  return { state, steps: steps.map((step) => step.do) };
};

/** What section 4 says becomes of a cart: from, to, what it is like, the steps or the question. */
type Outcome = 'stays' | 'asks-for-date' | 'asks-about-unsaved' | readonly string[];
const TABLE: readonly (readonly [DeliveryType, DeliveryType, { isEmpty: boolean; status: CartStatus }, Outcome])[] = [
  ['normal', 'fastbox', { isEmpty: false, status: 'Initial' }, ['convert-to-fastbox']],
  ['normal', 'fastbox', { isEmpty: false, status: 'Draft' }, ['convert-to-fastbox']],
  ['normal', 'fastbox', { isEmpty: true, status: 'Initial' }, ['discard-cart', 'begin-cart']],
  ['normal', 'fastbox', { isEmpty: true, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ['normal', 'smart-kit', { isEmpty: false, status: 'Initial' }, 'asks-about-unsaved'],
  ['normal', 'smart-kit', { isEmpty: false, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ['normal', 'smart-kit', { isEmpty: true, status: 'Initial' }, ['discard-cart', 'begin-cart']],
  ['normal', 'smart-kit', { isEmpty: true, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ['fastbox', 'normal', { isEmpty: false, status: 'Initial' }, 'asks-for-date'],
  ['fastbox', 'normal', { isEmpty: false, status: 'Draft' }, 'asks-for-date'],
  ['fastbox', 'normal', { isEmpty: true, status: 'Initial' }, 'asks-for-date'],
  ['fastbox', 'normal', { isEmpty: true, status: 'Draft' }, 'asks-for-date'],
  ['fastbox', 'smart-kit', { isEmpty: false, status: 'Initial' }, 'asks-about-unsaved'],
  ['fastbox', 'smart-kit', { isEmpty: false, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ['fastbox', 'smart-kit', { isEmpty: true, status: 'Initial' }, ['discard-cart', 'begin-cart']],
  ['fastbox', 'smart-kit', { isEmpty: true, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ['smart-kit', 'normal', { isEmpty: false, status: 'Initial' }, ['discard-cart', 'begin-cart']],
  ['smart-kit', 'normal', { isEmpty: false, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ['smart-kit', 'normal', { isEmpty: true, status: 'Initial' }, ['discard-cart', 'begin-cart']],
  ['smart-kit', 'normal', { isEmpty: true, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ['smart-kit', 'fastbox', { isEmpty: false, status: 'Initial' }, 'asks-about-unsaved'],
  ['smart-kit', 'fastbox', { isEmpty: false, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ['smart-kit', 'fastbox', { isEmpty: true, status: 'Initial' }, ['discard-cart', 'begin-cart']],
  ['smart-kit', 'fastbox', { isEmpty: true, status: 'Draft' }, ['leave-draft', 'begin-cart']],
  ...DELIVERY_TYPES.flatMap((type) =>
    [true, false].flatMap((isEmpty) =>
      (['Initial', 'Draft'] as const).map((status) => [type, type, { isEmpty, status }, 'stays'] as const),
    ),
  ),
  ...DELIVERY_TYPES.flatMap((from) =>
    DELIVERY_TYPES.flatMap((to) =>
      [true, false].flatMap((isEmpty) =>
        (['Sent', 'Inactive'] as const).map(
          (status) => [from, to, { isEmpty, status }, from === to ? 'stays' : ['begin-cart']] as const,
        ),
      ),
    ),
  ),
];

describe('a change of the delivery mode', () => {
  it('is settled for every pair of modes, full or empty, in every status', () => {
    const cases = TABLE.map(([from, to, { isEmpty, status }]) => `${from} ${to} ${isEmpty} ${status}`);
    expect(new Set(cases).size).toBe(3 * 3 * 2 * 4);
    expect(cases).toHaveLength(72);
  });

  it.each(TABLE)('from %s to %s of a cart that is %j: %j', (from, to, { isEmpty, status }, outcome) => {
    const cart = aCart({ deliveryType: from, cartIsEmpty: isEmpty, status });
    const { to: state, steps } = change(cart, to);
    if (outcome === 'stays') expect({ state, steps }).toEqual({ state: working(cart), steps: [] });
    else if (outcome === 'asks-for-date') expect(state).toEqual({ state: 'asking-for-date', cart });
    else if (outcome === 'asks-about-unsaved') expect(state).toMatchObject({ state: 'asking-about-unsaved', cart });
    else {
      expect(steps.map((step) => step.do)).toEqual(outcome);
      expect(state.cart.deliveryType).toBe(to);
      expect(state.state).toBe('working');
    }
  });

  it('converts fastbox to normal with the delivery date, given at once or on request', () => {
    const cart = aCart({ deliveryType: 'fastbox' });
    const converted = { to: working(aCart()), steps: [{ do: 'convert-to-normal', deliveryDate: date }] };
    expect(change(cart, 'normal', date)).toEqual(converted);
    expect(nextDelivery(change(cart, 'normal').to, { type: 'give-date', deliveryDate: date })).toEqual(converted);
  });

  it('keeps lines and status of a cart that is converted', () => {
    const draft = aCart({ status: 'Draft' });
    expect(change(draft, 'fastbox').to).toEqual(working({ ...draft, deliveryType: 'fastbox' }));
  });
});

describe('an unsaved cart', () => {
  const asked = change(aCart(), 'smart-kit').to;

  it('is saved as a draft and the user continues', () => {
    expect(nextDelivery(asked, { type: 'save-and-continue', name: ' Kitchen ' })).toEqual({
      to: working(newCart('smart-kit')),
      steps: [
        { do: 'save-as-draft', name: 'Kitchen' },
        { do: 'begin-cart', deliveryType: 'smart-kit' },
      ],
    });
  });

  it('is discarded', () => {
    expect(nextDelivery(asked, { type: 'discard-and-continue' })).toEqual({
      to: working(newCart('smart-kit')),
      steps: [{ do: 'discard-cart' }, { do: 'begin-cart', deliveryType: 'smart-kit' }],
    });
  });

  it('stays when the user thinks better of it', () => {
    expect(nextDelivery(asked, { type: 'cancel' })).toEqual({ to: working(aCart()), steps: [] });
  });

  it('needs a name to be saved: a blank one sets the flag and the question stays', () => {
    const flagged = nextDelivery(asked, { type: 'save-and-continue', name: '  ' });
    expect(flagged).toEqual({ to: { ...asked, isNameInvalid: true }, steps: [] });
    expect(through(flagged.to, { type: 'save-and-continue', name: 'Kitchen' }).steps).toEqual([
      'save-as-draft',
      'begin-cart',
    ]);
  });

  it('requires a choice when a new cart is started or a draft is loaded', () => {
    const loaded: DeliveryEvent = { type: 'load-draft', draftId: 'd1', deliveryType: 'fastbox', cartIsEmpty: false };
    expect(through(working(aCart()), { type: 'start-new-cart', deliveryType: 'normal' }).state.state).toBe(
      'asking-about-unsaved',
    );
    expect(through(working(aCart()), loaded, { type: 'discard-and-continue' })).toEqual({
      state: working({ deliveryType: 'fastbox', cartIsEmpty: false, status: 'Draft' }),
      steps: ['discard-cart', 'load-draft'],
    });
    expect(nextDelivery(working(aCart({ status: 'Draft' })), loaded).steps).toEqual([
      { do: 'leave-draft' },
      { do: 'load-draft', draftId: 'd1' },
    ]);
  });

  it('that another tab emptied or saved needs no saving', () => {
    const answer: DeliveryEvent = { type: 'save-and-continue', name: '' };
    expect(through(asked, { type: 'lines-changed', cartIsEmpty: true }, answer).steps).toEqual([
      'discard-cart',
      'begin-cart',
    ]);
    expect(through(asked, { type: 'saved' }, answer).steps).toEqual(['leave-draft', 'begin-cart']);
  });
});

describe('an event out of place', () => {
  it.each<DeliveryEvent>([
    { type: 'give-date', deliveryDate: date },
    { type: 'save-and-continue', name: 'Kitchen' },
    { type: 'discard-and-continue' },
    { type: 'cancel' },
  ])('%j changes nothing while nothing is asked', (event) => {
    expect(nextDelivery(working(aCart()), event)).toEqual({ to: working(aCart()), steps: [] });
  });

  it.each<DeliveryEvent>([
    { type: 'change-delivery-type', to: 'fastbox' },
    { type: 'start-new-cart', deliveryType: 'normal' },
    { type: 'load-draft', draftId: 'd1', deliveryType: 'normal', cartIsEmpty: true },
  ])('%j waits until the question is answered', (event) => {
    const asked = change(aCart(), 'smart-kit').to;
    const dated = change(aCart({ deliveryType: 'fastbox' }), 'normal').to;
    for (const state of [asked, dated]) expect(nextDelivery(state, event)).toEqual({ to: state, steps: [] });
  });

  it('to save does not save twice', () => {
    const sent = aCart({ status: 'Sent' });
    expect(nextDelivery(working(sent), { type: 'saved' }).to).toEqual(working(sent));
    expect(nextDelivery(working(aCart()), { type: 'saved' }).to).toEqual(working(aCart({ status: 'Draft' })));
  });
});
