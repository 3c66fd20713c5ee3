import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { isKnown, noteFirstChange } from '../../embedded/snapshot/manifest.ts';
import { LAYOUT, refresh } from '../layout/indices.ts';
import { applyChanges, type ChangesDeps, lastChange, type WordTarget } from './changes.ts';
import { mayLead, readState, whileWriting } from './index-state.ts';
import { rebuild } from './rebuild.ts';

export interface FollowerDeps extends ChangesDeps {
  connectionString: string;
  alias: string;
  target: WordTarget;
}

/** Milliseconds until a process looks by itself whether there is something to do, or the leader is gone. */
const LOOKS_EVERY = 30_000;
/** The same while somebody waits for another process. */
const LOOKS_WHILE_WAITING = 100;
const LONGEST_DELAY = 10_000;

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/**
 * Follows the database. Of all processes one leads and writes the changes into the index, the others keep themselves
 * ready to take its place; each refreshes the words beside the materials for its own searches. Goes on after any
 * failure, of the database or the cluster, for as long as it takes.
 */
export class Follower {
  readonly #deps: FollowerDeps;
  readonly #done: Promise<void>;
  #waiting: Waiting[] = [];
  #waitingForOthers: { sequence: number; waiting: Waiting[] } | undefined;
  #wake: () => void = () => undefined;
  #isWoken = false;
  #isFilled = false;

  constructor(deps: FollowerDeps) {
    this.#deps = deps;
    this.#done = this.#run();
  }

  /** Whether there is an index that was filled once. */
  get isFilled(): boolean {
    return this.#isFilled;
  }

  /** Resolves when everything committed before the call can be found. Waits while the cluster is away. */
  caughtUp(): Promise<void> {
    if (this.#deps.signal.aborted) return Promise.reject(new Error('The search is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#look();
    });
  }

  async rebuild(): Promise<void> {
    const client = await this.#connected('grossist-search-rebuild');
    try {
      await noteFirstChange(client);
      await rebuild(client, this.#deps, this.#deps.alias);
    } finally {
      await client.end();
    }
    await this.caughtUp();
  }

  /** Call after the signal is given. */
  async close(): Promise<void> {
    this.#look();
    await this.#done;
    for (const { reject } of [...this.#waiting, ...(this.#waitingForOthers?.waiting ?? [])])
      reject(new Error('The search is closed'));
  }

  #look = (): void => {
    this.#isWoken = true;
    this.#wake();
  };

  async #connected(name: string): Promise<Client> {
    const { connectionString } = this.#deps;
    const client = new Client({ connectionString, application_name: name, keepAlive: true });
    client.on('error', () => this.#look());
    await client.connect();
    return client;
  }

  async #run(): Promise<void> {
    const { signal, log } = this.#deps;
    for (let delay = 100; !signal.aborted; delay = Math.min(delay * 2, LONGEST_DELAY)) {
      try {
        await this.#follow(() => {
          delay = 100;
        });
      } catch (error) {
        if (signal.aborted) return;
        log.error({ reason: String(error) }, "Search can't follow the catalogue");
        await sleep(delay * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** On one connection, until it breaks or the search is closed. */
  async #follow(onProgress: () => void): Promise<void> {
    const { signal } = this.#deps;
    const client = await this.#connected('grossist-search');
    let isLeading = false;
    let isChecked = false;
    try {
      client.on('notification', this.#look);
      await client.query('listen search_changes');
      await client.query('listen synonyms');
      await noteFirstChange(client);
      this.#isWoken = true;
      while (!signal.aborted) {
        const isAsked = this.#isWoken;
        this.#isWoken = false;
        const waiting = this.#waiting.splice(0);
        try {
          // A process that only checks whether another one is done need not read all words again.
          if (isAsked) await this.#deps.source.words(client, this.#deps.target);
          isLeading ||= await mayLead(client, this.#deps.alias);
          if (isLeading) {
            await this.#lead(client, isChecked);
            isChecked = true;
            await this.#answer(waiting);
          } else await this.#stayReady(client, waiting);
        } catch (error) {
          this.#waiting.unshift(...waiting);
          throw error;
        }
        onProgress();
        await this.#woken();
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #lead(client: Client, isChecked: boolean): Promise<void> {
    const { cluster, alias } = this.#deps;
    const known = await readState(cluster, alias);
    const isUsable = known?.state.layout === LAYOUT && (isChecked || (await isKnown(client, known.state)));
    // An index of another database or layout is not for anybody to see.
    if (isUsable) this.#isFilled = true;
    if (!isUsable) await rebuild(client, this.#deps, alias);
    await whileWriting(client, alias, async () => {
      const current = await readState(cluster, alias);
      if (current !== undefined) await applyChanges(client, this.#deps, current.index, current.state);
    });
    this.#isFilled = true;
  }

  /** What somebody waits for is written; now it may be found. */
  async #answer(waiting: readonly Waiting[]): Promise<void> {
    const all = [...waiting, ...(this.#waitingForOthers?.waiting ?? [])];
    if (all.length === 0) return;
    await refresh(this.#deps.cluster, this.#deps.alias);
    this.#waitingForOthers = undefined;
    for (const { resolve } of all) resolve();
  }

  /** Another process writes: what is committed by now is included once the index state shows it. */
  async #stayReady(client: Client, waiting: readonly Waiting[]): Promise<void> {
    const { cluster, alias } = this.#deps;
    if (waiting.length > 0) {
      const { sequence } = await lastChange(client);
      this.#waitingForOthers = { sequence, waiting: [...(this.#waitingForOthers?.waiting ?? []), ...waiting] };
    }
    if (this.#isFilled && this.#waitingForOthers === undefined) return;
    const known = await readState(cluster, alias);
    if (known?.state.layout !== LAYOUT) return;
    if (!this.#isFilled && !(await isKnown(client, known.state))) return;
    this.#isFilled = true;
    if (this.#waitingForOthers !== undefined && known.state.sequence >= this.#waitingForOthers.sequence)
      await this.#answer([]);
  }

  async #woken(): Promise<void> {
    if (this.#isWoken || this.#deps.signal.aborted) return;
    const every = this.#isFilled && this.#waitingForOthers === undefined ? LOOKS_EVERY : LOOKS_WHILE_WAITING;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, every);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = () => undefined;
  }
}
