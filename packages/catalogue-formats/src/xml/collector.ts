import { importMessage, type MessagePart, messagePart } from '../import-message.ts';
import { Refusal } from '../read-events.ts';
import { addChild, type Element, NO_ATTRIBUTES } from './element.ts';

/** Limits against hostile documents. A collected element above a limit is refused, not the file. */

/** Levels of elements within a product; the format has about 8. */
const DEEPEST = 40;
/** Levels of elements in a file: above it the rest of the file is refused. */
export const DEEPEST_FILE = 1000;
/** Characters of one element's own text. The format says 64,000 at most. */
const LONGEST_TEXT = 200_000;
/** Characters of all texts of one product. */
const MOST_TEXT = 8_000_000;
const MOST_ATTRIBUTES = 32;
const MOST_ELEMENTS = 250_000;
/** Features of one product; files of real manufacturers have several thousand. */
const MOST_FEATURES = 20_000;
/** Characters between two tags, or within one: above it the rest of the file is refused. */
export const LONGEST_TOKEN = 4_000_000;
/** The name of an element: above it the rest of the file is refused. */
export const LONGEST_TAG = 200;

/** Markup that some files write as elements within a text. */
const MARKUP: ReadonlySet<string> = new Set(
  'a b br div em font h1 h2 h3 h4 i li ol p span strong sub sup table tbody td th tr u ul'.split(' '),
);

export interface Overflow {
  line: number;
  refusal: Refusal;
}

/** Attributes that were counted: those that are written alike are the same object. */
const few = new WeakSet<Element['attributes']>();

/** Builds the tree of one element as its tags come by, and stops building at the first bound that is passed. */
export class Collector {
  readonly root: Element;
  /** Set when the element holds more than it may; nothing of it is to be used then. */
  overflow: Overflow | undefined;
  readonly #known: ReadonlySet<string> | undefined;
  readonly #unused: (name: string, line: number) => void;
  readonly #open: Element[];
  /** Levels below an element that is not read. */
  #skipped = 0;
  #markup = 0;
  #elements = 0;
  #features = 0;
  #text = 0;

  /** @param known names of the elements that are read; undefined: all are */
  constructor(root: Element, known: ReadonlySet<string> | undefined, unused: (name: string, line: number) => void) {
    this.root = root;
    this.#known = known;
    this.#unused = unused;
    this.#open = [root];
    this.#checkAttributes(root);
  }

  open(element: Element): void {
    if (this.overflow) return;
    if (this.#skipped > 0) {
      this.#skipped += 1;
      return;
    }
    // What is read of a product is never called as markup is.
    const isKnown = this.#known?.has(element.name) ?? false;
    if (!isKnown && MARKUP.has(element.name)) {
      this.#markup += 1;
      this.text(element.name === 'b' || element.name === 'i' ? '' : '\n', element.line);
      return;
    }
    if (this.#markup > 0 || (this.#known && !isKnown)) {
      this.#unused(element.name, element.line);
      this.#skipped = 1;
      return;
    }
    this.#elements += 1;
    if (element.name === 'FEATURE') this.#features += 1;
    this.#checkAttributes(element);
    if (this.#open.length >= DEEPEST) this.#refuse(element.line, 'too-deep', DEEPEST, messagePart`levels of elements`);
    if (this.#elements > MOST_ELEMENTS)
      this.#refuse(element.line, 'too-many-elements', MOST_ELEMENTS, messagePart`elements`);
    if (this.#features > MOST_FEATURES)
      this.#refuse(element.line, 'too-many-features', MOST_FEATURES, messagePart`features`);
    if (this.overflow) return;
    const parent = this.#open[this.#open.length - 1];
    if (parent) addChild(parent, element);
    this.#open.push(element);
  }

  /** White space before a text is none of it, nor is white space between elements: only within a text it counts. */
  wantsBlank(): boolean {
    const into = this.#open[this.#open.length - 1];
    return into !== undefined && into.text !== '' && into.children.length === 0 && this.#skipped === 0;
  }

  text(text: string, line: number): void {
    const into = this.#open[this.#open.length - 1];
    if (this.overflow || this.#skipped > 0 || into === undefined) return;
    // A section may hold white space alone.
    if (into.children.length > 0 && text.trim() === '') return;
    into.text += text;
    this.#text += text.length;
    if (into.text.length > LONGEST_TEXT)
      this.#refuse(line, 'too-long-text', LONGEST_TEXT, messagePart`characters of ${into.name}`);
    else if (this.#text > MOST_TEXT) this.#refuse(line, 'too-long-text', MOST_TEXT, messagePart`characters of text`);
  }

  close(): void {
    if (this.overflow) return;
    if (this.#skipped > 0) this.#skipped -= 1;
    else if (this.#markup > 0) this.#markup -= 1;
    else this.#open.pop();
  }

  #checkAttributes({ attributes, line }: Element): void {
    if (attributes === NO_ATTRIBUTES || few.has(attributes)) return;
    if (Object.keys(attributes).length <= MOST_ATTRIBUTES) few.add(attributes);
    else this.#refuse(line, 'too-many-attributes', MOST_ATTRIBUTES, messagePart`attributes`);
  }

  #refuse(line: number, code: string, most: number, what: MessagePart): void {
    this.overflow ??= {
      line,
      refusal: new Refusal(code, importMessage`more than ${most} ${what} in ${this.root.name}`),
    };
    this.root.children = [];
    this.#open.length = 0;
  }
}
