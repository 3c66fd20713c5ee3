import { copied, interned } from '../compact-strings.ts';
import { type Codes, codesOf, occursAt } from './characters.ts';
import type { Attributes } from './element.ts';

export interface Name {
  readonly text: string;
  /** The tag that ends an element of the name, as it is nearly always written. */
  readonly ending: Codes;
}

const MOST_NAMES = 5000;
const LONGEST_NAME = 100;

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
    if (known === undefined && own.length <= LONGEST_NAME && this.#names.size < MOST_NAMES) this.#names.set(hash, name);
    return name;
  }
}

/** A tag that begins an element, as a file writes it and what it says. */
export interface Tag {
  /** From its `<` to its `>`, in one line. */
  readonly written: Codes;
  readonly name: Name;
  readonly attributes: Attributes;
  readonly isEmpty: boolean;
  /** The tags that came after it the last times. */
  next: Tag | undefined;
  other: Tag | undefined;
}

const MOST_TAGS = 2000;
const LONGEST_TAG = 120;
const LINE_END = /[\r\n]/;

/**
 * The tags of a file, which writes the same ones in nearly the same order for each of its products: to see that the one
 * the expected tag is there takes a fraction of the time that it takes to read it.
 */
export class KnownTags {
  readonly #cache = new Map<string, Tag>();
  #last: Tag | undefined;

  /** The tag that begins at a place, when it is one of those that are expected there. @param end of the codes that have come */
  expected(codes: Codes, at: number, end: number): Tag | undefined {
    const last = this.#last;
    if (last === undefined) return undefined;
    const { next, other } = last;
    if (next !== undefined && occursAt(next.written, codes, at, end)) {
      this.#last = next;
      return next;
    }
    if (other === undefined || !occursAt(other.written, codes, at, end)) return undefined;
    last.next = other;
    last.other = next;
    this.#last = other;
    return other;
  }

  /** Takes a tag that had to be read: it will be expected where it was. */
  learn(written: string, name: Name, attributes: Attributes, isEmpty: boolean): void {
    const last = this.#last;
    const tag = this.#tagOf(written, name, attributes, isEmpty);
    this.#last = tag;
    if (last === undefined || tag === undefined) return;
    last.other = last.next;
    last.next = tag;
  }

  #tagOf(written: string, name: Name, attributes: Attributes, isEmpty: boolean): Tag | undefined {
    const known = this.#cache.get(written);
    if (known !== undefined) return known;
    if (written.length > LONGEST_TAG || this.#cache.size >= MOST_TAGS || LINE_END.test(written)) return undefined;
    const tag: Tag = { written: codesOf(written), name, attributes, isEmpty, next: undefined, other: undefined };
    this.#cache.set(copied(written), tag);
    return tag;
  }
}
