import type { getDefaultLogo, OperationOutput } from '@grossist/contracts';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { ReadMedia } from '../../../gateways/media/port.ts';
import { notAllowed, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import {
  deleteUpload,
  findCompanyMedia,
  newPublicId,
  readCompanyMedia,
  type StoreUploadDeps,
  storeUpload,
} from '../../media/index.ts';

/** The logo is the company's: buyers and user admins change it, viewers and visits by punchout do not. */
const mayChange = ({ role }: Buyer): boolean => role === 'buyer' || role === 'user-admin';

/** @throws Failure 403 */
export const requireLogoRights = (buyer: Buyer): void => {
  if (!mayChange(buyer)) throw notAllowed("Only buyers and user admins change the company's logo");
};

interface LogoRow {
  url: string;
  file_name: string;
  changed_at: Date;
  changed_by_name: string | null;
}

const readLogo = async (db: Database | Transaction, companyId: string): Promise<LogoRow | undefined> => {
  const { rows } = await sql<LogoRow>`
    select l.url, l.file_name, l.changed_at, p.name as changed_by_name
    from company_logos l left join contacts p on p.id = l.changed_by where l.company_id = ${companyId}`.execute(db);
  return rows[0];
};

/** Deletes the upload of a logo that was replaced, unless a catalog shows the picture. Three statements at most. */
const forgetUpload = (db: Database) => {
  const [find, remove] = [findCompanyMedia(db), deleteUpload(db)];
  return async (companyId: string, url: string): Promise<void> => {
    const used = await sql`
      select from pdf_catalogues where company_id = ${companyId}
        and ${url} in (cover_image_url, introduction_image_url, logo_url) limit 1`.execute(db);
    const upload = used.rows.length > 0 ? undefined : await find(companyId, url);
    if (upload) await remove(companyId, upload.id);
  };
};

/**
 * Stores a picture as the default logo of the buyer's company, in place of the former one. [pdf-14]
 * @throws Failure 403, 413, 422 with the reason for which the picture is refused, 429, 503
 */
export const uploadLogo = (deps: StoreUploadDeps) => {
  const { db } = deps;
  const [store, forget] = [storeUpload(deps), forgetUpload(db)];
  return async (buyer: Buyer, { content, fileName }: { content: Buffer; fileName: string }): Promise<void> => {
    requireLogoRights(buyer);
    const { company, contactId } = buyer;
    const publicId = newPublicId(company.id, fileName);
    const { url } = await store(buyer, { content, kind: 'image', publicId });
    const former = await transaction(db, async (tx) => {
      await sql`select from companies where id = ${company.id} for no key update`.execute(tx);
      const logo = await readLogo(tx, company.id);
      await tx
        .insertInto('company_logos')
        .values({ company_id: company.id, url, file_name: fileName, changed_by: contactId })
        .onConflict((known) =>
          known.column('company_id').doUpdateSet({
            url,
            file_name: fileName,
            changed_by: contactId,
            changed_at: sql<Date>`now()`,
          }),
        )
        .execute();
      return logo;
    });
    if (former !== undefined && former.url !== url) await forget(company.id, former.url);
  };
};

/** Deletes the default logo of the buyer's company; without one it is no error. [pdf-16] @throws Failure 403 */
export const deleteLogo = (db: Database) => {
  const forget = forgetUpload(db);
  return async (buyer: Buyer): Promise<void> => {
    requireLogoRights(buyer);
    const gone = await db
      .deleteFrom('company_logos')
      .where('company_id', '=', buyer.company.id)
      .returning('url')
      .executeTakeFirst();
    if (gone !== undefined) await forget(buyer.company.id, gone.url);
  };
};

/** Returns what is known of the default logo. Two queries. [own-pdf-10] */
export const showLogo = (db: Database) => {
  const find = findCompanyMedia(db);
  return async (buyer: Buyer): Promise<OperationOutput<typeof getDefaultLogo>> => {
    const row = await readLogo(db, buyer.company.id);
    const size = row && (await find(buyer.company.id, row.url))?.size;
    return {
      mayChange: mayChange(buyer),
      logo:
        row && size
          ? {
              fileName: row.file_name,
              url: row.url,
              ...size,
              changedOn: row.changed_at.toISOString(),
              changedByName: row.changed_by_name ?? '',
            }
          : null,
    };
  };
};

export interface DownloadedLogo {
  fileName: string;
  picture: ReadMedia;
}

/** Reads the default logo as it is stored. Two queries. [pdf-15] @throws Failure 404 without one, MediaUnavailable */
export const readDefaultLogo = (deps: Pick<StoreUploadDeps, 'db' | 'store'>) => {
  const read = readCompanyMedia(deps);
  return async ({ company }: Pick<Buyer, 'company'>): Promise<DownloadedLogo> => {
    const row = await readLogo(deps.db, company.id);
    const picture = row && (await read(company.id, row.url));
    if (row === undefined || picture === undefined) throw notFound('logo');
    return { fileName: row.file_name, picture };
  };
};

/**
 * Returns the address of the logo that a catalog is printed with: its own, else the default logo of the company;
 * undefined without one. At most one query.
 */
export const logoUrlOf =
  (db: Database) =>
  async (companyId: string, catalogue: { includeLogo: boolean; logoUrl: string }): Promise<string | undefined> => {
    if (!catalogue.includeLogo) return undefined;
    return catalogue.logoUrl === '' ? (await readLogo(db, companyId))?.url : catalogue.logoUrl;
  };
