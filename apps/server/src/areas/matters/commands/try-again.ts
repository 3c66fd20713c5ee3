import { transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile } from '../../../http/failure.ts';
import type { MattersDeps } from '../deps.ts';
import { lockMatter } from '../lock-matter.ts';
import type { LockedMatter } from '../matter.ts';

/**
 * Puts what was given up back on its way, once: asked again, also at the same time, it is on its way already.
 * [own-mat-02]
 * @throws Failure 404; 409 when somebody has seen to it, unless who asks knows; 422 when nobody takes it here any more
 */
export const tryAgain =
  ({ db, ways }: MattersDeps) =>
  async (id: string, { isSeenKnown }: { isSeenKnown: boolean }): Promise<LockedMatter> => {
    const tried = await transaction(db, async (tx) => {
      const { matter, source } = await lockMatter(tx, id);
      if (!matter.isLeft) return { matter, way: undefined };
      if (matter.seenAt !== null && !isSeenKnown) throw changedMeanwhile('Somebody has seen to this');
      if (ways[source.way] === undefined) throw breaksRule('nobody-takes-it', 'Nobody takes this here any more');
      await source.putBack(tx, [id]);
      return { matter, way: source.way };
    });
    // Whoever dies before this has it looked for within a minute all the same.
    if (tried.way !== undefined) await ways[tried.way]?.();
    return tried.matter;
  };
