import { hashOfToken } from '../../src/areas/identity/index.ts';
import { keepUpload } from '../../src/areas/order-validation/uploads/order-uploads.ts';
import type { Database } from '../../src/db/index.ts';
import type { Client } from './client.ts';

/** A file that a client has uploaded and that waits to be worked through. @returns its id */
export const anOrderUpload =
  (db: Database) =>
  async (client: Client): Promise<string> => {
    const { contact_id: contactId } = await db
      .selectFrom('sessions')
      .select('contact_id')
      .where('token_hash', '=', hashOfToken(client.cookies.get('grossist-session') ?? ''))
      .executeTakeFirstOrThrow();
    const bytes = Buffer.from('Varenr;Antal\n1;1');
    return keepUpload(db)(contactId, { fileName: 'order.csv', format: 'csv', bytes });
  };
