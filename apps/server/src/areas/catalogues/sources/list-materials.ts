import { linesOfLists } from '../../lists/index.ts';
import type { MaterialSource } from '../commands/add-materials.ts';

/**
 * Materials of lists that the buyer may read, with the notes of their lines. Two queries, however many lists. [pdf-11]
 * @throws Failure 404 when one of the lists can't be read
 */
export const listMaterials =
  (listIds: readonly string[]): MaterialSource =>
  (tx, buyer) =>
    linesOfLists(tx, buyer, listIds);
