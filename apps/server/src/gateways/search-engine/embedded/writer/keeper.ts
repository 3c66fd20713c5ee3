import { availableParallelism } from 'node:os';
import { type IndexImage, IndexWriter, releasedBytes } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import { applyChanges } from '../fill.ts';
import type { LogLine } from '../messages.ts';
import { registerWords } from '../read-words.ts';
import { SharedGarbage } from '../shared-garbage.ts';
import { noteFirstChange } from '../snapshot/manifest.ts';
import { type Filled, fillIndex } from './fill-index.ts';
import { type Merging, merging } from './merging.ts';
import type { Readers } from './readers.ts';
import { type Saving, Snapshots, saving } from './snapshots.ts';

/** So many changes at once are an import's, and more of them will come. */
const MANY = 1000;
/** Milliseconds; a single change is searchable within a second. */
const LONGEST_REST = 500;

interface FollowingDeps {
  /** Takes in what has changed; answers how many changes that were. */
  catchUp(): Promise<number>;
  onFailed(error: unknown): void;
}

/**
 * What to call when there are changes. They are taken in at once; but after many of them it rests for as long as they
 * took, half a second at most, and then takes in all that came meanwhile: few large segments are laid out and merged
 * with a fraction of the work of many small ones, and the import that makes the changes is not slowed down.
 */
export const following = ({ catchUp, onFailed }: FollowingDeps): (() => void) => {
  let isBusy = false;
  let isAgainDue = false;

  const rested = (): void => {
    isBusy = false;
    if (!isAgainDue) return;
    isAgainDue = false;
    void follow();
  };

  const follow = async (): Promise<void> => {
    isBusy = true;
    const began = performance.now();
    const count = await catchUp().catch((error: unknown) => {
      onFailed(error);
      return 0;
    });
    const rest = count < MANY ? 0 : Math.min(LONGEST_REST, performance.now() - began);
    setTimeout(rested, rest);
  };

  return () => {
    if (isBusy) isAgainDue = true;
    else void follow();
  };
};

interface KeeperSettings {
  client: ClientBase;
  connectionString: string;
  /** Where snapshots are stored; absent, there are none. */
  directory: string | undefined;
  workerFile: string;
  readers: Readers;
  log(level: LogLine['level'], text: string, details: object): void;
}

const MOST_FILLING = 4;
/** So few materials are laid out sooner than a second thread has started. */
const FEW = 25_000;

/** Before the first search is possible, filling may use all cores. */
const fillingThreads = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ count: string }>('select count(*) as count from materials');
  return Number(rows[0]?.count ?? 0) <= FEW ? 1 : Math.min(MOST_FILLING, availableParallelism());
};

/**
 * Loads or fills the index, applies changes, merges its segments and saves it. Changes are applied one after the other.
 */
export class Keeper {
  readonly #settings: KeeperSettings;
  readonly #snapshots: Snapshots | undefined;
  readonly #saving: Saving | undefined;
  readonly #merging: Merging;
  #current: Filled = { index: new IndexWriter(), last: 0 };
  readonly #garbage = new SharedGarbage();
  /** What the readers see. */
  #shown: IndexImage['segments'] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #catchUpWaits: Promise<number> | undefined;
  #rebuilding: Promise<void> | undefined;
  /** Words may have changed without any material: while no connection listened, or as an editor's synonyms do. */
  #wordsMayBeOthers = true;

  constructor(settings: KeeperSettings) {
    const { directory, client, workerFile, log } = settings;
    this.#settings = settings;
    if (directory !== undefined) {
      this.#snapshots = new Snapshots(directory, client, log);
      this.#saving = saving(this.#snapshots, (work) => this.#inTurn(async () => work(this.#current)));
    }
    this.#merging = merging(workerFile, {
      onMerged: (index) => {
        if (index === this.#current.index) this.#show();
      },
      onFailed: (error) => log('error', 'Segments of the search cannot be merged', { reason: String(error) }),
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Resolves when there is something to search in: a snapshot, which may be old for a moment, or a filled index. */
  begin(): Promise<void> {
    return this.#inTurn(async () => {
      const { client, connectionString, workerFile } = this.#settings;
      await noteFirstChange(client);
      const loaded = await this.#snapshots?.load();
      if (loaded !== undefined) this.#saving?.isSaved(loaded);
      this.#replace(loaded ?? (await fillIndex(workerFile, connectionString, await fillingThreads(client))));
    });
  }

  get size(): number {
    return this.#current.index.size;
  }

  #replace(filled: Filled): void {
    this.#current = filled;
    this.#show();
  }

  #show(manyCome = false): void {
    const { index } = this.#current;
    this.#settings.readers.publish(index);
    const { segments } = index.image();
    this.#garbage.add(releasedBytes(this.#shown, segments));
    this.#shown = segments;
    this.#merging.go(index, manyCome);
    this.#saveSoon();
  }

  #saveSoon(): void {
    this.#saving?.soon(this.#current, this.#merging.isBusy);
  }

  /**
   * Resolves when everything committed to the database before the call is published, with how many changes that were.
   */
  catchUp(): Promise<number> {
    this.#catchUpWaits ??= this.#inTurn(async () => {
      this.#catchUpWaits = undefined;
      const { index, last } = this.#current;
      if (this.#wordsMayBeOthers) {
        this.#wordsMayBeOthers = false;
        await registerWords(this.#settings.client, index);
        this.#show();
      }
      const reached = await applyChanges(this.#settings.client, index, last, (count) => this.#show(count >= MANY));
      this.#current = { index, last: reached };
      this.#saveSoon();
      return reached - last;
    });
    return this.#catchUpWaits;
  }

  /** The words beside the materials are read again with the next changes. */
  noteWords(): void {
    this.#wordsMayBeOthers = true;
  }

  /** Fills another index beside the one in use, and puts it in its place. Resolves when it is published. */
  rebuild(): Promise<void> {
    this.#rebuilding ??= this.#rebuild().finally(() => {
      this.#rebuilding = undefined;
    });
    return this.#rebuilding;
  }

  async #rebuild(): Promise<void> {
    const { client, connectionString, workerFile, log } = this.#settings;
    const started = performance.now();
    await this.#queue;
    // One thread, to leave the others to those who search.
    const { index, last } = await fillIndex(workerFile, connectionString, 1);
    await this.#inTurn(async () => {
      // Not shown before it knows what the other one knew.
      this.#replace({ index, last: await applyChanges(client, index, last) });
    });
    log('info', 'search is rebuilt', { materials: index.size, ms: Math.round(performance.now() - started) });
  }

  /** Leaves a snapshot of the latest state, if there is anything to save. */
  async finish(): Promise<void> {
    await this.#saving?.finish();
  }
}
