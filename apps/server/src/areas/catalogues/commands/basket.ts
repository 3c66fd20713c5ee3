import { pdfCatalogueName } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { copyLines } from '../material-sources.ts';
import {
  BASKET,
  type CatalogueLimits,
  type CatalogueRow,
  findCatalogue,
  lockCatalogue,
  requireSeen,
} from '../policy.ts';
import { hasLines, markDeleted } from './change-catalogue.ts';
import { insertCopy, lockRoomForCatalogue } from './create-catalogue.ts';

/** Makes a locked basket a catalog of the company. One statement. */
const makeCatalogue = async (
  tx: Transaction,
  { contactId }: Buyer,
  { id }: CatalogueRow,
  name: string | undefined,
): Promise<void> => {
  await tx
    .updateTable('pdf_catalogues')
    .set({
      basket_of: null,
      created_by: contactId,
      created_at: sql<Date>`now()`,
      modified_by: contactId,
      modified_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
      ...(name !== undefined && { name: pdfCatalogueName(name) }),
    })
    .where('id', '=', id)
    .execute();
};

/**
 * Makes the buyer's basket a catalog of the company. Returns its id. Five statements. [own-pdf-08]
 * @throws Failure 403 for punchout, 409 for a stale version, 422 `basket-empty`, `too-many-catalogs`
 */
export const saveBasket =
  (db: Database, limits: CatalogueLimits) =>
  (buyer: Buyer, { name, seen }: { name: string | undefined; seen: number | undefined }): Promise<string> =>
    transaction(db, async (tx) => {
      await lockRoomForCatalogue(tx, buyer, limits);
      const isThere = (await findCatalogue(tx, buyer, BASKET)) !== undefined;
      const basket = isThere ? await lockCatalogue(tx, buyer, BASKET) : undefined;
      if (basket === undefined || !(await hasLines(tx, basket))) {
        throw breaksRule('basket-empty', 'The basket is empty: put materials into it first');
      }
      requireSeen(seen, basket.version);
      await makeCatalogue(tx, buyer, basket, name);
      return basket.id;
    });

export interface BasketLoading {
  catalogueId: string;
  whenNotEmpty: 'ask' | 'replace' | 'save';
  /** Name of the catalog that the basket is saved as; undefined: as it is named. */
  saveAs: string | undefined;
}

export interface LoadedBasket {
  savedId: string | null;
  replacedId: string | null;
}

/** Takes the former basket away, as the caller chose. @throws Failure 409 `basket-not-empty` */
const clearBasket = async (
  tx: Transaction,
  buyer: Buyer,
  basket: CatalogueRow,
  { whenNotEmpty, saveAs }: BasketLoading,
): Promise<LoadedBasket> => {
  if (!(await hasLines(tx, basket))) {
    await tx.deleteFrom('pdf_catalogues').where('id', '=', basket.id).execute();
    return { savedId: null, replacedId: null };
  }
  if (whenNotEmpty === 'ask') {
    throw changedMeanwhile('The basket has materials: replace them, or save them first', 'basket-not-empty');
  }
  if (whenNotEmpty === 'save') {
    await makeCatalogue(tx, buyer, basket, saveAs);
    return { savedId: basket.id, replacedId: null };
  }
  await markDeleted(tx, buyer, basket);
  return { savedId: null, replacedId: basket.id };
};

/**
 * Copies lines and settings of a catalog into the buyer's basket. At most ten statements, however many lines.
 * [own-pdf-09]
 * @throws Failure 404 for another company's catalog, 403 for saving by punchout, 409 `basket-not-empty`, 422
 * `too-many-catalogs`, `save-as` for a name without saving
 */
export const loadIntoBasket =
  (db: Database, limits: CatalogueLimits) =>
  (buyer: Buyer, loading: BasketLoading): Promise<LoadedBasket> =>
    transaction(db, async (tx) => {
      if (loading.saveAs !== undefined && loading.whenNotEmpty !== 'save') {
        throw breaksRule('save-as', 'The basket is named when it is saved', 'saveAs');
      }
      if (loading.whenNotEmpty === 'save') await lockRoomForCatalogue(tx, buyer, limits);
      const source = await findCatalogue(tx, buyer, loading.catalogueId);
      if (source === undefined || source.basket_of !== null) throw notFound('catalog');
      const basket = await lockCatalogue(tx, buyer, BASKET);
      const cleared = await clearBasket(tx, buyer, basket, loading);
      // Later than the former basket's, so that a window that shows it notices.
      const copy = await insertCopy(tx, buyer, source.id, { isBasket: true, version: basket.version + 1 });
      await copyLines(tx, buyer, source.id, copy.id);
      return cleared;
    });
