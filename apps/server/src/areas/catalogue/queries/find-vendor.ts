import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

export interface VendorRow {
  code: string;
  name: string;
  descriptions: Texts;
  website_url: string;
  /** 0 until an editor has written something. */
  version: number;
}

/** A vendor with its texts. One query. @throws Failure 404 */
export const findVendor =
  (db: Database) =>
  async (code: string): Promise<VendorRow> => {
    const { rows } = await sql<VendorRow>`
      select s.code, s.name, coalesce(t.descriptions, '{}') as descriptions, coalesce(t.website_url, '') as website_url,
        coalesce(t.version, 0) as version
      from suppliers s left join vendor_texts t on t.supplier_code = s.code where s.code = ${code}`.execute(db);
    const [vendor] = rows;
    if (vendor === undefined) throw notFound('vendor');
    return vendor;
  };
