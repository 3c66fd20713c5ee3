import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import type { Handler, Handlers } from '../../../outbox/index.ts';
import { findPerson, type Person } from '../../identity/index.ts';
import type { SendMail } from '../../messages/index.ts';
import { listName } from '../presenter.ts';
import { LIST_NOTICES, NoticePayload } from './announce-notices.ts';
import { noticeMail } from './notice-mail.ts';
import { selectChanges } from './read-changes.ts';

export interface NoticeDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** The address people use; without it nothing links to the shop. */
  publicUrl: string | undefined;
}

interface MailedList {
  id: string;
  kind: 'own' | 'favorites';
  name: string;
}

/** Changes of all lists of one mail. */
const MOST_CHANGES = 2000;

/** Those of the lists that the person still reads and wants mails of, by name. */
const listsOf = async (db: Database, person: Person, ids: readonly string[]): Promise<readonly MailedList[]> => {
  const { rows } = await sql<MailedList>`
    select v.id, v.kind, v.name from variation_lists v
    join variation_list_notices n on n.list_id = v.id and n.contact_id = ${person.contactId} and n.wants_mail
    join contacts c on c.id = n.contact_id and c.erased_at is null
    where v.id = any(${[...ids]}::uuid[]) and v.deleted_at is null and v.kind <> 'topSelling'
      and (v.kind = 'favorites' or v.company_id = ${person.company?.id ?? null}::uuid)
      and (v.owner_id = ${person.contactId} or exists (
        select from variation_list_subscribers s where s.list_id = v.id and s.contact_id = ${person.contactId}))
    order by v.kind <> 'own' desc, lower(v.name), v.id`.execute(db);
  return rows;
};

/**
 * Mails a person what others changed on their lists, in their language: what they may see now, of lists that they can
 * still read. Sends nothing to a person who switched the mail off, or when nothing is left to list.
 */
export const sendNotices = ({ db, sendMail, mailFrom, publicUrl }: NoticeDeps): Handler => {
  const personOf = findPerson(db);
  return async ({ id, payload }, signal) => {
    const { contactId, lists: windows } = NoticePayload.parse(payload);
    const person = await personOf(contactId);
    if (person === undefined) return 'not sent: the person no longer exists';
    if (!person.emailPermission) return 'not sent: the person wants no mail';
    const lists = await listsOf(
      db,
      person,
      windows.map(({ listId }) => listId),
    );
    const changes = await selectChanges(
      db,
      person,
      sql`exists (
          select from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as w("listId" uuid, after bigint, "upTo" bigint)
          where w."listId" = h.list_id and h.id > w.after and h.id <= w."upTo")
        and h.list_id = any(${lists.map((list) => list.id)}::uuid[])
        and h.changed_by is distinct from ${contactId}::uuid
        order by h.list_id, h.id limit ${MOST_CHANGES}`,
    );
    const changed = lists
      .map((list) => ({
        name: listName(list, person),
        url: publicUrl === undefined ? undefined : new URL(`/lists#listId-${list.id}`, publicUrl).href,
        changes: changes.filter((change) => change.list_id === list.id),
      }))
      .filter((list) => list.changes.length > 0);
    if (changed.length === 0) return 'not sent: nothing changed that the person may see';
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: { name: person.name, address: person.email },
        ...noticeMail(person.name, person.locale, changed),
        attachments: [],
      },
      signal,
    );
  };
};

/** What sends the messages of lists. */
export const listMessageHandlers = (deps: NoticeDeps): Handlers => ({ [LIST_NOTICES]: sendNotices(deps) });
