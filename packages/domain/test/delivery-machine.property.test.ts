import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calendarDate,
  DELIVERY_TYPES,
  type DeliveryEvent,
  type DeliveryState,
  type DeliveryStep,
  type DeliveryType,
  nextDelivery,
} from '../src/index.ts';

interface StoredCart {
  deliveryType: DeliveryType;
  lines: number;
  status: 'Initial' | 'Draft' | 'Inactive';
}

/** What users see of their carts: the model. It knows how to do a step and nothing of when. */
class Carts {
  readonly all: StoredCart[] = [{ deliveryType: 'normal', lines: 0, status: 'Initial' }];
  active = 0;

  get current(): StoredCart {
    const cart = this.all[this.active];
    if (!cart) throw new Error('there is always an active cart');
    return cart;
  }

  perform(step: DeliveryStep): void {
    switch (step.do) {
      case 'convert-to-fastbox':
        this.current.deliveryType = 'fastbox';
        break;
      case 'convert-to-normal':
        this.current.deliveryType = 'normal';
        break;
      case 'save-as-draft':
        expect(step.name.trim()).not.toBe('');
        this.current.status = 'Draft';
        break;
      case 'discard-cart':
        expect(this.current.status).toBe('Initial');
        this.current.status = 'Inactive';
        break;
      case 'leave-draft':
        expect(this.current.status).toBe('Draft');
        break;
      case 'begin-cart':
        expect(this.current.status).not.toBe('Initial');
        this.active = this.all.push({ deliveryType: step.deliveryType, lines: 0, status: 'Initial' }) - 1;
        break;
      case 'load-draft':
        expect(this.current.status).not.toBe('Initial');
        this.active = Number(step.draftId);
        break;
    }
  }
}

interface Shop {
  state: DeliveryState;
}

type Happening = (carts: Carts) => DeliveryEvent | undefined;

class Happens implements fc.Command<Carts, Shop> {
  readonly name: string;
  readonly happening: Happening;

  constructor(name: string, happening: Happening) {
    this.name = name;
    this.happening = happening;
  }

  check(carts: Readonly<Carts>): boolean {
    return this.happening(carts) !== undefined;
  }

  run(carts: Carts, shop: Shop): void {
    const event = this.happening(carts);
    if (!event) return;
    const before = { ...carts.current };
    const draftsBefore = carts.all.filter(({ status }) => status === 'Draft').length;
    const { to, steps } = nextDelivery(shop.state, event);
    const wasAsking = shop.state.state;
    const lost = carts.current;
    for (const step of steps) carts.perform(step);
    if (event.type === 'lines-changed') carts.current.lines = event.cartIsEmpty ? 0 : 1;
    if (event.type === 'saved' && carts.current.status === 'Initial') carts.current.status = 'Draft';
    shop.state = to;

    const { deliveryType, lines, status } = carts.current;
    expect(to.cart).toEqual({ deliveryType, cartIsEmpty: lines === 0, status });
    expect(carts.all.filter((cart) => cart.status === 'Draft').length).toBeGreaterThanOrEqual(draftsBefore);
    // Lines are lost only by the user's own word, or on the way from a smart kit to normal.
    if (lost.status === 'Inactive' && before.status === 'Initial' && before.lines > 0) {
      const isSaid = event.type === 'discard-and-continue' && wasAsking === 'asking-about-unsaved';
      expect(isSaid || (before.deliveryType === 'smart-kit' && deliveryType === 'normal')).toBe(true);
    }
    if (to.state !== 'working') expect(steps).toEqual([]);
  }

  toString(): string {
    return this.name;
  }
}

const happens = (name: string, event: DeliveryEvent): Happens => new Happens(name, () => event);
const someType = fc.constantFrom(...DELIVERY_TYPES);
const deliveryDate = calendarDate('2026-11-24');

const someHappening: fc.Arbitrary<Happens>[] = [
  someType.map((to) => happens(`change to ${to}`, { type: 'change-delivery-type', to })),
  someType.map((to) => happens(`change to ${to} on a day`, { type: 'change-delivery-type', to, deliveryDate })),
  someType.map((deliveryType) => happens(`new ${deliveryType}`, { type: 'start-new-cart', deliveryType })),
  fc.nat(20).map((place) => new Happens(`load draft ${place}`, (carts) => loaded(carts, place))),
  fc.constantFrom('', ' ', 'Kitchen').map((name) => happens(`save as "${name}"`, { type: 'save-and-continue', name })),
  fc.boolean().map((cartIsEmpty) => happens(`empty: ${cartIsEmpty}`, { type: 'lines-changed', cartIsEmpty })),
  fc.constant(happens('date', { type: 'give-date', deliveryDate })),
  fc.constant(happens('discard', { type: 'discard-and-continue' })),
  fc.constant(happens('cancel', { type: 'cancel' })),
  fc.constant(happens('saved', { type: 'saved' })),
];

const loaded = (carts: Carts, place: number): DeliveryEvent | undefined => {
  const drafts = carts.all.flatMap((cart, index) =>
    cart.status === 'Draft' && index !== carts.active ? [{ cart, index }] : [],
  );
  const draft = drafts[place % Math.max(1, drafts.length)];
  if (!draft) return undefined;
  const { deliveryType, lines } = draft.cart;
  return { type: 'load-draft', draftId: String(draft.index), deliveryType, cartIsEmpty: lines === 0 };
};

it('keeps machine and carts consistent, keeps drafts, and removes lines only on request', () => {
  fc.assert(
    fc.property(fc.commands(someHappening, { maxCommands: 60 }), (happenings) => {
      fc.modelRun(() => {
        const model = new Carts();
        const real: Shop = {
          state: { state: 'working', cart: { deliveryType: 'normal', cartIsEmpty: true, status: 'Initial' } },
        };
        return { model, real };
      }, happenings);
    }),
    { numRuns: 1000 },
  );
});
