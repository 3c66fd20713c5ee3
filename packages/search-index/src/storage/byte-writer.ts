import { sharedBytes, sharedBytesOf } from './shared.ts';

/** Bytes that grow as they are written. */
export class ByteWriter {
  #bytes: Uint8Array;
  length = 0;

  constructor(capacity = 1024) {
    this.#bytes = sharedBytes(capacity);
  }

  #reserve(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const grown = sharedBytes(Math.max(this.#bytes.length * 2, this.length + more));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }

  byte(value: number): void {
    if (this.length === this.#bytes.length) this.#reserve(1);
    this.#bytes[this.length++] = value;
  }

  /** Seven bits a byte, the lowest first, the high bit on all but the last. */
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  copy(source: Uint8Array, from: number, to: number): void {
    this.#reserve(to - from);
    const bytes = this.#bytes;
    let length = this.length;
    for (let at = from; at < to; at++) bytes[length++] = source[at]!;
    this.length = length;
  }

  text(text: string): void {
    this.#reserve(text.length * 3);
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit > 127) {
        this.length += encoder.encodeInto(text.slice(at), this.#bytes.subarray(this.length)).written;
        return;
      }
      this.#bytes[this.length++] = unit;
    }
  }

  /** What was written, in shared memory. The writer is of no use afterwards. */
  finish(): Uint8Array {
    const bytes = this.#bytes;
    this.#bytes = EMPTY;
    // Of large ones the rest was never touched, and so costs nothing but addresses; a copy would cost twice the room.
    return this.length > LARGE ? bytes.subarray(0, this.length) : sharedBytesOf(bytes, this.length);
  }
}

const EMPTY = new Uint8Array(0);
const LARGE = 1024 * 1024;
const encoder = new TextEncoder();
