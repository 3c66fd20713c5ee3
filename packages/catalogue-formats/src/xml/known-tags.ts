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
 * Interns the element names of a file, which has few of them and repeats them: each becomes a string once and is found by
 * its characters from then on.
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

/** A start tag as it is in the file, with its parsed name and attributes. */
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
 * Predicts the start tags of a file, which repeats them in nearly the same order for each product: comparing with the
 * expected tag takes a fraction of the time of parsing it.
 */
export class KnownTags {
  readonly #cache = new Map<string, Tag>();
  #last: Tag | undefined;

  /** Returns the tag that begins at a place if it is an expected one. @param end of the codes that were read */
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

  /** Adds a tag that was parsed, to be expected after the same tag next time. */
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
