import { transaction } from '../../../db/index.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import type { MattersDeps } from '../deps.ts';
import { lockMatter } from '../lock-matter.ts';
import type { LockedMatter, SeenTo } from '../matter.ts';

/**
 * Notes that somebody has seen to a matter, and how. Said once more by the same person it is said once. [own-mat-03]
 * @throws Failure 404; 409 when somebody else has seen to it, or had it tried again
 */
export const seeTo =
  ({ db }: Pick<MattersDeps, 'db'>) =>
  (id: string, seen: SeenTo): Promise<LockedMatter> =>
    transaction(db, async (tx) => {
      const { matter, source } = await lockMatter(tx, id);
      if (!matter.isLeft) throw changedMeanwhile('This is being tried again, or was done');
      if (matter.seenAt === null) await source.seeTo(tx, id, seen);
      else if (matter.seenBy !== seen.contactId || matter.remark !== seen.remark)
        throw changedMeanwhile('Somebody has seen to this');
      return matter;
    });
