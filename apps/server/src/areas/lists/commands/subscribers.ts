import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { MOST_SHARED_LISTS, MOST_SUBSCRIBERS } from '../limits.ts';
import { lockList, lockListToManage, requireRight } from '../policy.ts';
import { touchList } from './change-materials.ts';
import { unsubscribe } from './own-lists.ts';

export interface NewSubscriber {
  contactId: string;
  isCollaborator: boolean;
  isListDefault: boolean;
}

export interface SubscriberRights {
  contactId: string;
  /** Absent: stays. */
  isCollaborator?: boolean | undefined;
  isListDefault?: boolean | undefined;
}

/** Of several entries of one person the last counts. */
const distinct = <S extends { contactId: string }>(entries: readonly S[]): readonly S[] => [
  ...new Map(entries.map((entry) => [entry.contactId, entry])).values(),
];

/** Locks people of the buyer's company against moving away meanwhile. @throws Failure 404 for anybody else */
const lockColleagues = async (tx: Transaction, buyer: Buyer, ids: readonly string[]): Promise<void> => {
  const { rows } = await sql`
    select from contacts where id = any(${[...ids]}::uuid[]) and company_id = ${buyer.company.id}
      and erased_at is null and role <> 'punchout'
    order by id for no key update`.execute(tx);
  if (rows.length < ids.length || ids.includes(buyer.contactId)) throw notFound('colleague');
};

/** Makes the list the default of some people, and no longer that of others. One statement. */
const setDefaults = async (
  tx: Transaction,
  listId: string,
  { yes, no }: { yes: readonly string[]; no: readonly string[] },
): Promise<void> => {
  if (yes.length + no.length === 0) return;
  await sql`
    with cleared as (
      delete from variation_list_defaults where list_id = ${listId} and contact_id = any(${[...no]}::uuid[])
    )
    insert into variation_list_defaults (contact_id, list_id) select id, ${listId} from unnest(${[...yes]}::uuid[]) as id
    on conflict (contact_id) do update set list_id = excluded.list_id`.execute(tx);
};

/**
 * Subscribes colleagues to an own list; those who subscribe keep their rights. Seven statements, however many. [vl-13]
 * @throws Failure 404 for the list or somebody who is no colleague, 403 for everybody but the owner, 422
 * `too-many-subscribers`, `too-many-shared-lists`
 */
export const addSubscribers =
  (db: Database) =>
  (buyer: Buyer, listId: string, people: readonly NewSubscriber[]): Promise<void> =>
    transaction(db, async (tx) => {
      await lockListToManage(tx, buyer, listId);
      const all = distinct(people);
      const ids = all.map(({ contactId }) => contactId);
      await lockColleagues(tx, buyer, ids);
      const { rows } = await sql<{ contact_id: string }>`
        with latest as (
          select coalesce(max(id), 0) as id from variation_list_changes where list_id = ${listId}
        ), added as (
          insert into variation_list_subscribers (list_id, contact_id, is_collaborator)
          select ${listId}, id, is_collaborator
          from unnest(${ids}::uuid[], ${all.map(({ isCollaborator }) => isCollaborator)}::boolean[])
            as p (id, is_collaborator)
          on conflict do nothing returning contact_id
        ), seen as (
          -- What happened before is no news to them.
          insert into variation_list_notices (list_id, contact_id, seen_change, mailed_change)
          select ${listId}, contact_id, latest.id, latest.id from added, latest
          on conflict (list_id, contact_id) do update set seen_change = excluded.seen_change,
            mailed_change = excluded.mailed_change
        )
        select contact_id from added`.execute(tx);
      const added = rows.map(({ contact_id }) => contact_id);
      const counted = await sql<{ of_list: number; of_person: number }>`
        select (select count(*) from variation_list_subscribers where list_id = ${listId}) as of_list,
          coalesce((select max(c.count) from (
            select count(*) as count from variation_list_subscribers s
            join variation_lists v on v.id = s.list_id and v.deleted_at is null
            where s.contact_id = any(${added}::uuid[]) group by s.contact_id) c), 0) as of_person`.execute(tx);
      const { of_list, of_person } = counted.rows[0] ?? { of_list: 0, of_person: 0 };
      if (of_list > MOST_SUBSCRIBERS) {
        throw breaksRule('too-many-subscribers', `A list has at most ${MOST_SUBSCRIBERS} subscribers`, 'subscribers');
      }
      if (of_person > MOST_SHARED_LISTS) {
        throw breaksRule(
          'too-many-shared-lists',
          `One of them subscribes to ${MOST_SHARED_LISTS} lists already`,
          'subscribers',
        );
      }
      const yes = all.flatMap(({ contactId, isListDefault }) => (isListDefault ? [contactId] : []));
      await setDefaults(tx, listId, { yes, no: [] });
      await touchList(tx, listId);
    });

