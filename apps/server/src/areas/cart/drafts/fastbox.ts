import {
  type ClosingWindow,
  closingWindow,
  type ExpressDelivery,
  expressDelivery,
  expressWindow,
  fastboxObstacles,
  marketFacts,
} from '@grossist/domain';
import type { StoredAddress } from '../../../db/index.ts';
import type { Erp, FastboxZone } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';

export interface FastboxThere {
  /** Absent where no express box drives. */
  zone: FastboxZone | undefined;
  window: ClosingWindow;
  /** Absent where none drives. */
  delivery: ExpressDelivery | undefined;
}

const drivesTo = (address: StoredAddress | null, buyer: Buyer): address is StoredAddress =>
  address !== null && !address.isServiceCenter && ['', buyer.market].includes(address.countryCode.toUpperCase());

/** The express box that goes to an address, and when one ordered now arrives. Asks the ERP, never inside a transaction. [cart-09] */
export const fastboxAt =
  (erp: Erp, now: () => number) =>
  async (buyer: Buyer, address: StoredAddress | null): Promise<FastboxThere> => {
    const zone = drivesTo(address, buyer)
      ? await askErp(() => erp.fastboxZone(buyer.market, address.postalCode.trim()))
      : undefined;
    if (zone === undefined) {
      const { timeZone } = marketFacts(buyer.market);
      return { zone, window: closingWindow({ closingTime: undefined, timeZone }, now()), delivery: undefined };
    }
    const calendar = await askErp(() => erp.calendar(buyer.market));
    const hours = { timeZone: calendar.timeZone, calendar, opens: zone.opens ?? undefined, closes: zone.closes };
    const present = now();
    const delivery = expressDelivery({ hours, lastOrder: zone.closingTime, leadMinutes: zone.leadMinutes }, present);
    return { zone, window: expressWindow(delivery, present), delivery };
  };

const whyNot = (address: StoredAddress | null): string => {
  if (address === null) return 'No express box: the cart has no delivery address';
  if (address.isServiceCenter) return 'No express box: the cart is picked up at a service center';
  return `No express box goes to ${`${address.postalCode} ${address.city}`.trim()}`;
};

const noFastbox = (why: string) => breaksRule('no-fastbox', why, 'Address');

/**
 * The zone of the express box that goes to an address now.
 * @throws Failure 422 `no-fastbox` with the reason where none goes, `past-closing` when it is too late today and the next opening is not known, 503 when
 * the ERP does not answer
 */
export const requireFastbox =
  (erp: Erp, now: () => number) =>
  async (buyer: Buyer, address: StoredAddress | null): Promise<FastboxZone> => {
    const { zone, window } = await fastboxAt(erp, now)(buyer, address);
    if (zone === undefined) throw noFastbox(whyNot(address));
    if (fastboxObstacles({ addressHasFastbox: true, window }).includes('closed')) {
      const why =
        window.closesAt === undefined ? 'No express box runs today' : `The express box closed at ${zone.closingTime}`;
      throw breaksRule('past-closing', why, 'DeliveryType');
    }
    return zone;
  };

/** @throws Failure 422 `no-fastbox` when the goods need a larger car than drives there */
export const requireRoom = (zone: FastboxZone, isMaxi: boolean): void => {
  if (isMaxi && !zone.isMaxiPossible) throw noFastbox('No express box there is large enough for these goods');
};
