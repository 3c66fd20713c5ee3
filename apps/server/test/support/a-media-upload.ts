import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import type { TestBuyer } from './a-buyer.ts';
import { mediaInTests } from './media-in-tests.ts';
import { unique } from './unique.ts';

/** A table that a buyer uploaded for their company. */
export const aMediaUpload = async (db: Database, buyer: TestBuyer): Promise<{ id: string; url: string }> => {
  const id = uuidv7();
  const publicId = `grossist/companies/${buyer.company.id}/table-${unique()}`;
  const content = Buffer.from(`number\n${publicId}\n`);
  const { key, mimeType, url } = await mediaInTests(db).store({ mimeType: 'text/csv', content, publicId });
  await db
    .insertInto('media_uploads')
    .values({
      id,
      company_id: buyer.company.id,
      uploaded_by: buyer.contactId,
      public_id: publicId,
      mime_type: mimeType,
      bytes: content.length,
      width: null,
      height: null,
      store_key: key,
      url,
    })
    .execute();
  return { id, url };
};
