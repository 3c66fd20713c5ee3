import type { Refusal } from '../../refusal.ts';
import { type Attributes, Collector, type Element, newElement, spokenBy, type XmlListener } from '../../xml/index.ts';

/** Elements that are told whole stand at this depth: IXF, Classes, Class. */
const WHOLE = 3;

export interface IxfWalker {
  /** @throws NotThisFormat when this is no root of such a file */
  root(name: string, namespace: string): void;
  /** A Unit, Feature, Value or Class with all it holds. */
  whole(element: Element, section: string): void;
  overflow(refusal: Refusal, line: number): void;
}

/** Walks through a document of the model and keeps one class at a time. */
export class IxfWalk implements XmlListener {
  readonly #walker: IxfWalker;
  readonly #path: string[] = [];
  #prefix = '';
  #collector: Collector | undefined;

  constructor(walker: IxfWalker) {
    this.#walker = walker;
  }

  opened(tag: string, attributes: Attributes, line: number): void {
    const isRoot = this.#path.length === 0;
    const { prefix, namespace } = isRoot ? spokenBy(tag, attributes) : { prefix: this.#prefix, namespace: '' };
    this.#prefix = prefix;
    const name = tag.startsWith(prefix) ? tag.slice(prefix.length) : tag;
    this.#path.push(name);
    if (isRoot) this.#walker.root(name, namespace);
    else if (this.#collector) this.#collector.open(newElement(name, attributes, line));
    else if (this.#path.length === WHOLE)
      this.#collector = new Collector(newElement(name, attributes, line), undefined, () => undefined);
  }

  closed(): void {
    const depth = this.#path.length;
    this.#path.pop();
    if (!this.#collector) return;
    if (depth > WHOLE) {
      this.#collector.close();
      return;
    }
    const { root, overflow } = this.#collector;
    this.#collector = undefined;
    if (overflow) this.#walker.overflow(overflow.refusal, overflow.line);
    else this.#walker.whole(root, this.#path[1] ?? '');
  }

  text(text: string, line: number): void {
    this.#collector?.text(text, line);
  }

  wantsBlank(): boolean {
    return this.#collector?.wantsBlank() ?? false;
  }
}
