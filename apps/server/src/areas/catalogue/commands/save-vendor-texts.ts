import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { checkSeenVersion } from '../../../http/seen-version.ts';

export interface VendorTextsGiven {
  descriptions: Texts;
  websiteUrl: string;
  /** 0: there were none. */
  seenVersion: number;
}

/**
 * Writes what an editor says of a vendor. Answers the new version.
 * @throws Failure 404 for a vendor that there is not, 409 when the texts were changed meanwhile
 */
export const saveVendorTexts =
  (db: Database) =>
  (code: string, { descriptions, websiteUrl, seenVersion }: VendorTextsGiven): Promise<number> =>
    transaction(db, async (tx) => {
      const { rows } = await sql<{ version: number | null }>`
        select t.version from suppliers s left join vendor_texts t on t.supplier_code = s.code
        where s.code = ${code} for no key update of s`.execute(tx);
      const [vendor] = rows;
      if (vendor === undefined) throw notFound('vendor');
      const version = checkSeenVersion(vendor.version ?? 0, seenVersion) + 1;
      const texts = { descriptions: JSON.stringify(descriptions), website_url: websiteUrl, version };
      await tx
        .insertInto('vendor_texts')
        .values({ supplier_code: code, ...texts })
        .onConflict((conflict) => conflict.column('supplier_code').doUpdateSet({ ...texts, modified_at: sql`now()` }))
        .execute();
      return version;
    });
