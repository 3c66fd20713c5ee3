import type { createPdfCatalog, OperationOutput } from '@grossist/contracts';
import { pdfCatalogueName } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notAllowed } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { cartMaterials, copyLines, listMaterials, orderMaterials } from '../material-sources.ts';
import { BASKET, type CatalogueLimits, type CatalogueRow, findCatalogue, requireCompanyRights } from '../policy.ts';
import { showCatalogue } from '../queries/read-catalogues.ts';
import { type CurrentSettings, columnsOfSettings, SETTING_COLUMNS, type SentSettings } from '../settings.ts';
import { type AddedMaterials, addMaterials, type MaterialSource, presentNotAdded } from './add-materials.ts';

export interface CreatedFrom {
  source: 'cart' | 'order' | 'variationList' | 'pdfCatalog';
  /** Absent: the active cart. */
  id?: string | undefined;
}

/**
 * Locks the company, which guards the number of its catalogs, and checks that one more is allowed. Two statements.
 * @throws Failure 403 for punchout and for a buyer who left the company meanwhile, 422 `too-many-catalogs`
 */
export const lockRoomForCatalogue = async (
  tx: Transaction,
  buyer: Buyer,
  { catalogues }: CatalogueLimits,
): Promise<void> => {
  requireCompanyRights(buyer);
  const { rows } = await sql`
    select from companies co join contacts p on p.company_id = co.id and p.id = ${buyer.contactId}
    where co.id = ${buyer.company.id} for no key update of co`.execute(tx);
  if (rows.length === 0) throw notAllowed('You no longer belong to this company');
  const counted = await sql<{ count: number }>`
    select count(*) as count from pdf_catalogues
    where company_id = ${buyer.company.id} and basket_of is null and deleted_at is null`.execute(tx);
  if ((counted.rows[0]?.count ?? 0) >= catalogues) {
    throw breaksRule('too-many-catalogs', `Your company has ${catalogues} catalogs already: delete one first`);
  }
};

/** Inserts an empty catalog or basket with the settings of another one. Returns it. One statement. */
export const insertCopy = async (
  tx: Transaction,
  { contactId, company }: Buyer,
  from: string,
  { isBasket, version }: { isBasket: boolean; version: number },
): Promise<CatalogueRow & CurrentSettings> => {
  const columns = sql.join(SETTING_COLUMNS.map((column) => sql.ref(column)));
  const { rows } = await sql<CatalogueRow & CurrentSettings>`
    insert into pdf_catalogues (id, company_id, basket_of, version, created_by, modified_by, ${columns})
    select ${uuidv7()}, ${company.id}, ${isBasket ? contactId : null}::uuid, ${version}, ${contactId}, ${contactId},
      ${columns}
    from pdf_catalogues where id = ${from}
    returning id, basket_of, version, price_options, account_id, project_number, cover_image_url,
      introduction_image_url, logo_url`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`The catalog ${from} is gone`);
  return row;
};

const NOTHING: AddedMaterials = { added: [], alreadyThere: [], notAdded: [], version: 1 };

/** A copy of a catalog or of the basket, with the settings that were sent. @throws Failure 404 */
const createCopy = async (
  tx: Transaction,
  buyer: Buyer,
  from: string,
  sent: SentSettings,
): Promise<{ id: string; added: AddedMaterials }> => {
  const source = await findCatalogue(tx, buyer, from);
  if (source === undefined) throw breaksRule('basket-empty', 'The basket is empty', 'createdFrom.id');
  const copy = await insertCopy(tx, buyer, source.id, { isBasket: false, version: 1 });
  const columns = await columnsOfSettings(tx, buyer, sent, copy);
  await tx
    .updateTable('pdf_catalogues')
    .set({ ...columns, version: 1 })
    .where('id', '=', copy.id)
    .execute();
  await copyLines(tx, buyer, source.id, copy.id);
  return { id: copy.id, added: NOTHING };
};

const chooseSource = (what: string) => breaksRule('choose-source', `Name the ${what}`, 'createdFrom.id');

const sourceOf = ({ source, id }: CreatedFrom): MaterialSource => {
  if (id === BASKET) throw chooseSource(source);
  if (source === 'cart') return cartMaterials({ cartId: id });
  if (id === undefined) throw chooseSource(source);
  return source === 'order' ? orderMaterials([id]) : listMaterials([id]);
};

/**
 * Creates a catalog of the company, empty or with the lines of a cart, order, list or catalog. Constant statements.
 * [pdf-03]
 * @throws Failure 403 for punchout and net prices without the right to see them, 404 for another's account, project or
 * source, 409 for a cart that was ordered, 422 `too-many-catalogs`, `foreign-media`, `choose-source`,
 * `project-without-account`
 */
export const createCatalogue = (db: Database, limits: CatalogueLimits) => {
  const shown = showCatalogue(db);
  return async (
    buyer: Buyer,
    sent: SentSettings,
    createdFrom: CreatedFrom | undefined,
  ): Promise<OperationOutput<typeof createPdfCatalog>> => {
    const { id, added } = await transaction(db, async (tx) => {
      await lockRoomForCatalogue(tx, buyer, limits);
      if (createdFrom?.source === 'pdfCatalog') {
        if (createdFrom.id === undefined) throw chooseSource('catalog');
        return createCopy(tx, buyer, createdFrom.id, sent);
      }
      const columns = await columnsOfSettings(tx, buyer, sent);
      const made = { id: uuidv7(), version: 1 };
      await tx
        .insertInto('pdf_catalogues')
        .values({
          ...columns,
          id: made.id,
          company_id: buyer.company.id,
          basket_of: null,
          name: pdfCatalogueName(sent.name ?? ''),
          language: sent.language ?? buyer.locale,
          created_by: buyer.contactId,
          modified_by: buyer.contactId,
        })
        .execute();
      if (createdFrom === undefined) return { id: made.id, added: NOTHING };
      const materials = await sourceOf(createdFrom)(tx, buyer);
      return { id: made.id, added: await addMaterials(tx, made, buyer, materials, limits) };
    });
    const catalogue = await shown(buyer, id);
    return { ...catalogue, ...presentNotAdded(added), AddedCount: catalogue.noOfVariations };
  };
};
