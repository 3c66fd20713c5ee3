import type { SearchDocument } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';

export type Favorites = ReadonlySet<string>;

const NONE: Favorites = new Set();

/** Which of these SAP numbers are on somebody's favourites. One query, none for those signed out. [fav-01] */
export const findFavorites =
  (db: Database) =>
  async (contactId: string | undefined, keys: readonly string[]): Promise<Favorites> => {
    if (contactId === undefined || keys.length === 0) return NONE;
    const rows = await db
      .selectFrom('favorites')
      .select('sap_material_number')
      .where('contact_id', '=', contactId)
      .where('sap_material_number', 'in', [...new Set(keys)])
      .execute();
    return new Set(rows.map((row) => row.sap_material_number));
  };

/** Documents that say of themselves whether the reader has them on the favourites. */
export const markFavorites = <D extends SearchDocument>(documents: readonly D[], favorites: Favorites): D[] =>
  documents.map((document) =>
    favorites.has(document.ItemSAPMaterialNumber) ? { ...document, IsFavorite: true } : document,
  );
