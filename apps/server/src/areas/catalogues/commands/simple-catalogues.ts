import type { SimplePdfCatalog } from '@grossist/contracts';
import { simpleCatalogueName } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type CatalogueLimits, requireCompanyRights, requireSeen } from '../policy.ts';

type Options = SimplePdfCatalog['options'];

export interface SimpleCatalogueSettings {
  name?: string | undefined;
  /** In the order in which they were added. */
  sapMaterialNumbers?: readonly string[] | undefined;
  hasImage?: boolean | undefined;
  imageFormat?: SimplePdfCatalog['imageFormat'] | undefined;
  options: { [K in keyof Options]?: Options[K] | undefined };
}

interface KnownMaterials {
  known: string[];
  notAdded: string[];
}

/** Splits numbers, each once, into those that the buyer may see and others. One query. */
const splitKnown = async (tx: Transaction, buyer: Buyer, sent: readonly string[]): Promise<KnownMaterials> => {
  const numbers = [...new Set(sent)];
  const { rows } = await sql<{ number: string }>`
    select m.sap_material_number as number from materials m
    where m.sap_material_number = any(${numbers}::text[]) and ${buyer.market} = any(m.markets)
      and ${visibleMaterial(buyer)}`.execute(tx);
  const seen = new Set(rows.map(({ number }) => number));
  return {
    known: numbers.filter((number) => seen.has(number)),
    notAdded: numbers.filter((number) => !seen.has(number)),
  };
};

export interface ChangedSimpleCatalogue {
  id: string;
  notAdded: readonly string[];
}

/**
 * Creates a simple catalog with the presets of section 9. Four statements. [pdf-18]
 * @throws Failure 403 for punchout, 422 `too-many-catalogs`
 */
export const createSimpleCatalogue =
  (db: Database, limits: CatalogueLimits) =>
  async (buyer: Buyer, { options, ...sent }: SimpleCatalogueSettings): Promise<ChangedSimpleCatalogue> => {
    requireCompanyRights(buyer);
    return transaction(db, async (tx) => {
      await sql`select from companies where id = ${buyer.company.id} for no key update`.execute(tx);
      const counted = await sql<{ count: number }>`
        select count(*) as count from simple_pdf_catalogues where company_id = ${buyer.company.id}`.execute(tx);
      if ((counted.rows[0]?.count ?? 0) >= limits.catalogues) {
        throw breaksRule('too-many-catalogs', `Your company has ${limits.catalogues} simple catalogs already`);
      }
      const { known, notAdded } = await splitKnown(tx, buyer, sent.sapMaterialNumbers ?? []);
      const id = uuidv7();
      await tx
        .insertInto('simple_pdf_catalogues')
        .values({
          id,
          company_id: buyer.company.id,
          name: simpleCatalogueName(sent.name ?? ''),
          sap_material_numbers: known,
          has_image: sent.hasImage ?? true,
          image_format: sent.imageFormat ?? 'PNG',
          sort_order: options.variationSortOrder ?? 'dateAdded',
          include_logo: options.includeLogo ?? true,
          additional_text: options.pdfAdditionalTextOption ?? 'none',
          label_image: options.pdfLabelImageOption ?? 'none',
          created_by: buyer.contactId,
        })
        .execute();
      return { id, notAdded };
    });
  };

interface LockedSimple {
  version: number;
  /** Its materials that are hidden from the buyer: they stay when the buyer replaces those that they see. */
  hidden: string[];
}

/** @throws Failure 404 */
const lockSimple = async (tx: Transaction, buyer: Buyer, id: string): Promise<LockedSimple> => {
  const { rows } = await sql<LockedSimple>`
    select s.version, array(
      select u.number from unnest(s.sap_material_numbers) with ordinality as u (number, place)
      join materials m on m.sap_material_number = u.number
      where not (${buyer.market} = any(m.markets) and ${visibleMaterial(buyer)}) order by u.place
    ) as hidden
    from simple_pdf_catalogues s where s.id = ${id} and s.company_id = ${buyer.company.id} for no key update`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw notFound('simple catalog');
  return row;
};

/**
 * Changes what is sent of a simple catalog. Three statements. [pdf-19]
 * @throws Failure 403 for punchout, 404, 409 for a stale version
 */
export const changeSimpleCatalogue =
  (db: Database) =>
  async (
    buyer: Buyer,
    id: string,
    { options, ...sent }: SimpleCatalogueSettings,
    seen: number | undefined,
  ): Promise<ChangedSimpleCatalogue> => {
    const notAdded = await transaction(db, async (tx) => {
      const locked = await lockSimple(tx, buyer, id);
      requireCompanyRights(buyer);
      requireSeen(seen, locked.version);
      const split =
        sent.sapMaterialNumbers === undefined ? undefined : await splitKnown(tx, buyer, sent.sapMaterialNumbers);
      await tx
        .updateTable('simple_pdf_catalogues')
        .set({
          ...(sent.name !== undefined && { name: simpleCatalogueName(sent.name) }),
          ...(split && { sap_material_numbers: [...split.known, ...locked.hidden] }),
          has_image: sent.hasImage,
          image_format: sent.imageFormat,
          sort_order: options.variationSortOrder,
          include_logo: options.includeLogo,
          additional_text: options.pdfAdditionalTextOption,
          label_image: options.pdfLabelImageOption,
          version: locked.version + 1,
          modified_at: sql<Date>`now()`,
        })
        .where('id', '=', id)
        .execute();
      return split?.notAdded ?? [];
    });
    return { id, notAdded };
  };

/** Deletes a simple catalog for good. Two statements. [own-pdf-11] @throws Failure 403 for punchout, 404 */
export const deleteSimpleCatalogue =
  (db: Database) =>
  (buyer: Buyer, id: string): Promise<void> =>
    transaction(db, async (tx) => {
      await lockSimple(tx, buyer, id);
      requireCompanyRights(buyer);
      await tx.deleteFrom('simple_pdf_catalogues').where('id', '=', id).execute();
    });
