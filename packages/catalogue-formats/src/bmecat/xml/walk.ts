import { DEEPEST_FILE, LONGEST_TAG, LONGEST_TOKEN } from '../bounds.ts';
import { OLD_NAMES, PRODUCT_ELEMENTS } from '../data/element-names.ts';
import { Collector, type Overflow } from './collector.ts';
import { checkDoctype } from './doctype.ts';
import { type Element, NO_ATTRIBUTES, newElement } from './element.ts';
import { Malformed } from './malformed.ts';
import { XmlScanner } from './scanner.ts';

/** What a walk tells of a file, in its order. */
export interface Walker {
  /** @throws NotThisFormat when this is no root of a BMEcat file */
  root(element: Element): void;
  /** A child of the root, when it begins: a HEADER or a transaction. */
  section(element: Element): void;
  /** An element within a section that is not collected, when it begins. */
  passed(element: Element, parent: string): void;
  collected(element: Element, section: string): void;
  overflow(overflow: Overflow, product: string): void;
  /** An element of a product that is not read. */
  unused(name: string, line: number): void;
}

/** Within a classification system these define names that products refer to. */
const DEFINITIONS: ReadonlySet<string> = new Set(['CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE', 'ALLOWED_VALUE']);

/** The file breaks the rules of XML, or is deeper or longer in one piece than any file of the format. */
export interface Broken {
  line: number;
  reason: string;
  unfinished: { name: string; line: number } | undefined;
}

const SHOWN_REASON = 120;

/**
 * Walks through XML that comes in pieces, with nothing kept but the element at hand. Entities are never fetched or
 * defined by the file: beside XML's own only the names of characters that HTML knows are understood.
 */
export class XmlWalk {
  /** Set at the first thing that is wrong; what follows is not looked at. */
  broken: Broken | undefined;
  readonly #scanner: XmlScanner;
  readonly #walker: Walker;
  readonly #path: string[] = [];
  #prefix = '';
  #namespace: string | undefined;
  #collector: Collector | undefined;
  #collectedAt = 0;
  #skippedAt = 0;
  #sinceTag = 0;

  constructor(walker: Walker) {
    this.#walker = walker;
    this.#scanner = new XmlScanner({
      opened: (name, attributes) => this.#opened(name, attributes),
      closed: () => this.#closed(),
      text: (text) => this.#collector?.text(text, this.#scanner.line),
      blank: () => this.#collector?.wantsBlank() ?? false,
      comment: () => {
        this.#sinceTag = 0;
      },
      doctype: checkDoctype,
    });
  }

  get hasRoot(): boolean {
    return this.#path.length > 0 || this.#namespace !== undefined;
  }

  /** @throws NotThisFormat */
  write(text: string): void {
    this.#sinceTag += text.length;
    this.#scan(() => this.#scanner.write(text));
    if (this.#sinceTag > LONGEST_TOKEN) this.#stop(`more than ${LONGEST_TOKEN} characters without a tag`);
  }

  /** @throws NotThisFormat */
  end(): void {
    this.#scan(() => this.#scanner.end());
  }

  #scan(go: () => void): void {
    if (this.broken) return;
    try {
      go();
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.#stop(error.message);
    }
  }

  #stop(message: string): void {
    if (this.broken) return;
    const collected = this.#collector?.root;
    this.broken = {
      line: this.#scanner.line,
      reason: message.slice(0, SHOWN_REASON).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'),
      unfinished: collected && { name: collected.name, line: collected.line },
    };
  }

  /** The name without the prefix that the root has too; an element of another namespace keeps it. */
  #nameOf(tag: string, attributes: Readonly<Record<string, string>>): string {
    const plain = this.#prefix !== '' && tag.startsWith(this.#prefix) ? tag.slice(this.#prefix.length) : tag;
    const namespace = attributes === NO_ATTRIBUTES ? undefined : attributes['xmlns'];
    if (namespace !== undefined && namespace !== this.#namespace) return `foreign:${plain}`;
    return OLD_NAMES.get(plain) ?? plain;
  }

  #opened(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#sinceTag = 0;
    const depth = this.#path.length + 1;
    if (depth === 1) {
      const colon = tag.indexOf(':');
      this.#prefix = colon < 0 ? '' : tag.slice(0, colon + 1);
      this.#namespace = attributes[colon < 0 ? 'xmlns' : `xmlns:${tag.slice(0, colon)}`] ?? '';
    }
    if (depth > DEEPEST_FILE || tag.length > LONGEST_TAG) {
      throw new Malformed(
        depth > DEEPEST_FILE ? `more than ${DEEPEST_FILE} levels of elements` : 'the name of an element is too long',
      );
    }
    const name = this.#nameOf(tag, attributes);
    this.#path.push(name);
    const element = newElement(name, attributes, this.#scanner.line);
    if (this.#collector) this.#collector.open(element);
    else if (depth === 1) this.#walker.root({ ...element, name: tag.slice(this.#prefix.length) });
    else if (this.#skippedAt === 0) this.#begin(element, depth);
  }

  #begin(element: Element, depth: number): void {
    const { name } = element;
    if (depth === 2) {
      this.#walker.section(element);
      if (name === 'HEADER') this.#collect(element, depth, undefined);
      else if (!name.startsWith('T_')) this.#skippedAt = depth;
      return;
    }
    if (depth === 3 && name === 'PRODUCT') this.#collect(element, depth, PRODUCT_ELEMENTS);
    else if (DEFINITIONS.has(name)) this.#collect(element, depth, undefined);
    else this.#walker.passed(element, this.#path[depth - 2] ?? '');
  }

  #collect(element: Element, depth: number, known: ReadonlySet<string> | undefined): void {
    this.#collectedAt = depth;
    this.#collector = new Collector(element, known, (name, line) => this.#walker.unused(name, line));
  }

  #closed(): void {
    this.#sinceTag = 0;
    const depth = this.#path.length;
    this.#path.pop();
    if (this.#skippedAt === depth) this.#skippedAt = 0;
    const collector = this.#collector;
    if (!collector) return;
    if (depth > this.#collectedAt) {
      collector.close();
      return;
    }
    this.#collector = undefined;
    const { root, overflow } = collector;
    if (overflow) this.#walker.overflow(overflow, root.name);
    else this.#walker.collected(root, this.#path[1] ?? '');
  }
}
