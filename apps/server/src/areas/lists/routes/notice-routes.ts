import { getVariationListChanges, markVariationListSeen, setVariationListMail } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { notAllowed, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { readChanges } from '../notices/read-changes.ts';
import { requireList } from '../policy.ts';

/** Id of the latest change of a list; 0 for none. */
const latestOf = (listId: string) =>
  sql`coalesce((select max(id) from variation_list_changes where list_id = ${listId}), 0)`;

/**
 * Marks the changes of a list as seen by the buyer, up to a change or all; what was seen stays so. Two statements.
 * [own-vl-14]
 * @throws Failure 404 for the list, and for a change that it does not have
 */
const markSeen =
  (db: Database) =>
  async (buyer: Buyer, listId: string, upTo: number | undefined): Promise<void> => {
    await requireList(db, buyer, listId);
    const { rows } = await sql`
      insert into variation_list_notices as n (list_id, contact_id, seen_change)
      select ${listId}, ${buyer.contactId}, coalesce(${upTo ?? null}::bigint, ${latestOf(listId)})
      where ${(upTo ?? 0) === 0}::boolean or exists (
        select from variation_list_changes where list_id = ${listId} and id = ${upTo ?? 0})
      on conflict (list_id, contact_id) do update set seen_change = greatest(n.seen_change, excluded.seen_change)
      returning list_id`.execute(db);
    if (rows.length === 0) throw notFound('change of this list');
  };

/**
 * Sets whether the buyer gets the changes of a list by the daily mail; one who begins gets those from now on.
 * Two statements. [own-vl-15]
 * @throws Failure 404, 403 for a buyer who neither owns the list nor subscribes to it
 */
const setMail =
  (db: Database) =>
  async (buyer: Buyer, listId: string, wantsMail: boolean): Promise<void> => {
    const { list, rights } = await requireList(db, buyer, listId);
    if (list.kind === 'topSelling' || !(rights.isOwner || rights.mayLeave)) {
      throw notAllowed('Only the owner and the subscribers of a list get its changes by mail');
    }
    await sql`
      insert into variation_list_notices as n (list_id, contact_id, wants_mail, mailed_change)
      values (${listId}, ${buyer.contactId}, ${wantsMail}, ${latestOf(listId)})
      on conflict (list_id, contact_id) do update set wants_mail = excluded.wants_mail,
        mailed_change = case when n.wants_mail then n.mailed_change else excluded.mailed_change end`.execute(db);
  };

/** Shows what changed on lists. [own-vl-13] [own-vl-14] [own-vl-15] */
export const noticeRoutes = ({ db }: { db: Database }): readonly Answer[] => {
  const changesOf = readChanges(db);
  const seen = markSeen(db);
  const chooseMail = setMail(db);
  return [
    answerBuyer(getVariationListChanges, async ({ params, query }, buyer) => {
      await requireList(db, buyer, params.id);
      const { Page: page, PageSize: pageSize, cultureName } = query;
      return changesOf(buyer, params.id, { locale: cultureName ?? buyer.locale, page, pageSize });
    }),
    answerBuyer(markVariationListSeen, async ({ params, body }, buyer) => {
      await seen(buyer, params.id, body.ChangeId);
      return DONE;
    }),
    answerBuyer(setVariationListMail, async ({ params, body }, buyer) => {
      await chooseMail(buyer, params.id, body.WantsMail);
      return { ...DONE, ListId: params.id, WantsMail: body.WantsMail };
    }),
  ];
};
