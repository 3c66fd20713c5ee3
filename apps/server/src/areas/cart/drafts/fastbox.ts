import {
  type ClosingWindow,
  closingWindow,
  type ExpressDelivery,
  expressDelivery,
  expressWindow,
  type FastboxRefusal,
  fastboxRefusal,
  marketFacts,
} from '@grossist/domain';
import type { Database, StoredAddress } from '../../../db/index.ts';
import type { Erp, FastboxZone } from '../../../gateways/erp/port.ts';
import { breaksRule, type Failure } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import { ownCart } from '../queries/buyer-carts.ts';

export interface FastboxThere {
  /** Absent where no express box drives. */
  zone: FastboxZone | undefined;
  window: ClosingWindow;
  /** Absent where none drives. */
  delivery: ExpressDelivery | undefined;
}

/** The fields of an address on which the express box depends. */
type BoxAddress = Pick<StoredAddress, 'isServiceCenter' | 'countryCode' | 'postalCode'>;

const drivesTo = (address: BoxAddress | null, buyer: Pick<Buyer, 'market'>): address is BoxAddress =>
  address !== null && !address.isServiceCenter && ['', buyer.market].includes(address.countryCode.toUpperCase());

/**
 * Loads the express box of an address, and when one ordered now arrives. Calls the ERP, never inside a transaction.
 * [cart-09]
 */
export const fastboxAt =
  (erp: Erp, now: () => number) =>
  async (buyer: Pick<Buyer, 'market'>, address: BoxAddress | null): Promise<FastboxThere> => {
    const zone = drivesTo(address, buyer)
      ? await askErp(() => erp.fastboxZone(buyer.market, address.postalCode.trim()))
      : undefined;
    if (zone === undefined) {
      const { timeZone } = marketFacts(buyer.market);
      return { zone, window: closingWindow({ closingTime: undefined, timeZone }, now()), delivery: undefined };
    }
    const calendar = await askErp(() => erp.calendar(buyer.market));
    const { closes, days } = zone;
    const hours = { timeZone: calendar.timeZone, calendar, opens: zone.opens ?? undefined, closes, days };
    const present = now();
    const delivery = expressDelivery({ hours, lastOrder: zone.closingTime, leadMinutes: zone.leadMinutes }, present);
    return { zone, window: expressWindow(delivery, present), delivery };
  };

/** Returns why the express box can't take a cart that goes to an address; undefined when it can. */
export const fastboxRefusalOf = (
  { zone, window }: FastboxThere,
  address: BoxAddress | null,
  isMaxi: boolean,
): FastboxRefusal | undefined =>
  fastboxRefusal({
    hasAddress: address !== null,
    isPickup: address?.isServiceCenter === true,
    addressHasFastbox: zone !== undefined,
    window,
    isMaxi,
    isMaxiPossible: zone?.isMaxiPossible ?? false,
  });

const explain = (refusal: FastboxRefusal, address: StoredAddress | null, zone: FastboxZone | undefined): string => {
  switch (refusal) {
    case 'no-address':
      return 'No express box: the cart has no delivery address';
    case 'picked-up':
      return 'No express box: the cart is picked up at a service center';
    case 'not-to-this-address':
      return `No express box goes to ${`${address?.postalCode ?? ''} ${address?.city ?? ''}`.trim()}`;
    case 'no-run-today':
      return 'No express box runs today';
    case 'closed':
      return `The express box closed at ${zone?.closingTime ?? ''}`;
    case 'no-room':
      return 'No express box there is large enough for these goods';
  }
};

const isLate = (refusal: FastboxRefusal): boolean => refusal === 'no-run-today' || refusal === 'closed';

/** Returns the failure of a refusal: 422 `past-closing` when it is too late today, else `no-fastbox`. */
export const noFastbox = (
  refusal: FastboxRefusal,
  address: StoredAddress | null,
  zone: FastboxZone | undefined,
): Failure =>
  isLate(refusal)
    ? breaksRule('past-closing', explain(refusal, address, zone), 'DeliveryType')
    : breaksRule('no-fastbox', explain(refusal, address, zone), 'Address');

/**
 * Returns the zone of the express box that goes to an address now.
 * @throws Failure 422 `no-fastbox` with the reason where none goes, `past-closing` when it is too late today and the
 * next opening is not known, 503 when the ERP does not answer
 */
export const requireFastbox =
  (erp: Erp, now: () => number) =>
  async (buyer: Buyer, address: StoredAddress | null): Promise<FastboxZone> => {
    const there = await fastboxAt(erp, now)(buyer, address);
    const refusal = fastboxRefusalOf(there, address, false);
    if (refusal !== undefined || there.zone === undefined)
      throw noFastbox(refusal ?? 'not-to-this-address', address, there.zone);
    return there.zone;
  };

/** @throws Failure 422 `no-fastbox` when the goods need a larger car than drives there */
export const requireRoom = (zone: FastboxZone, isMaxi: boolean): void => {
  if (isMaxi && !zone.isMaxiPossible) throw noFastbox('no-room', null, zone);
};

interface FastboxTimes {
  /** Milliseconds since 1970; absent when none can be ordered now. */
  arrives: number | undefined;
  /** Until when it arrives today, also when that is past; absent where none goes or nothing is open today. */
  closes: number | undefined;
}

/**
 * Returns when an express box ordered now for one of the buyer's carts arrives, and until when it may be ordered to
 * arrive today. [cart-09]
 * @throws Failure 404 for another's cart, 503 when the ERP does not answer
 */
export const fastboxDeliveryTime =
  (db: Database, erp: Erp, now: () => number) =>
  async (buyer: Buyer, cartId: string): Promise<FastboxTimes> => {
    const own = await ownCart(db)(buyer, cartId);
    const { delivery } = await fastboxAt(erp, now)(own.buyer, own.cart.address);
    return { arrives: delivery?.arrivesAt, closes: delivery?.closesAt };
  };
