import type { MatterKind } from '@grossist/contracts';
import { transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { MattersDeps, Ways } from '../deps.ts';
import { SOURCES } from '../lock-matter.ts';
import { countOpen } from '../queries/count-open.ts';

/** As many are put back in one transaction. */
const MOST_AT_ONCE = 500;
const MOST_COUNTED = 10_000;

/**
 * Puts all that nobody has seen to back on its way, each once, the oldest first, of one kind or of all. What somebody else
 * is at in that moment is left to them. [own-mat-04]
 * @throws Failure 422 when nobody takes such orders or payments here any more
 */
export const tryAllAgain =
  ({ db, ways }: MattersDeps) =>
  async (kind: MatterKind | undefined): Promise<{ ids: readonly string[]; left: number }> => {
    const sources = SOURCES.filter(
      ({ way, kinds }) => ways[way] !== undefined && (kind === undefined || kinds.includes(kind)),
    );
    if (sources.length === 0) throw breaksRule('nobody-takes-it', 'Nobody takes this here any more');
    const tried = await transaction(db, async (tx) => {
      const ids: string[] = [];
      const woken = new Set<keyof Ways>();
      for (const source of sources) {
        const open = await source.lockOpen(tx, { kind, most: MOST_AT_ONCE - ids.length });
        if (open.length === 0) continue;
        await source.putBack(tx, open);
        ids.push(...open);
        woken.add(source.way);
      }
      return { ids, woken };
    });
    await Promise.all([...tried.woken].flatMap((way) => ways[way]?.() ?? []));
    const counts = await countOpen(db);
    const kinds = kind === undefined ? [...counts.keys()] : [kind];
    const left = kinds.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
    return { ids: tried.ids, left: Math.min(left, MOST_COUNTED) };
  };
