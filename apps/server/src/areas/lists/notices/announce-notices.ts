/** Background steps of list notices: records changes of materials in lists, and queues the daily mails. */

import { sql } from 'kysely';
import { z } from 'zod';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { publish } from '../../../outbox/index.ts';

/** Topic of the outbox: the daily mail of what changed on somebody's lists. */
export const LIST_NOTICES = 'list-notices';

/** Whom it is for, and of each list the changes after one and up to another. */
export const NoticePayload = z.object({
  contactId: z.uuid(),
  lists: z.array(z.object({ listId: z.uuid(), after: z.number().int(), upTo: z.number().int() })),
});
export type NoticePayload = z.infer<typeof NoticePayload>;

/** People of one transaction. */
const AT_ONCE = 200;

interface Due {
  contact_id: string;
  lists: NoticePayload['lists'];
}

/** Changes `h` that somebody else made and that were not mailed to the reader of the notices `n` yet. */
const UNMAILED = sql`
  from variation_list_changes h where h.list_id = n.list_id and h.id > n.mailed_change
    and h.changed_by is distinct from n.contact_id and h.changed_at > now() - interval '12 months'`;

const announceSome = (db: Database, after: string): Promise<string | undefined> =>
  transaction(db, async (tx) => {
    // The person is locked, so that two processes never split a person's lists into two mails.
    const people = await sql<{ id: string }>`
      select c.id from contacts c
      where c.id > ${after} and c.erased_at is null and exists (
        select from variation_list_notices n where n.contact_id = c.id and n.wants_mail and exists (select ${UNMAILED}))
      order by c.id limit ${AT_ONCE} for no key update skip locked`.execute(tx);
    const ids = people.rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return undefined;
    const { rows } = await sql<Due>`
      with due as (
        select n.list_id, n.contact_id, n.mailed_change as after, (select max(h.id) ${UNMAILED}) as up_to
        from variation_list_notices n where n.contact_id = any(${ids}::uuid[]) and n.wants_mail
      ), marked as (
        update variation_list_notices n set mailed_change = due.up_to from due
        where due.up_to is not null and n.list_id = due.list_id and n.contact_id = due.contact_id
      )
      select contact_id, json_agg(json_build_object('listId', list_id, 'after', after, 'upTo', up_to) order by list_id) as lists
      from due where up_to is not null group by contact_id`.execute(tx);
    await publish(
      tx,
      rows.map(({ contact_id: contactId, lists }) => {
        const payload: NoticePayload = { contactId, lists };
        return { topic: LIST_NOTICES, key: `${contactId}:${Math.max(...lists.map(({ upTo }) => upTo))}`, payload };
      }),
    );
    return last;
  });

/**
 * Queues the daily mail of list changes: one message for each person who wants it and has changes since the last one.
 * Announced changes are marked in the same transaction, so that neither a second process nor a crash announces them
 * twice.
 */
export const announceNotices = (db: Database) => async (): Promise<void> => {
  const FIRST = '00000000-0000-0000-0000-000000000000';
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    // Each round is a transaction of its own, so that no row is locked for long.
    // oxlint-disable-next-line no-await-in-loop
    after = await announceSome(db, after);
  }
};

/** Of one transaction: a material may be in thousands of lists. */
const CHANGES_AT_ONCE = 20;

/**
 * Takes material changes and locks the lists that had the material when it changed, in one order of rows. Changes that
 * another process carries are passed over.
 */
const take = async (tx: Transaction): Promise<{ changes: readonly number[]; lists: readonly string[] }> => {
  const taken = await sql<{ id: number }>`
    select id from material_changes order by id limit ${CHANGES_AT_ONCE} for update skip locked`.execute(tx);
  const changes = taken.rows.map(({ id }) => id);
  const locked = await sql<{ id: string }>`
    select v.id from variation_lists v
    where v.kind in ('own', 'favorites') and exists (
      select from material_changes c join variation_list_lines l on l.sap_material_number = c.sap_material_number
      where c.id = any(${changes}::bigint[]) and l.list_id = v.id and l.removed_at is null and l.added_at < c.changed_at)
    order by v.id for no key update`.execute(tx);
  return { changes, lists: locked.rows.map(({ id }) => id) };
};

/** Records changes of materials; a successor that an earlier notice of the material named is not recorded again. */
const note = async (tx: Transaction, changes: readonly number[], lists: readonly string[]): Promise<void> => {
  await sql`
    with noted as (
      insert into variation_list_changes (list_id, kind, sap_material_number, successor, changed_at)
      select l.list_id, c.kind, c.sap_material_number,
        case when m.replaced_by <> '' and not starts_with(m.replaced_by, e'\x1a') then m.replaced_by end, c.changed_at
      from material_changes c
      join materials m on m.sap_material_number = c.sap_material_number
      join variation_list_lines l on l.sap_material_number = c.sap_material_number and l.list_id = any(${[...lists]}::uuid[])
        and l.removed_at is null and l.added_at < c.changed_at
      where c.id = any(${[...changes]}::bigint[]) and not (c.kind = 'replaced' and exists (
        select from variation_list_changes h where h.list_id = l.list_id
          and h.sap_material_number = c.sap_material_number and h.successor = m.replaced_by))
      order by c.id, l.list_id
      returning list_id
    )
    update variation_lists set version = version + 1 where id in (select list_id from noted)`.execute(tx);
};

const carrySome = (db: Database): Promise<number> =>
  transaction(db, async (tx) => {
    const { changes, lists } = await take(tx);
    if (lists.length > 0) await note(tx, changes, lists);
    if (changes.length > 0)
      await sql`delete from material_changes where id = any(${[...changes]}::bigint[])`.execute(tx);
    return changes.length;
  });

/**
 * Carries what changed of materials (phased out, blocked, obsolete, replaced) to the lists that have them, where it is
 * part of their changes. Returns how many material changes were carried.
 */
export const carryMaterialChanges = (db: Database) => async (): Promise<number> => {
  let carried = 0;
  for (;;) {
    // Each round is a transaction of its own, so that no list is locked for long.
    // oxlint-disable-next-line no-await-in-loop
    const some = await carrySome(db);
    carried += some;
    if (some === 0) return carried;
  }
};
