import type { Database } from '../../../db/index.ts';

/** The code of the center that a contact prefers; undefined unless they chose one. */
export const preferredCenter = async (db: Database, contactId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('preferred_service_centers')
    .select('service_center')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row?.service_center;
};

/** Keeps a contact's preference, or takes it back. */
export const prefer = async (db: Database, contactId: string, code: string | null): Promise<void> => {
  if (code === null) {
    await db.deleteFrom('preferred_service_centers').where('contact_id', '=', contactId).execute();
    return;
  }
  await db
    .insertInto('preferred_service_centers')
    .values({ contact_id: contactId, service_center: code })
    .onConflict((conflict) => conflict.column('contact_id').doUpdateSet({ service_center: code }))
    .execute();
};
