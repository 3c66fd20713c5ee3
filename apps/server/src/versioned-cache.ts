/** A cache of values by the version of their data, and the size of a value in memory, which bounds it. */

import { LRUCache } from 'lru-cache';
import type { Subscriber } from './db/index.ts';

/** Version of the data that a value was loaded from; compared by equality. */
type Version = string | number;

/** Returns the current version of the data; undefined where changes are not notified: then nothing is cached. */
type VersionNow = () => Version | undefined | Promise<Version | undefined>;

interface VersionedCacheOptions<V> {
  /** Sum of all sizes at most; the least recently used entries are evicted. */
  maxSize: number;
  /** Size of an entry, at least 1; 1 by default, so that `maxSize` counts entries. */
  sizeOf?: (value: V) => number;
}

interface Entry<V> {
  version: Version;
  value: V;
}

/**
 * Caches values that were loaded from versioned data. An entry is a hit while its version is the current one. A value is
 * not cached when the version changed during its load, since it may be of before or after the change. Concurrent loads of
 * the same key and version by `get` share one load.
 */
export class VersionedCache<V> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #loads = new Map<string, { version: Version; value: Promise<V> }>();

  constructor({ maxSize, sizeOf = () => 1 }: VersionedCacheOptions<V>) {
    this.#entries = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) });
  }

  /** Sum of the sizes of all entries. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  /** Returns the cached value of a key, or loads it. Rejects as the load does, and caches no failure. */
  async get(key: string, versionNow: VersionNow, load: () => Promise<V>): Promise<V> {
    const version = await versionNow();
    if (version === undefined) return load();
    const hit = this.#entries.get(key);
    if (hit?.version === version) return hit.value;
    const running = this.#loads.get(key);
    if (running?.version === version) return running.value;
    const value = this.#load(key, version, versionNow, load);
    const started = { version, value };
    this.#loads.set(key, started);
    try {
      return await value;
    } finally {
      if (this.#loads.get(key) === started) this.#loads.delete(key);
    }
  }

  /**
   * Returns the values of keys, and loads those that are not cached by one call, or none. Keys that `load` leaves out are
   * left out, and are not cached.
   */
  async getMany(
    keys: readonly string[],
    versionNow: VersionNow,
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  ): Promise<ReadonlyMap<string, V>> {
    const version = await versionNow();
    if (version === undefined) return load(keys);
    const values = new Map<string, V>();
    const missing: string[] = [];
    for (const key of keys) {
      const hit = this.#entries.get(key);
      if (hit?.version === version) values.set(key, hit.value);
      else missing.push(key);
    }
    if (missing.length === 0) return values;
    const loaded = await load(missing);
    const isUnchanged = (await versionNow()) === version;
    for (const [key, value] of loaded) {
      values.set(key, value);
      if (isUnchanged) this.#entries.set(key, { version, value });
    }
    return values;
  }

  async #load(key: string, version: Version, versionNow: VersionNow, load: () => Promise<V>): Promise<V> {
    const value = await load();
    if ((await versionNow()) === version) this.#entries.set(key, { version, value });
    return value;
  }
}

/**
 * A version of data whose changes are notified. It is undefined, so that nothing is cached by it, until somebody subscribes
 * its `subscriber` to the channel of those changes.
 */
export class NotifiedVersion {
  #version: number | undefined;

  readonly now = (): number | undefined => this.#version;

  /** Increments the version, for a change that this process made and committed itself. */
  readonly changed = (): void => {
    if (this.#version !== undefined) this.#version += 1;
  };

  /** Returns the subscriber of the changes; from now on the version is defined. */
  subscriber(): Subscriber {
    this.#version ??= 0;
    return { notified: this.changed, resync: this.changed };
  }
}

/** Bytes of a reference to a value; a small integer, a boolean or null takes no more. */
const REFERENCE = 8;
/** Bytes of a number that is not an integer. */
const BOXED_NUMBER = 16;
/** Bytes of a string without its characters, of an object without its properties, of an array without its elements. */
const STRING = 16;
const OBJECT = 24;
const ARRAY = 48;

const NOT_LATIN_1 = /[^\u0000-\u00ff]/;

const sizeOfString = (text: string): number => {
  const bytes = NOT_LATIN_1.test(text) ? text.length * 2 : text.length;
  return STRING + Math.ceil(bytes / REFERENCE) * REFERENCE;
};

/**
 * Estimates the bytes of the heap that a plain value takes, one that JSON could hold. A string that several values share is
 * counted for each of them: a sum of estimates is an upper bound.
 */
export const memorySizeOf = (value: unknown): number => {
  if (typeof value === 'string') return REFERENCE + sizeOfString(value);
  if (typeof value === 'number') return REFERENCE + (Number.isInteger(value) ? 0 : BOXED_NUMBER);
  if (typeof value !== 'object' || value === null) return REFERENCE;
  let bytes = REFERENCE + (Array.isArray(value) ? ARRAY : OBJECT);
  for (const part of Array.isArray(value) ? value : Object.values(value)) bytes += memorySizeOf(part);
  return bytes;
};
