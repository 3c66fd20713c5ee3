/** Adds items that a page queued while it was offline, each once. */

import { type ProposalKind, type Quantity, quantityOf, quantityToNumber, sumQuantity } from '@grossist/domain';
import { type Database, type StoredAddition, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockBuyer } from '../drafts/lock-carts.ts';
import { additionsByKey, type KeyedWish, storeAdditions } from '../keyed-additions.ts';
import type { OrderLineFault, ReadLine } from '../lines/read-wishes.ts';
import { type AddedOrderLines, prepareOrderLines, writeOrderLines } from './add-order-lines.ts';

export type QueuedResult = { key: string } & (
  | { outcome: 'added'; isRepeated: boolean; code: string; quantity: Quantity; changedBy: ProposalKind | undefined }
  | { outcome: 'refused'; reason: OrderLineFault }
);

export interface AddedQueuedItems extends Pick<AddedOrderLines, 'lineCount' | 'deliveryType'> {
  /** One for each entry, in the order sent. */
  results: QueuedResult[];
}

/** Other calls of the same person may add some of the entries while they are prepared. */
const ATTEMPTS = 3;

const fieldOf = (place: number): string => `Entries.${place}.Key`;

const asReadLine = ({ identifier, quantity }: KeyedWish, place: number): ReadLine => ({
  lineNumber: place + 1,
  line: identifier,
  identifier,
  quantity: quantityOf(quantity),
});

const repeated = (key: string, { code, quantity, changedBy }: StoredAddition): QueuedResult => ({
  key,
  outcome: 'added',
  isRepeated: true,
  code,
  quantity: quantityOf(quantity),
  changedBy: changedBy ?? undefined,
});

/** Returns the result of each new entry, by key. What stock left nothing for is refused. */
const resultsOf = (wishes: readonly KeyedWish[], done: AddedOrderLines): Map<string, QueuedResult> => {
  const faults = new Map(done.faults.map(({ lineNumber, fault }) => [lineNumber, fault]));
  const changes = new Map(done.changed.map(({ material, kind }) => [material.code, kind]));
  return new Map(
    wishes.map(({ key }, place): [string, QueuedResult] => {
      const parts = done.added.filter(({ lineNumber }) => lineNumber === place + 1);
      const [first] = parts;
      if (first === undefined)
        return [key, { key, outcome: 'refused', reason: faults.get(place + 1) ?? 'out-of-stock' }];
      const quantity = sumQuantity(parts.map((part) => part.quantity));
      return [
        key,
        { key, outcome: 'added', isRepeated: false, code: first.code, quantity, changedBy: changes.get(first.code) },
      ];
    }),
  );
};

const stored = (result: QueuedResult): StoredAddition | undefined =>
  result.outcome === 'added'
    ? { code: result.code, quantity: quantityToNumber(result.quantity), changedBy: result.changedBy ?? null }
    : undefined;

/**
 * Adds entries that a device queued while it was offline, each once by its idempotency key: the buyer is locked, and what
 * an earlier call added is returned as it was. Refused entries are not stored: their key may be sent again. Constant
 * statements and one call of the ERP, however many entries. [own-cart-09]
 * @throws Failure 409 when the entries are another contact's or changed three times meanwhile, 422 when a key was used
 * for something else
 */
export const addQueuedItems = (db: Database, erp: Erp) => {
  const prepare = prepareOrderLines(db, erp);
  return async (buyer: Buyer, contactId: string, wishes: readonly KeyedWish[]): Promise<AddedQueuedItems> => {
    if (contactId !== buyer.contactId) {
      throw changedMeanwhile('These entries belong to another user', 'queue-of-another');
    }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = await additionsByKey(db, buyer, wishes, fieldOf);
      const fresh = wishes.filter(({ key }) => !before.has(key));
      const prepared = await prepare(buyer, fresh.map(asReadLine), 'both');
      const outcome = await transaction(db, async (tx): Promise<AddedQueuedItems | undefined> => {
        await lockBuyer(tx, buyer);
        if ((await additionsByKey(tx, buyer, fresh, fieldOf)).size > 0) return undefined;
        const done = await writeOrderLines(tx, buyer, prepared);
        const results = resultsOf(fresh, done);
        await storeAdditions(
          tx,
          buyer,
          fresh.flatMap((wish) => {
            const result = results.get(wish.key);
            const added = result && stored(result);
            return added === undefined ? [] : [{ wish, added }];
          }),
        );
        const { lineCount, deliveryType } = done;
        const all = wishes.flatMap(({ key }) => {
          const known = before.get(key);
          return known === undefined ? (results.get(key) ?? []) : repeated(key, known);
        });
        return { results: all, lineCount, deliveryType };
      });
      if (outcome !== undefined) return outcome;
    }
    throw changedMeanwhile('The same entries are being added by another call: try again');
  };
};
