import { Collector, type Overflow } from '../xml/collector.ts';
import { type Attributes, type Element, NO_ATTRIBUTES, newElement } from '../xml/element.ts';
import { spokenBy, type XmlListener } from '../xml/xml-stream.ts';
import { OLD_NAMES, PRODUCT_ELEMENTS } from './data/element-names.ts';

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

/** Walks through a file with nothing in memory but the current element. */
export class BmecatWalk implements XmlListener {
  readonly #walker: Walker;
  readonly #path: string[] = [];
  #prefix = '';
  #namespace = '';
  #collector: Collector | undefined;
  #collectedAt = 0;
  #skippedAt = 0;

  constructor(walker: Walker) {
    this.#walker = walker;
  }

  /** Open elements that would have been collected whole. */
  get unfinished(): Element | undefined {
    return this.#collector?.root;
  }

  /** The name without the prefix that the root has too; an element of another namespace keeps it. */
  #nameOf(tag: string, attributes: Readonly<Record<string, string>>): string {
    const plain = this.#prefix !== '' && tag.startsWith(this.#prefix) ? tag.slice(this.#prefix.length) : tag;
    const namespace = attributes === NO_ATTRIBUTES ? undefined : attributes['xmlns'];
    if (namespace !== undefined && namespace !== this.#namespace) return `foreign:${plain}`;
    return OLD_NAMES.get(plain) ?? plain;
  }

  opened(tag: string, attributes: Attributes, line: number): void {
    const depth = this.#path.length + 1;
    if (depth === 1) {
      const { prefix, namespace } = spokenBy(tag, attributes);
      this.#prefix = prefix;
      this.#namespace = namespace;
    }
    const name = this.#nameOf(tag, attributes);
    this.#path.push(name);
    const element = newElement(name, attributes, line);
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

  closed(): void {
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
  text(text: string, line: number): void {
    this.#collector?.text(text, line);
  }

  wantsBlank(): boolean {
    return this.#collector?.wantsBlank() ?? false;
  }
}
