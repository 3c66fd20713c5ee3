import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../db/index.ts';
import { breaksRule, notFound } from '../../http/failure.ts';
import { openKeptSecret } from '../../kept-secret.ts';
import { handOnLists } from '../lists/index.ts';
import { PERSONAL_PARTS } from './data/personal-parts.ts';
import { noteAct } from './entry.ts';

/** By what an erased person is known again: nobody reads the e-mail out of it who has not the shop's key. */
export type HashEmail = (email: string) => Buffer;

/** HMAC-SHA256 of the e-mail as it is compared: without blanks around it, in small letters. */
export const hashEmailBy =
  (key: string): HashEmail =>
  (email) =>
    createHmac('sha256', key).update(email.trim().toLowerCase()).digest();

/** The key, kept beside the database and never in it. */
export const openErasedPeopleKey = (dataDirectory: string): Promise<string> =>
  openKeptSecret(dataDirectory, 'erased-people-key');

export interface ErasedPart {
  name: string;
  count: number;
}

/**
 * Erases a person in one transaction behind the person's lock: what is theirs alone goes, orders stay without the name,
 * lists that colleagues use are handed on, every session ends. A keyed hash of the e-mail stays, so that no import creates them again. Erasing a person a second time changes nothing.
 * @throws Failure 404 for somebody unknown, 422 when the e-mail typed is not theirs
 */
export const erasePerson =
  (db: Database, hashEmail: HashEmail) =>
  (contactId: string, typedEmail: string): Promise<readonly ErasedPart[]> =>
    transaction(db, async (tx) => {
      const person = await tx
        .selectFrom('contacts')
        .select(['email', 'erased_at'])
        .where('id', '=', contactId)
        .forUpdate()
        .executeTakeFirst();
      if (person === undefined) throw notFound('person');
      if (person.erased_at !== null) return [];
      if (person.email.toLowerCase() !== typedEmail.trim().toLowerCase())
        throw breaksRule('other-email', 'This is not the e-mail of the person', 'Email');
      await tx
        .insertInto('erased_people')
        .values({ email_hash: hashEmail(person.email), contact_id: contactId })
        // One who was made anew before it was kept who is erased.
        .onConflict((known) => known.column('email_hash').doUpdateSet({ contact_id: contactId, erased_at: sql`now()` }))
        .execute();
      await handOnLists(tx, [contactId], { areErased: true });
      const erased: ErasedPart[] = [];
      for (const { name, erase } of PERSONAL_PARTS) {
        if (erase === undefined) continue;
        const { numAffectedRows } = await erase(contactId).execute(tx);
        if (numAffectedRows !== undefined && numAffectedRows > 0n)
          erased.push({ name, count: Number(numAffectedRows) });
      }
      await noteAct(tx, { act: 'personErased', subjects: [contactId] });
      return erased;
    });

/**
 * Forgets that a person was erased, so that the next import may make them anew; what was erased stays gone. Once: whoever
 * may come back already is left as they are.
 * @throws Failure 404 for somebody unknown, or who was not erased
 */
export const letComeBack =
  (db: Database) =>
  (contactId: string): Promise<void> =>
    transaction(db, async (tx) => {
      const person = await tx
        .selectFrom('contacts')
        .select('erased_at')
        .where('id', '=', contactId)
        .forUpdate()
        .executeTakeFirst();
      if (person === undefined || person.erased_at === null) throw notFound('erased person');
      const { numDeletedRows } = await tx
        .deleteFrom('erased_people')
        .where('contact_id', '=', contactId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) await noteAct(tx, { act: 'personMayComeBack', subjects: [contactId] });
    });

/** Those of the e-mails whose person was erased and is not to be made anew. One query; none of none without asking. */
export const erasedAmong = async (
  db: Database | Transaction,
  emails: readonly string[],
  hashEmail: HashEmail,
): Promise<ReadonlySet<string>> => {
  if (emails.length === 0) return new Set();
  const byHash = new Map(emails.map((email) => [hashEmail(email).toString('hex'), email]));
  const rows = await db
    .selectFrom('erased_people')
    .select('email_hash')
    .where(
      'email_hash',
      'in',
      emails.map((email) => hashEmail(email)),
    )
    .execute();
  return new Set(rows.flatMap(({ email_hash: hash }) => byHash.get(hash.toString('hex')) ?? []));
};
