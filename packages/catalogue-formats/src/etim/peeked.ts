import type { ByteSource } from '../reader.ts';

/** A source whose first bytes were looked at; `whole` gives them again. */
export interface Peeked {
  head: Uint8Array;
  whole: ByteSource;
}

const ENOUGH = 4096;

/** The first bytes of a source, at least a few thousand where it has them. */
export const peeked = async (source: ByteSource): Promise<Peeked> => {
  const pieces = source[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  let isDone = false;
  while (length < ENOUGH && !isDone) {
    const { done, value } = await pieces.next();
    isDone = done === true;
    if (done !== true) {
      seen.push(value);
      length += value.length;
    }
  }
  const whole = async function* (): ByteSource {
    try {
      yield* seen;
      while (!isDone) {
        const { done, value } = await pieces.next();
        isDone = done === true;
        if (done !== true) yield value;
      }
    } finally {
      await pieces.return?.();
    }
  };
  return { head: Buffer.concat(seen), whole: whole() };
};
