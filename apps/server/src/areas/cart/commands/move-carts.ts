import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import { findUsualAddresses } from '../../delivery/index.ts';

/**
 * Puts carts and drafts of contacts on the contact's first account where the account that they are on is no longer the
 * contact's, as after a move to another company. Project and accounting strings
 * of the old account go, and the new account's usual address comes. Locks the carts; constant statements. References,
 * case 4.
 */
export const moveCartsToOwnAccounts = async (tx: Transaction, contactIds: readonly string[]): Promise<void> => {
  if (contactIds.length === 0) return;
  const { rows: lost } = await sql<{ id: string; account_id: string }>`
    select k.id, first.account_id from carts k
    join lateral (
      select ca.account_id from contact_accounts ca where ca.contact_id = k.contact_id order by ca.position limit 1
    ) first on true
    where k.contact_id = any(${contactIds}::uuid[]) and k.status in ('Initial', 'Draft') and k.deleted_at is null
      and not exists (
        select from contact_accounts ca where ca.contact_id = k.contact_id and ca.account_id = k.account_id)
    order by k.id for update of k`.execute(tx);
  if (lost.length === 0) return;
  const usual = await findUsualAddresses(tx, [...new Set(lost.map(({ account_id: account }) => account))]);
  const moved = JSON.stringify(
    lost.map(({ id, account_id: account }) => ({ id, account_id: account, address: usual.get(account) ?? null })),
  );
  await sql`
    update cart_lines set accounting_string1 = '', accounting_string2 = ''
    where cart_id = any(${lost.map(({ id }) => id)}::uuid[]) and (accounting_string1, accounting_string2) <> ('', '')
  `.execute(tx);
  await sql`
    update carts k set account_id = m.account_id, project_number = '', version = k.version + 1, changed_at = now(),
      address = nullif(m.address, 'null'::jsonb)
    from jsonb_to_recordset(${moved}::jsonb) as m (id uuid, account_id uuid, address jsonb)
    where k.id = m.id`.execute(tx);
};
