import { type Database, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { noteAct } from '../entry.ts';

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
