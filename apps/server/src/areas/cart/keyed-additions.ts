import { type ProposalKind, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { AddedLine, Database, StoredAddition, Transaction } from '../../db/index.ts';
import { breaksRule } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';
import { lockBuyer } from './drafts/lock-carts.ts';

/** One addition with its idempotency key. */
export interface KeyedWish {
  key: string;
  /** Number or code, as sent. */
  identifier: string;
  quantity: number;
  cableRemnant?: number | undefined;
}

const contentOf = ({ identifier, quantity, cableRemnant }: KeyedWish): string =>
  [identifier, quantityOf(quantity), cableRemnant === undefined ? '' : quantityOf(cableRemnant)].join(';');

/**
 * Returns what was added before by keys of a contact, by key. One query.
 * @param field of the request that holds the key of a wish, for the refusal
 * @throws Failure 422 when a key was used for another material or quantity
 */
export const additionsByKey = async (
  db: Database | Transaction,
  { contactId }: Buyer,
  wishes: readonly KeyedWish[],
  field: (place: number) => string,
): Promise<ReadonlyMap<string, StoredAddition>> => {
  const rows = await db
    .selectFrom('keyed_additions')
    .select(['key', 'content', 'added'])
    .where('contact_id', '=', contactId)
    .where('key', '=', sql<string>`any(${wishes.map(({ key }) => key)}::uuid[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.key, row]));
  for (const [place, wish] of wishes.entries()) {
    const row = known.get(wish.key);
    if (row !== undefined && row.content !== contentOf(wish)) throw keyUsed(field(place));
  }
  return new Map(rows.map(({ key, added }) => [key, added]));
};

const keyUsed = (field: string) =>
  breaksRule('idempotency-key-used', 'This key was used for another material or quantity', field);

/** Stores what was added by keys. One statement. */
export const storeAdditions = async (
  tx: Transaction,
  { contactId }: Buyer,
  additions: readonly { wish: KeyedWish; added: StoredAddition }[],
): Promise<void> => {
  if (additions.length === 0) return;
  await tx
    .insertInto('keyed_additions')
    .values(
      additions.map(({ wish, added }) => ({
        contact_id: contactId,
        key: wish.key,
        content: contentOf(wish),
        added: JSON.stringify(added),
      })),
    )
    .execute();
};

/** A material to be added to the active cart. */
export interface WantedMaterial {
  code: string;
  quantity: number;
  cableRemnant: number | undefined;
  /** Idempotency key of the addition; undefined: each call adds. */
  key?: string | undefined;
}

const wishOf = ({ key, code, quantity, cableRemnant }: WantedMaterial): KeyedWish | undefined =>
  key === undefined ? undefined : { key, identifier: code, quantity, cableRemnant };

/**
 * Locks the buyer where the addition has a key, and returns the line that the same key added before; undefined when it
 * has to be added. Two statements, none without a key. [cart-10]
 * @throws Failure 422 when the key was used for something else, or by the queue of a device
 */
export const addedLineBefore = async (
  tx: Transaction,
  buyer: Buyer,
  wanted: WantedMaterial,
): Promise<AddedLine | undefined> => {
  const wish = wishOf(wanted);
  if (wish === undefined) return undefined;
  await lockBuyer(tx, buyer);
  const before = (await additionsByKey(tx, buyer, [wish], () => 'IdempotencyKey')).get(wish.key);
  if (before === undefined) return undefined;
  if (before.line === undefined) throw keyUsed('IdempotencyKey');
  return before.line;
};

/** Stores the line that an addition with a key made; nothing without a key. */
export const rememberAddedLine = async (
  tx: Transaction,
  buyer: Buyer,
  wanted: WantedMaterial,
  line: AddedLine,
  changedBy: ProposalKind | undefined,
): Promise<void> => {
  const wish = wishOf(wanted);
  if (wish === undefined) return;
  const added: StoredAddition = {
    code: wanted.code,
    quantity: line.added + (line.additional?.added ?? 0),
    changedBy: changedBy ?? (line.isRounded ? 'rounding' : null),
    line,
  };
  await storeAdditions(tx, buyer, [{ wish, added }]);
};
