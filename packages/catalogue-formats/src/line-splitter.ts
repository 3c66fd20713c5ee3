/** A line without its end; `bytes` is undefined for a line above the limit, which is not stored. */
export interface FileLine {
  number: number;
  bytes: Uint8Array | undefined;
}

const LF = 0x0a;
const CR = 0x0d;

/**
 * Cuts pieces of a file into lines at LF, taking a CR before it away. Holds at most `limit` bytes, however long a line
 * is and wherever the pieces are cut. A line above the limit is reported when it passes it, once.
 */
export class LineSplitter {
  readonly #limit: number;
  #pending: Uint8Array[] = [];
  #pendingLength = 0;
  #number = 1;
  #skipping = false;

  /** @param limit bytes a line may have, its end not counted */
  constructor(limit: number) {
    this.#limit = limit;
  }

  *push(chunk: Uint8Array): Generator<FileLine> {
    let start = 0;
    while (start < chunk.length) {
      const end = chunk.indexOf(LF, start);
      yield* this.#take(chunk.subarray(start, end < 0 ? chunk.length : end));
      if (end < 0) return;
      yield* this.#close();
      start = end + 1;
    }
  }

  /** The last line, when the file does not end with LF. */
  *end(): Generator<FileLine> {
    if (this.#pendingLength > 0) yield* this.#close();
  }

  *#take(piece: Uint8Array): Generator<FileLine> {
    if (this.#skipping || piece.length === 0) return;
    // One byte more than the limit, for the CR of the line's end.
    if (this.#pendingLength + piece.length > this.#limit + 1) {
      yield* this.#skip();
      return;
    }
    // A source may use its buffer again, so what outlives this call is copied.
    this.#pending.push(piece.slice());
    this.#pendingLength += piece.length;
  }

  *#skip(): Generator<FileLine> {
    this.#pending = [];
    this.#pendingLength = 0;
    this.#skipping = true;
    yield { number: this.#number, bytes: undefined };
  }

  *#close(): Generator<FileLine> {
    if (!this.#skipping) {
      const bytes = this.#joined();
      if (bytes.length > this.#limit) yield* this.#skip();
      else yield { number: this.#number, bytes };
    }
    this.#pending = [];
    this.#pendingLength = 0;
    this.#skipping = false;
    this.#number += 1;
  }

  #joined(): Uint8Array {
    const [only] = this.#pending;
    const whole = this.#pending.length === 1 && only ? only : new Uint8Array(this.#pendingLength);
    if (whole !== only) {
      let at = 0;
      for (const piece of this.#pending) {
        whole.set(piece, at);
        at += piece.length;
      }
    }
    return whole.at(-1) === CR ? whole.subarray(0, -1) : whole;
  }
}

/** The bytes without a leading UTF-8 byte order mark. */
export const withoutBom = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
