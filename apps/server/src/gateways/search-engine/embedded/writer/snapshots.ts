import { IndexWriter } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import type { LogLine } from '../messages.ts';
import { changeOf, isKnown, mayWrite } from '../snapshot/change.ts';
import { loadSnapshot } from '../snapshot/load-snapshot.ts';
import { readManifest, type StoredFile } from '../snapshot/manifest.ts';
import { writeSnapshot } from '../snapshot/write-snapshot.ts';
import type { Filled } from './fill-anew.ts';

export type Log = (level: LogLine['level'], text: string, details: object) => void;

/** The snapshots of one writer in one folder. Whatever goes wrong with them is told and costs a quick start, no more. */
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
        this.#log('warn', 'The snapshot of the search is of another database, or too old: it is filled anew', {});
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
      this.#log('warn', 'The snapshot of the search cannot be used: it is filled anew', { reason: String(error) });
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
