import { IndexWriter } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import type { LogLine } from '../messages.ts';
import { changeOf, isKnown, mayWrite, readManifest, type StoredFile } from '../snapshot/manifest.ts';
import { loadSnapshot, writeSnapshot } from '../snapshot/stored-snapshot.ts';
import type { Filled } from './fill-index.ts';

type Log = (level: LogLine['level'], text: string, details: object) => void;

/** The snapshots of one writer in one folder. Failures are logged and cost only the quick start. */
export class Snapshots {
  readonly #directory: string;
  readonly #client: ClientBase;
  readonly #log: Log;
  /** Of the index that was loaded or saved last. */
  #files: ReadonlyMap<number, StoredFile> = new Map();
  #saved: IndexWriter | undefined;

  constructor(directory: string, client: ClientBase, log: Log) {
    this.#directory = directory;
    this.#client = client;
    this.#log = log;
  }

  /** The newest snapshot, undefined when there is none that can be brought up to date. */
  async load(): Promise<Filled | undefined> {
    const started = performance.now();
    try {
      const manifest = await readManifest(this.#directory);
      if (manifest === undefined) return undefined;
      if (!(await isKnown(this.#client, manifest.change))) {
        this.#log(
          'warn',
          'The snapshot of the search index is of another database, or too old: the index is rebuilt',
          {},
        );
        return undefined;
      }
      const { image, files } = await loadSnapshot(this.#directory, manifest);
      this.#files = files;
      this.#log('info', 'snapshot of the search loaded', {
        segments: image.segments.length,
        ms: Math.round(performance.now() - started),
      });
      const index = new IndexWriter(image);
      this.#saved = index;
      return { index, last: manifest.change.sequence };
    } catch (error) {
      this.#log('warn', 'The snapshot of the search index cannot be used: the index is rebuilt', {
        reason: String(error),
      });
      return undefined;
    }
  }

  /**
   * Writes what is committed at the moment of the call. `last` must be the last change that is in it.
   * @returns false when nothing was written, because another process writes here or the disk refuses
   */
  async save({ index, last }: Filled): Promise<boolean> {
    const started = performance.now();
    const image = index.image();
    try {
      if (!(await mayWrite(this.#client, this.#directory))) return false;
      const change = await changeOf(this.#client, last);
      if (change === undefined) return false;
      const known = this.#saved === index ? this.#files : new Map<number, StoredFile>();
      const { files, bytes } = await writeSnapshot(this.#directory, image, change, known);
      this.#files = files;
      this.#saved = index;
      this.#log('info', 'snapshot of the search written', {
        segments: image.segments.length,
        bytes,
        ms: Math.round(performance.now() - started),
      });
      return true;
    } catch (error) {
      this.#log('warn', 'The snapshot of the search cannot be written', { reason: String(error) });
      return false;
    }
  }
}

/** Milliseconds between two snapshots, when there are changes. */
const SAVED_EVERY = 60_000;

export interface Saving {
  /** Notes that the snapshot holds this state. */
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
