import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes let go of after which it is worth a pause of some milliseconds to give them back. */
const WORTH_IT = 64 * 1024 * 1024;

/**
 * The collector, undefined where the engine will not give it. The flag is one for all threads, so it stays set: a thread
 * that took it back could take it from another.
 */
const collector = (): (() => void) | undefined => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  return typeof collect === 'function' ? () => collect() : undefined;
};

/**
 * Memory that threads share is no part of a thread's own accounts: however much of it a thread lets go of, its garbage
 * collector sees no reason to run, and all of it stays. So it is counted here, and collected when it is much.
 */
export class SharedGarbage {
  #bytes = 0;
  #collect: (() => void) | undefined;

  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < WORTH_IT) return;
    this.#bytes = 0;
    // What is being done first, as it may hold the last reference.
    setImmediate(() => {
      this.#collect ??= collector();
      this.#collect?.();
    });
  }
}
