import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { addLinesWithin } from '../commands/change-list-materials.ts';
import { insertList, lockRoomForList } from '../commands/own-lists.ts';
import type { ListLimits } from '../limits.ts';
import { type LinesSource, linesOfSource } from './lines-of-source.ts';

/** Where lines go: a list, a new one of a name, else the default list, else the favorites. */
export interface LinesTarget {
  listId: string | undefined;
  name: string | undefined;
}

/**
 * Adds the materials of a cart, draft or order to a list, with their quantities as usual quantities. Those that the list
 * has stay as they are. A constant number of statements. [own-vl-12]
 * @throws Failure as linesOfSource, 404 for the list, 403 without edit rights, 422 `choose-list`, `nothing-to-add`,
 * `too-many-lists`
 */
export const addSourceLines = (db: Database, limits: ListLimits) => {
  const linesOf = linesOfSource(db);
  const add = addLinesWithin(limits);
  return async (buyer: Buyer, source: LinesSource, { listId, name }: LinesTarget) => {
    if (listId !== undefined && name !== undefined) {
      throw breaksRule('choose-list', 'Choose a list, or name a new one');
    }
    const lines = await linesOf(buyer, source);
    if (lines.length === 0) throw breaksRule('nothing-to-add', 'There are no materials to add', 'Source');
    return transaction(db, async (tx) => {
      const makeList = async (named: string): Promise<string> => {
        await lockRoomForList(tx, buyer, limits);
        return insertList(tx, buyer, { name: named, description: '' });
      };
      const target = name === undefined ? listId : await makeList(name);
      const wanted = lines.map(({ sapMaterialNumber, quantity }) => ({
        sapMaterialNumber,
        usualQuantity: quantity === null ? null : Number(quantity),
        note: '',
      }));
      return add(tx, buyer, target, wanted);
    });
  };
};
