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
