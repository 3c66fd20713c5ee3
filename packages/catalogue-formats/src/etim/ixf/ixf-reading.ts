import { refusedEvent } from '../../events.ts';
import { importMessage } from '../../import-messages/index.ts';
import { NotThisFormat, type ReadEvent } from '../../reader.ts';
import type { CatalogueRecord, EtimFeatureType } from '../../records.ts';
import { Refusal, shown } from '../../refusal.ts';
import { type Broken, type Element, textOf, type XmlReading } from '../../xml/index.ts';
import { etimCode } from '../cells.ts';
import { etimNotes } from '../notes.ts';
import { classRecords } from './class-records.ts';
import { isDeleted } from './deleted.ts';
import { IxfWalk, type IxfWalker } from './ixf-walk.ts';
import { textsOf, translationsOf } from './translations.ts';

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
export class IxfReading implements IxfWalker, XmlReading {
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
    const told = textOf(element, 'Type').toLowerCase();
    const type = Object.hasOwn(TYPES, told) ? TYPES[told] : undefined;
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
