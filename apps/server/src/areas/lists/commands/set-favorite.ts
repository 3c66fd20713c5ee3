import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Person } from '../../identity/index.ts';
import type { ListLimits } from '../limits.ts';
import { lockListToEdit } from '../policy.ts';
import { ensureFavorites } from './built-in-lists.ts';
import { type MaterialNamed, materialsMeant } from './change-list-materials.ts';
import { changeMaterials } from './change-materials.ts';

export interface FavoriteWanted extends MaterialNamed {
  isFavorite: boolean;
}

const newLine = (sapMaterialNumber: string) => ({ sapMaterialNumber, usualQuantity: null, note: '' });

const favoritesFull = (limit: number) => breaksRule('favorites-full', `A list has at most ${limit} lines`);

/**
 * Adds a material to the person's favorites, or removes it; repeating it is no error. A product's code means its first
 * variation, and where it is removed all of them. [fav-01]
 * @throws Failure 404 for a material that does not exist or that the person may not see, 422 `favorites-full`
 */
export const setFavorite =
  (db: Database, limits: ListLimits) =>
  (person: Person, wanted: FavoriteWanted): Promise<void> =>
    transaction(db, async (tx) => {
      const list = await lockListToEdit(tx, person, await ensureFavorites(tx, person.contactId));
      const numbers = await materialsMeant(tx, person.market, wanted);
      const [first] = numbers;
      if (first === undefined) throw notFound('material');
      const change = wanted.isFavorite ? { toRemove: [], toAdd: [newLine(first)] } : { toRemove: numbers, toAdd: [] };
      const { notAdded } = await changeMaterials(tx, list, person, { ...change, limit: limits.lines });
      const [refused] = notAdded;
      if (refused?.reason === 'list-full') throw favoritesFull(limits.lines);
      if (refused !== undefined) throw notFound('material');
    });

export interface AddedFavorites {
  added: number;
  alreadyThere: number;
}

/**
 * Adds materials to the person's favorites, those that the person may see; those that are there stay. A constant number
 * of statements.
 * @throws Failure 422 `favorites-full`, and then none of them is added
 */
export const addFavorites =
  (db: Database, limits: ListLimits) =>
  (person: Person, sapMaterialNumbers: readonly string[]): Promise<AddedFavorites> =>
    transaction(db, async (tx) => {
      const list = await lockListToEdit(tx, person, await ensureFavorites(tx, person.contactId));
      const { added, alreadyThere, notAdded } = await changeMaterials(tx, list, person, {
        toRemove: [],
        toAdd: sapMaterialNumbers.map(newLine),
        limit: limits.lines,
      });
      if (notAdded.some(({ reason }) => reason === 'list-full')) throw favoritesFull(limits.lines);
      return { added: added.length, alreadyThere: alreadyThere.length };
    });