/**
 * Ends subscriptions of an own list; people who do not subscribe are no error. [vl-15]
 * @throws Failure 404, 403 for everybody but the owner
 */
export const removeSubscribers =
  (db: Database) =>
  (buyer: Buyer, listId: string, contactIds: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      await lockListToManage(tx, buyer, listId);
      await unsubscribe(tx, listId, contactIds);
    });

/**
 * Ends one subscription: the owner anybody's, a subscriber their own. [vl-14]
 * @throws Failure 404 for the list and for somebody who does not subscribe, 403
 */
export const removeSubscriber =
  (db: Database) =>
  (buyer: Buyer, listId: string, contactId: string): Promise<void> =>
    transaction(db, async (tx) => {
      const { rights } = await lockList(tx, buyer, listId);
      const isOwn = contactId === buyer.contactId && rights.mayLeave;
      if (!isOwn) requireRight(rights, 'mayManage', "Only the owner of a list may end others' subscriptions");
      if ((await unsubscribe(tx, listId, [contactId])) === 0) throw notFound('subscriber');
    });

/**
 * Sets rights and defaults of subscribers, all or none. Five statements, however many. [vl-16]
 * @throws Failure 404 for the list and for somebody who does not subscribe, 403
 */
export const setPermissions =
  (db: Database) =>
  (buyer: Buyer, listId: string, people: readonly SubscriberRights[]): Promise<void> =>
    transaction(db, async (tx) => {
      const { rights } = await lockList(tx, buyer, listId);
      const all = distinct(people);
      if (all.some(({ isCollaborator }) => isCollaborator !== undefined)) {
        requireRight(rights, 'mayManage', 'Only the owner of a list may say who may change it');
      }
      requireRight(rights, 'mayToggleDefaults', 'Only the owner of a list may set it as the default of others');
      const { rows } = await sql`
        update variation_list_subscribers s set is_collaborator = coalesce(p.is_collaborator, s.is_collaborator)
        from unnest(${all.map(({ contactId }) => contactId)}::uuid[],
          ${all.map(({ isCollaborator }) => isCollaborator ?? null)}::boolean[]) as p (id, is_collaborator)
        where s.list_id = ${listId} and s.contact_id = p.id returning s.contact_id`.execute(tx);
      if (rows.length < all.length) throw notFound('subscriber');
      const whose = (wanted: boolean) =>
        all.flatMap(({ contactId, isListDefault }) => (isListDefault === wanted ? [contactId] : []));
      await setDefaults(tx, listId, { yes: whose(true), no: whose(false) });
      await touchList(tx, listId);
    });

/**
 * Makes a list the buyer's default, or no longer. [vl-11]
 * @throws Failure 404, 403 for the top-selling list and for a user admin who does not subscribe
 */
export const setDefault =
  (db: Database) =>
  (buyer: Buyer, listId: string, isDefault: boolean): Promise<void> =>
    transaction(db, async (tx) => {
      const { list, rights } = await lockList(tx, buyer, listId);
      requireRight(rights, 'mayBeDefault', 'Only an own list and one that you subscribe to can be your default list');
      const mine = [buyer.contactId];
      await setDefaults(tx, listId, { yes: isDefault ? mine : [], no: isDefault ? [] : mine });
      // Nothing changed for other readers of the list: only the buyer's own tabs are notified.
      const payload = JSON.stringify({ list: listId, version: list.version, contacts: mine });
      await sql`select pg_notify('list_changes', ${payload})`.execute(tx);
    });
