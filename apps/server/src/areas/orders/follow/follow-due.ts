import type { Currency, Market } from '@grossist/domain';
import { type ErpCustomer, ErpDoesNotAnswer } from '../../../gateways/erp/port.ts';

/** Something of an account that may have moved on at the ERP. */
export interface Due {
  id: string;
  sold_to: string;
  market: Market;
  currency: Currency;
  customer_group: string;
  plant: string;
}

/** How one kind of what is due is followed. */
export interface Following<D extends Due> {
  /** Takes up at most AT_ONCE that are due, those of one account side by side; others pass them over until HELD_MS later. */
  takeUp(): Promise<readonly D[]>;
  /** Asks the ERP of an account's and keeps what it tells. Answers those of which it knows nothing. */
  ask(customer: ErpCustomer, due: readonly D[]): Promise<readonly D[]>;
  /** Puts off what the ERP knows nothing of. */
  askLater(ids: readonly string[]): Promise<void>;
}

export const AT_ONCE = 100;
/** Who takes something up and dies leaves it to others after so many milliseconds. */
export const HELD_MS = 600_000;
const MOST_ROUNDS = 50;

const bySoldTo = <D extends Due>(due: readonly D[]): ReadonlyMap<string, readonly [D, ...D[]]> => {
  const groups = new Map<string, [D, ...D[]]>();
  for (const each of due) {
    const group = groups.get(each.sold_to);
    if (group) group.push(each);
    else groups.set(each.sold_to, [each]);
  }
  return groups;
};

const customerOf = ({ sold_to: soldTo, market, currency, customer_group: customerGroup, plant }: Due): ErpCustomer => ({
  soldTo,
  market,
  currency,
  customerGroup,
  plant,
});

/**
 * Follows what is due at the ERP, account by account; any number of processes share the work. Answers how many were
 * asked for; ends when the ERP falls silent.
 */
export const followDue = async <D extends Due>({ takeUp, ask, askLater }: Following<D>): Promise<number> => {
  let asked = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const due = await takeUp();
    for (const ofAccount of bySoldTo(due).values()) {
      try {
        const unknown = await ask(customerOf(ofAccount[0]), ofAccount);
        if (unknown.length > 0) await askLater(unknown.map(({ id }) => id));
      } catch (error) {
        if (error instanceof ErpDoesNotAnswer) return asked;
        throw error;
      }
    }
    asked += due.length;
    if (due.length < AT_ONCE) break;
  }
  return asked;
};
