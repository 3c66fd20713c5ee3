import { type BuiltSegment, type IndexWriter, type MergePlan, merge } from '@grossist/search-index';
import { startBuilder } from './fill-index.ts';

/** So many documents are merged at once, in some ten milliseconds; more are given to a thread of their own. */
const MERGED_AT_ONCE = 2000;
/** Milliseconds after the last of many changes when no more of them are expected: an import writes a window in less. */
const CALM_AFTER = 3000;

const mergeElsewhere = async (workerFile: string, { sources }: MergePlan): Promise<BuiltSegment> => {
  let built: BuiltSegment | undefined;
  await startBuilder(workerFile, { role: 'builder', job: 'merge', sources }, (part) => {
    if (part.type === 'built') built = part.built;
  });
  if (built === undefined) throw new Error('A merge came to nothing');
  return built;
};

export interface Merging {
  /**
   * Merges what there is to merge, while changes go on. `onMerged` is called whenever the index has other segments.
   * @param manyCome it is one of many changes at once, as an import makes them: what can be left until they end, is
   */
  go(index: IndexWriter, manyCome?: boolean): void;
  readonly isBusy: boolean;
}

/**
 * Merges the segments of an index so that they stay few. One large merge runs at a time; small ones are made in
 * passing.
 */
export const merging = (
  workerFile: string,
  { onMerged, onFailed }: { onMerged: (index: IndexWriter) => void; onFailed: (error: unknown) => void },
): Merging => {
  let busy = false;
  let calming: NodeJS.Timeout | undefined;
  let latest: IndexWriter | undefined;

  /** With each of many changes the end of them is awaited again. */
  const expectMore = (): void => {
    clearTimeout(calming);
    calming = setTimeout(() => {
      calming = undefined;
      if (latest !== undefined) go(latest);
    }, CALM_AFTER);
  };

  const mergeLarge = async (index: IndexWriter, plan: MergePlan): Promise<void> => {
    busy = true;
    index.start(plan);
    try {
      index.finish(plan, await mergeElsewhere(workerFile, plan));
    } catch (error) {
      index.giveUp(plan);
      onFailed(error);
      return;
    } finally {
      busy = false;
    }
    onMerged(index);
    if (latest !== undefined) go(latest);
  };

  const go = (index: IndexWriter, manyCome = false): void => {
    latest = index;
    if (manyCome) expectMore();
    const next = (): MergePlan | undefined => index.plan(calming !== undefined);
    for (let plan = next(); plan !== undefined; plan = next()) {
      if (plan.documents > MERGED_AT_ONCE) {
        if (!busy) void mergeLarge(index, plan);
        return;
      }
      index.finish(plan, merge(plan));
      onMerged(index);
    }
  };

  return {
    go,
    get isBusy() {
      return busy;
    },
  };
};
