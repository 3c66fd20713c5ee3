import type { Filled } from './fill-anew.ts';
import type { Snapshots } from './snapshots.ts';

/** Milliseconds between two snapshots, when there are changes. */
const SAVED_EVERY = 60_000;

export interface Saving {
  /** Says that a state is that of the snapshot. */
  isSaved(state: Filled): void;
  /** Saves within a minute what has changed; another index at once, but not before its segments are merged. */
  soon(state: Filled, isMerging: boolean): void;
  /** Saves what has changed, and resolves when no more is written. */
  finish(): Promise<void>;
}

/** Decides when snapshots are written. `at` calls back with the state at a moment when it is complete. */
export const saving = (snapshots: Snapshots, at: (work: (state: Filled) => void) => Promise<void>): Saving => {
  let saved: Filled | undefined;
  let tried: Filled['index'] | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const saveNow = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    let writing: Promise<void> | undefined;
    await at((state) => {
      if (saved?.index === state.index && saved.last === state.last) return;
      // Changes go on while it is written: a committed state stays as it is.
      tried = state.index;
      writing = snapshots.save(state).then((written) => {
        savedAt = performance.now();
        if (written) saved = state;
      });
    });
    await writing;
  };

  /** One after the other: two at once would write the same files. */
  const save = (): Promise<void> => {
    underWay = underWay.then(saveNow, saveNow);
    return underWay;
  };

  return {
    isSaved: (state) => {
      saved = state;
      savedAt = performance.now();
    },
    soon: (state, isMerging) => {
      const isAnother = saved?.index !== state.index;
      if (timer !== undefined || (isAnother && isMerging)) return;
      // What could not be saved is not tried again at once.
      const wait = isAnother && tried !== state.index ? 0 : Math.max(0, savedAt + SAVED_EVERY - performance.now());
      timer = setTimeout(() => void save(), wait);
    },
    finish: save,
  };
};
