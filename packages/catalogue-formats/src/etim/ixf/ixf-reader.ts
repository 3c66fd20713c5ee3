/** The ETIM class model as one XML document (IXF). */

import { importMessage } from '../../import-message.ts';
import { Refusal, refusedEvent, shown } from '../../read-events.ts';
import { type ByteSource, NotThisFormat, type ReadEvent } from '../../reader.ts';
import type { CatalogueRecord, EtimFeatureType } from '../../records.ts';
import { Collector } from '../../xml/collector.ts';
import { type Attributes, type Element, newElement, textOf } from '../../xml/element.ts';
import { textBehindProlog } from '../../xml/text-decoder.ts';
import { type Broken, readXml, spokenBy, type XmlListener, type XmlReading } from '../../xml/xml-stream.ts';
import { etimCode, etimNotes } from '../columns.ts';
import { classRecords, isDeleted, textsOf, translationsOf } from './class-records.ts';

/** Depth of the elements that are collected whole: IXF, Classes, Class. */
const WHOLE = 3;

interface IxfWalker {
  /** @throws NotThisFormat when this is no root of such a file */
  root(name: string, namespace: string): void;
  /** A Unit, Feature, Value or Class with all it holds. */
  whole(element: Element, section: string): void;
  overflow(refusal: Refusal, line: number): void;
}

/** Walks through a document of the model and keeps one class at a time. */
class IxfWalk implements XmlListener {
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

const NAMESPACE = /^https?:\/\/www\.etim-international\.com\/etimixf\/\d{1,3}$/i;

const TYPES: Readonly<Record<string, EtimFeatureType>> = {
  alphanumeric: 'A',
  logical: 'L',
  numeric: 'N',
  range: 'R',
};

const SECTIONS: ReadonlySet<string> = new Set(['Units', 'Features', 'Values', 'Classes']);

/** Features whose types are remembered for the classes behind them; the model has some 20,000. */
const MOST_TYPES = 200_000;

/** Reads one document as its elements come by; the events wait until they are taken. */
class IxfReading implements IxfWalker, XmlReading {
  readonly listener = new IxfWalk(this);
  readonly #notes = etimNotes();
  readonly #types = new Map<string, EtimFeatureType>();
  #events: ReadEvent[] = [];

  ended(broken: Broken | undefined): void {
    if (broken) {
      const why = importMessage`the XML is invalid here; the rest was not read: ${broken.reason}`;
      this.#events.push(refusedEvent(broken.line, new Refusal('xml', why)));
    }
    this.#events.push(...this.#notes.notes());
  }

  root(name: string, namespace: string): void {
    if (name !== 'IXF') throw new NotThisFormat(importMessage`The file’s first element is ${shown(name)}, not IXF.`);
    if (namespace !== '' && !NAMESPACE.test(namespace))
      throw new NotThisFormat(importMessage`The namespace ${shown(namespace)} is not that of ETIM’s exchange format.`);
  }

  overflow(refusal: Refusal, line: number): void {
    this.#events.push(refusedEvent(line, refusal));
  }

  whole(element: Element, section: string): void {
    try {
      for (const record of this.#recordsOf(element, section))
        this.#events.push({ type: 'record', line: element.line, record });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#events.push(refusedEvent(element.line, error));
    }
  }

  #recordsOf(element: Element, section: string): CatalogueRecord[] {
    if (section === 'Groups') this.#notes.add('groups', element.line);
    if (!SECTIONS.has(section) || isDeleted(element, this.#notes)) return [];
    if (section === 'Units') return this.#unit(element);
    if (section === 'Features') return this.#feature(element);
    return section === 'Values' ? this.#value(element) : this.#class(element);
  }

  /** The sign as English has it; most languages write the same. */
  #unit(element: Element): CatalogueRecord[] {
    const code = etimCode('EU', textOf(element, 'Code'), 'Code');
    const signs = textsOf(translationsOf(element, this.#notes), 'Abbreviation');
    const sign = signs.en ?? Object.values(signs)[0];
    return sign === undefined ? [] : [{ kind: 'etim-unit', code, sign }];
  }

  #feature(element: Element): CatalogueRecord[] {
    const code = etimCode('EF', textOf(element, 'Code'), 'Code');
    const written = textOf(element, 'Type').toLowerCase();
    const type = Object.hasOwn(TYPES, written) ? TYPES[written] : undefined;
    if (type !== undefined && this.#types.size < MOST_TYPES) this.#types.set(code, type);
    return [{ kind: 'etim-feature', code, names: this.#names(element, code) }];
  }

  #value(element: Element): CatalogueRecord[] {
    const code = etimCode('EV', textOf(element, 'Code'), 'Code');
    return [{ kind: 'etim-value', code, names: this.#names(element, code) }];
  }

  #class(element: Element): CatalogueRecord[] {
    // Classes of drawings and their ports have no materials.
    if (textOf(element, 'Code').toUpperCase().startsWith('MC')) {
      this.#notes.add('modelling-class', element.line);
      return [];
    }
    return classRecords(element, this.#types, this.#notes);
  }

  #names(element: Element, code: string) {
    const names = textsOf(translationsOf(element, this.#notes), 'Description');
    if (Object.keys(names).length === 0)
      throw new Refusal('name', importMessage`${shown(code)} has no name in a language of the shop`, 'Description');
    return names;
  }

  taken(): ReadEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}

/**
 * ETIM's exchange format: units, features, values and classes of a release in one document and any number of
 * languages. What the release took out (changeCode Deleted), groups and classes of drawings are left out.
 * @throws NotThisFormat
 */
export const readIxf = (source: ByteSource): AsyncIterable<ReadEvent> => readXml(source, new IxfReading());

const ROOT = /^<(?:[A-Za-z_][\w.-]{0,40}:)?IXF(?=[\s>/])/;
const DOCTYPE = /^<!DOCTYPE\s+(?:[A-Za-z_][\w.-]{0,40}:)?IXF(?=[\s>[])/;

/** Whether a file begins as ETIM's exchange format does: IXF is its first element, or the one that its DOCTYPE names. */
export const recognisesIxf = (head: Uint8Array): boolean => {
  const text = textBehindProlog(head);
  return ROOT.test(text) || DOCTYPE.test(text);
};
