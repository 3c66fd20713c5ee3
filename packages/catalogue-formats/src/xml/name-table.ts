import { copied } from '../copied.ts';
import { interned } from '../interned.ts';
import { type Codes, codesOf } from './codes.ts';

export interface Name {
  readonly text: string;
  /** The tag that ends an element of the name, as it is nearly always written. */
  readonly ending: Codes;
}

const MOST_NAMES = 5000;
const LONGEST_KEPT = 100;

/**
 * The names of a file's elements, of which it has few and writes them many times: each is made a text once and found
 * by its characters from then on.
 */
export class NameTable {
  readonly #names = new Map<number, Name>();

  /** @param hash of the name's characters, the same for the same name */
  of(text: string, from: number, to: number, hash: number): Name {
    const known = this.#names.get(hash);
    if (known !== undefined && known.text.length === to - from && text.startsWith(known.text, from)) return known;
    const own = interned(copied(text.slice(from, to)));
    const name: Name = { text: own, ending: codesOf(`</${own}>`) };
    if (known === undefined && own.length <= LONGEST_KEPT && this.#names.size < MOST_NAMES) this.#names.set(hash, name);
    return name;
  }
}
