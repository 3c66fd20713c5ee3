import { SaxesParser } from 'saxes';
import { DEEPEST_FILE, LONGEST_TAG, LONGEST_TOKEN } from '../bounds.ts';
import { OLD_NAMES, PRODUCT_ELEMENTS } from '../data/element-names.ts';
import { ENTITIES } from '../data/entities.ts';
import { Collector, type Overflow } from './collector.ts';
import { checkDoctype } from './doctype.ts';
import { type Element, NO_ATTRIBUTES, newElement } from './element.ts';

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

const hasAny = (attributes: Readonly<Record<string, string>>): boolean => {
  for (const _ in attributes) return true;
  return false;
};

const SHOWN_REASON = 120;

/**
 * Walks through XML that comes in pieces, with nothing kept but the element at hand. Entities are never fetched or
 * defined by the file: beside XML's own only the names of characters that HTML knows are understood.
 */
export class XmlWalk {
  /** Set at the first thing that is wrong; what follows is not looked at. */
  broken: Broken | undefined;
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  readonly #walker: Walker;
  readonly #path: string[] = [];
  #prefix = '';
  #namespace: string | undefined;
  #collector: Collector | undefined;
  #collectedAt = 0;
  #skippedAt = 0;
  #sinceTag = 0;
  #failure: Error | undefined;

  constructor(walker: Walker) {
    this.#walker = walker;
    const parser = this.#parser;
    Object.assign(parser.ENTITIES, ENTITIES);
    parser.on('error', (error) => this.#stop(error.message));
    parser.on('doctype', (text) => this.#doctype(text));
    parser.on('opentag', (tag) => this.#opened(tag.name, tag.attributes));
    parser.on('closetag', () => this.#closed());
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    parser.on('comment', () => {
      this.#sinceTag = 0;
    });
  }

  get hasRoot(): boolean {
    return this.#path.length > 0 || this.#namespace !== undefined;
  }

  /** @throws NotThisFormat */
  write(text: string): void {
    if (this.broken) return;
    this.#sinceTag += text.length;
    this.#parser.write(text);
    if (this.#failure) throw this.#failure;
    if (this.#sinceTag > LONGEST_TOKEN) this.#stop(`more than ${LONGEST_TOKEN} characters without a tag`);
  }

  /** @throws NotThisFormat */
  end(): void {
    if (this.broken) return;
    this.#parser.close();
    if (this.#failure) throw this.#failure;
  }

  #stop(message: string): void {
    if (this.broken || this.#failure) return;
    const collected = this.#collector?.root;
    this.broken = {
      line: this.#parser.line,
      reason: message.slice(0, SHOWN_REASON).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'),
      unfinished: collected && { name: collected.name, line: collected.line },
    };
  }

  #doctype(text: string): void {
    if (!this.#goesOn()) return;
    try {
      checkDoctype(text);
    } catch (error) {
      this.#fail(error);
    }
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!this.#goesOn()) return;
    try {
      this.#open(name, attributes);
    } catch (error) {
      this.#fail(error);
    }
  }

  #closed(): void {
    if (!this.#goesOn()) return;
    try {
      this.#close();
    } catch (error) {
      this.#fail(error);
    }
  }

  #goesOn(): boolean {
    this.#sinceTag = 0;
    return this.broken === undefined && this.#failure === undefined;
  }

  /** Kept until the parser returns: within one of its handlers nobody knows how it would go on. */
  #fail(error: unknown): void {
    this.#failure = error instanceof Error ? error : new Error(String(error));
  }

  #text(text: string): void {
    if (this.#goesOn()) this.#collector?.text(text, this.#parser.line);
  }

  /** The name without the prefix that the root has too; an element of another namespace keeps it. */
  #nameOf(tag: string, attributes: Readonly<Record<string, string>>): string {
    const plain = this.#prefix !== '' && tag.startsWith(this.#prefix) ? tag.slice(this.#prefix.length) : tag;
    const namespace = attributes === NO_ATTRIBUTES ? undefined : attributes['xmlns'];
    if (namespace !== undefined && namespace !== this.#namespace) return `foreign:${plain}`;
    return OLD_NAMES.get(plain) ?? plain;
  }

  #open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const depth = this.#path.length + 1;
    if (depth === 1) {
      const colon = tag.indexOf(':');
      this.#prefix = colon < 0 ? '' : tag.slice(0, colon + 1);
      this.#namespace = attributes[colon < 0 ? 'xmlns' : `xmlns:${tag.slice(0, colon)}`] ?? '';
    }
    if (depth > DEEPEST_FILE || tag.length > LONGEST_TAG) {
      this.#stop(
        depth > DEEPEST_FILE ? `more than ${DEEPEST_FILE} levels of elements` : 'the name of an element is too long',
      );
      return;
    }
    const own = hasAny(attributes) ? attributes : NO_ATTRIBUTES;
    const name = this.#nameOf(tag, own);
    this.#path.push(name);
    const element = newElement(name, own, this.#parser.line);
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

  #close(): void {
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
