import { normaliseNumber } from '@grossist/search-index';
import { sql } from 'kysely';
import type { StoredOrderDocument, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { WorkingLine } from '../store/index.ts';
import { senderKeysOf } from './sender-keys.ts';

/**
 * Remembers by what this customer's documents name them, and what they mean by their own numbers, so that the next
 * order finds both. Two statements, however many lines.
 */
export const rememberCustomer = async (
  tx: Transaction,
  buyer: Buyer,
  document: StoredOrderDocument,
  lines: readonly WorkingLine[],
): Promise<void> => {
  const keys = senderKeysOf(document);
  await sql`
    insert into customer_senders (kind, value, account_id, contact_id)
    select kind, value, ${buyer.account.id}::uuid, ${buyer.contactId}::uuid
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ value }) => value)}::text[]) as k(kind, value)
    on conflict (kind, value, account_id) do update set contact_id = excluded.contact_id, used_at = now()`.execute(tx);
  const meant = lines.flatMap(({ document: { numbers }, material, isOrderable, isByHand }) =>
    numbers.flatMap(({ kind, number }) => {
      const bare = normaliseNumber(number);
      // A number of no kind that found its material by itself finds it the next time too.
      const isOwn = kind === 'buyer' || (kind === 'any' && isByHand);
      return isOwn && isOrderable && material !== null && bare !== '' ? [{ bare, material }] : [];
    }),
  );
  const pairs = new Map(meant.map((pair) => [`${pair.bare} ${pair.material}`, pair]));
  await sql`
    insert into customer_material_numbers (company_id, number, sap_material_number)
    select ${buyer.company.id}::uuid, number, material
    from unnest(${[...pairs.values()].map(({ bare }) => bare)}::text[],
      ${[...pairs.values()].map(({ material }) => material)}::text[]) as m(number, material)
    on conflict (company_id, number, sap_material_number) do update set used_at = now()`.execute(tx);
};
