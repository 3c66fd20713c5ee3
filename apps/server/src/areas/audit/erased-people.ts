/** Erases people, and recognizes them afterwards by a keyed hash. */

import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { openStoredSecret } from '../../data-directory.ts';
import { type Database, type Transaction, transaction } from '../../db/index.ts';
import { breaksRule, notFound } from '../../http/failure.ts';
import { handOnLists } from '../lists/index.ts';
import { PERSONAL_PARTS } from './data/personal-parts.ts';
import { noteAct } from './entry.ts';

/** Hashes an e-mail with the shop's key, to recognize an erased person without storing the e-mail. */
export type HashEmail = (email: string) => Buffer;

/** Returns the HMAC-SHA256 of trimmed lower-case e-mails. */
export const hashEmailBy =
  (key: string): HashEmail =>
  (email) =>
    createHmac('sha256', key).update(email.trim().toLowerCase()).digest();

/** Opens the key, which is stored beside the database and never in it. */
export const openErasedPeopleKey = (dataDirectory: string): Promise<string> =>
  openStoredSecret(dataDirectory, 'erased-people-key');

export interface ErasedPart {
  name: string;
  count: number;
}

/**
 * Erases a person in one transaction that locks the person: deletes personal data, keeps orders without the name, hands
 * on lists that colleagues use, and ends every session. A keyed hash of the e-mail stays, so that no import creates the
 * person again. Idempotent.
 * @throws Failure 404 for an unknown person, 422 when the typed e-mail is not the person's
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
        // A person may have been imported again before hashes were stored.
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
 * Allows imports to create an erased person again; erased data is not restored. Idempotent.
 * @throws Failure 404 for an unknown person, or one who was not erased
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

/** Returns e-mails of erased people that must not be imported again. One query, none without e-mails. */
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
