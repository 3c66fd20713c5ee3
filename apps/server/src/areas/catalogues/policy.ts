/** Who may read and change catalogs, and their limits. */

import { MOST_CATALOGUE_LINES, MOST_CATALOGUES } from '@grossist/contracts';
import { pdfCatalogueName } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../db/index.ts';
import { changedMeanwhile, notAllowed, notFound } from '../../http/failure.ts';
import { visibleMaterial } from '../assortments/index.ts';
import type { Buyer } from '../identity/index.ts';

/** How calls name the caller's own basket. */
export const BASKET = 'basket';

/** A catalog or basket as far as rights and changes of its lines need it. */
export interface CatalogueRow {
  id: string;
  /** Whose basket it is; null: a catalog of the company. */
  basket_of: string | null;
  version: number;
}

/** A catalog `c` that the buyer reaches: of the company, or the buyer's own basket; not a deleted one. */
export const isReached = ({ contactId, company }: Buyer): RawBuilder<boolean> => sql<boolean>`(
  c.company_id = ${company.id} and c.deleted_at is null
  and (c.basket_of is null or c.basket_of = ${contactId}))`;

/** The catalog `c` of an id, or the buyer's basket. */
export const isNamed = ({ contactId }: Buyer, id: string): RawBuilder<boolean> =>
  id === BASKET ? sql<boolean>`c.basket_of = ${contactId}` : sql<boolean>`c.id = ${id}::uuid`;

/** A line `l` of a catalog whose material `m` the buyer's market sells and the buyer may see. */
export const visibleLine = (buyer: Pick<Buyer, 'market' | 'assortments'>): RawBuilder<boolean> => sql<boolean>`(
  l.removed_at is null and ${buyer.market} = any(m.markets) and ${visibleMaterial(buyer)})`;

/**
 * Checks that the buyer may change what the company shares: a visit by punchout has a basket of its own, and reads
 * catalogs.
 * @throws Failure 403
 */
export const requireCompanyRights = ({ role }: Buyer): void => {
  if (role === 'punchout') throw notAllowed("The company's catalogs are not changed by punchout");
};

/** @throws Failure 409 when the version that the caller saw is not the latest one; nothing where none was sent */
export const requireSeen = (seen: number | undefined, version: number): void => {
  if (seen !== undefined && seen !== version) {
    throw changedMeanwhile('The catalog was changed in another window: look at it once more');
  }
};

/** Returns a catalog or the basket; undefined for a basket that nothing was put into. One query. @throws Failure 404 */
export const findCatalogue = async (
  db: Database | Transaction,
  buyer: Buyer,
  id: string,
): Promise<CatalogueRow | undefined> => {
  const { rows } = await sql<CatalogueRow>`
    select c.id, c.basket_of, c.version from pdf_catalogues c
    where ${isNamed(buyer, id)} and ${isReached(buyer)}`.execute(db);
  if (rows[0] === undefined && id !== BASKET) throw notFound('catalog');
  return rows[0];
};

/** Inserts an empty basket of the buyer's, unless there is one. */
const ensureBasket = async (tx: Transaction, buyer: Buyer): Promise<void> => {
  await sql`
    insert into pdf_catalogues (id, company_id, basket_of, name, language, created_by, modified_by)
    values (${uuidv7()}, ${buyer.company.id}, ${buyer.contactId}, ${pdfCatalogueName('')}, ${buyer.locale},
      ${buyer.contactId}, ${buyer.contactId})
    on conflict (basket_of, company_id) where basket_of is not null and deleted_at is null do nothing`.execute(tx);
};

const selectLocked = async (tx: Transaction, buyer: Buyer, id: string): Promise<CatalogueRow | undefined> => {
  const { rows } = await sql<CatalogueRow>`
    select c.id, c.basket_of, c.version from pdf_catalogues c
    where ${isNamed(buyer, id)} and ${isReached(buyer)} for no key update`.execute(tx);
  return rows[0];
};

/** Attempts to lock a basket while other windows save or empty it. */
const ATTEMPTS = 10;

/**
 * Locks a catalog or the basket against other changes; a basket that does not exist is made. Everything that changes a
 * catalog or its lines locks it first. One statement, three for a basket that is made.
 * @throws Failure 404 for another company's, a colleague's basket and a deleted one, 403 for a catalog by punchout
 */
export const lockCatalogue = async (tx: Transaction, buyer: Buyer, id: string): Promise<CatalogueRow> => {
  if (id !== BASKET) {
    const found = await selectLocked(tx, buyer, id);
    if (found === undefined) throw notFound('catalog');
    if (found.basket_of === null) requireCompanyRights(buyer);
    return found;
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // A basket that was saved while this statement waited for its lock is a catalog now: the next attempt makes another.
    // oxlint-disable-next-line no-await-in-loop
    const found = await selectLocked(tx, buyer, BASKET);
    if (found !== undefined) return found;
    // oxlint-disable-next-line no-await-in-loop
    await ensureBasket(tx, buyer);
  }
  throw changedMeanwhile('The basket is being changed in another window: try again');
};

/** Gives a locked catalog its next version. Returns the version. One statement. */
export const touchCatalogue = async (tx: Transaction, { contactId }: Buyer, id: string): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    update pdf_catalogues set version = version + 1, modified_at = now(), modified_by = ${contactId}
    where id = ${id} returning version`.execute(tx);
  const [touched] = rows;
  if (touched === undefined) throw new Error(`The locked catalog ${id} is gone`);
  return touched.version;
};

export interface CatalogueLimits {
  /** Catalogs that a company may have; the same number of simple ones. */
  catalogues: number;
  /** Lines that a catalog may have. Decisions, "5,000 lines". */
  lines: number;
}

export const PRESET_CATALOGUE_LIMITS: CatalogueLimits = { catalogues: MOST_CATALOGUES, lines: MOST_CATALOGUE_LINES };

/** Days for which a deleted catalog and a removed line can be restored. */
export const RESTORABLE_DAYS = 30;
