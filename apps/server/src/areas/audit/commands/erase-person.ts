import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { handOnLists } from '../../lists/index.ts';
import { PERSONAL_PARTS } from '../data/personal-parts.ts';
import { noteAct } from '../entry.ts';
import type { HashEmail } from '../erased-people/hash-email.ts';

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
