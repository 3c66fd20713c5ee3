import { copied } from '../compact-strings.ts';
import { beginsName, isOfName, withLineFeeds } from './characters.ts';
import { dereferenced, Malformed } from './text-run.ts';

/** An element with what it holds. Names are those of BMEcat 2005, whichever version the file is of. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, that of its children not among it. */
  text: string;
  children: Element[];
  line: number;
}

// Most elements have neither attributes nor children: these share what they do not have.
export const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});
const NO_CHILDREN: Element[] = [];

export const newElement = (name: string, attributes: Readonly<Record<string, string>>, line: number): Element => ({
  name,
  attributes,
  text: '',
  children: NO_CHILDREN,
  line,
});

export const addChild = (element: Element, added: Element): void => {
  if (element.children === NO_CHILDREN) element.children = [added];
  else element.children.push(added);
};

// Loops instead of find and filter: these run for every field of every product.

/** The first child of a name. */
export const child = (element: Element | undefined, name: string): Element | undefined => {
  if (element === undefined) return undefined;
  for (const each of element.children) if (each.name === name) return each;
  return undefined;
};

export const childrenOf = (element: Element | undefined, name: string): readonly Element[] => {
  let found: Element[] | undefined;
  if (element !== undefined)
    for (const each of element.children) {
      if (each.name !== name) continue;
      if (found === undefined) found = [each];
      else found.push(each);
    }
  return found ?? NO_CHILDREN;
};

/** Several lists as one: the only one that holds anything, else all in their order. */
export const together = (...lists: readonly (readonly Element[])[]): readonly Element[] => {
  const filled = lists.filter(({ length }) => length > 0);
  const [only = NO_CHILDREN] = filled;
  return filled.length > 1 ? filled.flat() : only;
};

const UNTIDY = /\s\s|[^\S ]|^ | $/;

/** A text with its runs of white space made one. */
export const tidy = (text: string | undefined): string => {
  if (text === undefined || text === '') return '';
  // Most texts are tidy, and to see that costs less than to make a new one.
  return UNTIDY.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text;
};

/** The tidied text of a child; empty when there is none. */
export const textOf = (element: Element | undefined, name: string): string => tidy(child(element, name)?.text);

const visit = (element: Element, name: string, found: Element[]): void => {
  for (const each of element.children) {
    if (each.name === name) found.push(each);
    if (each.children.length > 0) visit(each, name, found);
  }
};

/** Elements of a name, however deep, in the order of the file. */
export const within = (element: Element | undefined, name: string): readonly Element[] => {
  if (element === undefined || element.children.length === 0) return NO_CHILDREN;
  const found: Element[] = [];
  visit(element, name, found);
  return found;
};

export type Attributes = Readonly<Record<string, string>>;

const ONE = /[ \t\r\n]+([^ \t\r\n=<>"'/]+)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;
const BLANK = /^[ \t\r\n]*$/;

const isName = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (at === 0 ? !beginsName(code) : !isOfName(code)) return false;
  }
  return true;
};

const valueOf = (written: string): string =>
  dereferenced(/[\t\n\r]/.test(written) ? withLineFeeds(written).replaceAll(/[\t\n]/g, ' ') : written);

const parsed = (written: string): Attributes => {
  const attributes: Record<string, string> = Object.create(null);
  ONE.lastIndex = 0;
  for (let at = 0; !BLANK.test(written.slice(at)); at = ONE.lastIndex) {
    const [, name = '', double, single] = ONE.exec(written) ?? [];
    if (name === '') throw new Malformed('an attribute is not written name="value".');
    if (!isName(name)) throw new Malformed('disallowed character in attribute name.');
    if (name in attributes) throw new Malformed(`duplicate attribute: ${name}.`);
    attributes[name] = valueOf(double ?? single ?? '');
  }
  return attributes;
};

const MOST_CACHED = 2000;
const LONGEST_CACHED = 80;

/** Parses the attributes of tags, with a cache: a file has few different ones, many times each. */
export class AttributeReader {
  readonly #cache = new Map<string, Attributes>();

  /** @throws Malformed */
  read(written: string): Attributes {
    const known = this.#cache.get(written);
    if (known !== undefined) return known;
    if (BLANK.test(written)) return NO_ATTRIBUTES;
    if (written.length > LONGEST_CACHED || this.#cache.size >= MOST_CACHED) return parsed(written);
    const own = copied(written);
    const attributes = parsed(own);
    this.#cache.set(own, attributes);
    return attributes;
  }
}
