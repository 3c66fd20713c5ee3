import { chooseHeir, type HeirCandidate } from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';

interface LeftList {
  id: string;
  company_id: string;
}

/** Locks the lists of people that the people may not keep: those of a company that is not theirs, or all. */
const lockLeftLists = async (tx: Transaction, ids: readonly string[], all: boolean): Promise<readonly LeftList[]> => {
  const { rows } = await sql<LeftList>`
    select v.id, v.company_id from variation_lists v join contacts c on c.id = v.owner_id
    where v.owner_id = any(${[...ids]}::uuid[]) and v.kind = 'own' and v.deleted_at is null
      and (${all}::boolean or c.company_id is distinct from v.company_id)
    order by v.id for no key update of v`.execute(tx);
  return rows;
};

interface CandidateRow {
  list_id: string;
  contact_id: string;
  is_user_admin: boolean;
  is_collaborator: boolean | null;
  subscribed_at: Date | null;
}

/** Subscribers of the lists, and user admins of their companies. */
const findCandidates = async (
  tx: Transaction,
  lists: readonly LeftList[],
  leaving: readonly string[],
): Promise<ReadonlyMap<string, readonly HeirCandidate[]>> => {
  const { rows } = await sql<CandidateRow>`
    select v.id as list_id, c.id as contact_id, c.role = 'user-admin' as is_user_admin, s.is_collaborator,
      s.subscribed_at
    from variation_lists v join contacts c on c.company_id = v.company_id
    left join variation_list_subscribers s on s.list_id = v.id and s.contact_id = c.id
    where v.id = any(${lists.map(({ id }) => id)}::uuid[]) and (s.list_id is not null or c.role = 'user-admin')
      and c.erased_at is null and c.role <> 'punchout' and c.id <> all(${[...leaving]}::uuid[])`.execute(tx);
  const candidates = new Map<string, HeirCandidate[]>();
  for (const row of rows) {
    const of = candidates.get(row.list_id) ?? [];
    candidates.set(row.list_id, of);
    of.push({
      contactId: row.contact_id,
      isUserAdmin: row.is_user_admin,
      ...(row.subscribed_at && {
        subscription: { isCollaborator: row.is_collaborator ?? false, since: row.subscribed_at.getTime() },
      }),
    });
  }
  return candidates;
};

/** Ends what people had of lists that are not of their company any more. */
const endSubscriptions = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  const foreign = (alias: string) => sql`${sql.ref(`${alias}.contact_id`)} = any(${[...ids]}::uuid[])
    and exists (select from variation_lists v join contacts c on c.id = ${sql.ref(`${alias}.contact_id`)}
      where v.id = ${sql.ref(`${alias}.list_id`)} and v.kind <> 'favorites'
        and c.company_id is distinct from v.company_id)`;
  await sql`
    with defaults as (delete from variation_list_defaults d where ${foreign('d')}),
      notices as (delete from variation_list_notices n where ${foreign('n')})
    delete from variation_list_subscribers s where ${foreign('s')}`.execute(tx);
};

/**
 * Hands on the lists of people who left their company, or of people who are erased: to a collaborator, else to a user
 * admin, else to a subscriber; a list without any of them has no owner until a user admin takes it over. Their
 * subscriptions of the former company end. The people's rows are locked by the caller and hold their new company. Five
 * statements at most, however many people and lists.
 */
export const handOnLists = async (
  tx: Transaction,
  contactIds: readonly string[],
  { areErased = false }: { areErased?: boolean } = {},
): Promise<void> => {
  if (contactIds.length === 0) return;
  const lists = await lockLeftLists(tx, contactIds, areErased);
  if (lists.length > 0) {
    const candidates = await findCandidates(tx, lists, contactIds);
    const heirs = lists.map(({ id }) => chooseHeir(candidates.get(id) ?? []) ?? null);
    const ids = lists.map(({ id }) => id);
    await sql`
      update variation_lists v set owner_id = h.owner_id, version = version + 1, changed_at = now()
      from unnest(${ids}::uuid[], ${heirs}::uuid[]) as h (id, owner_id) where v.id = h.id`.execute(tx);
    // The owner of a list is no subscriber.
    await sql`
      delete from variation_list_subscribers s using variation_lists v
      where v.id = any(${ids}::uuid[]) and s.list_id = v.id and s.contact_id = v.owner_id`.execute(tx);
  }
  await endSubscriptions(tx, contactIds);
};
