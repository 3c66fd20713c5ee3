import { copied } from '../compact-strings.ts';
import { importMessage, messagePart } from '../import-message.ts';
import { noteEvent, Refusal, refusedEvent, shown } from '../read-events.ts';
import type { CatalogueReader, ReadEvent } from '../reader.ts';
import type { MaterialRecord } from '../records.ts';
import type { Overflow } from '../xml/collector.ts';
import type { Element } from '../xml/element.ts';
import { textBehindProlog } from '../xml/text-decoder.ts';
import { type Broken, readXml, type XmlReading } from '../xml/xml-stream.ts';
import { readDeletion, readNewPrices } from './amendments.ts';
import { MOST_REMEMBERED, MOST_UNUSED_NAMES } from './bounds.ts';
import { type Catalogue, checkRoot, type Maker, readCatalogue } from './catalogue.ts';
import { DefinedNames } from './feature-lines.ts';
import { readPid } from './identity.ts';
import { NoteTally } from './note-tally.ts';
import { readProduct } from './product.ts';
import { FeatureTally } from './read-features.ts';
import { familyCodeOf, familyOf, type Variant, variantsOf, withDistinctName } from './variants.ts';
import { BmecatWalk, type Walker } from './walk.ts';

const TRANSACTIONS: ReadonlySet<string> = new Set(['T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES']);
/** What begins a classification system; 1.2 has the first name for its own kind. */
const CLASSIFICATIONS: ReadonlySet<string> = new Set(['FEATURE_SYSTEM', 'CLASSIFICATION_SYSTEM']);

/** Key under which names beyond the counted ones are added up. */
const OTHERS = 'others';

/** Reads one file as its elements come by; the events wait until they are taken. */
class FileReading implements Walker, XmlReading {
  readonly listener = new BmecatWalk(this);
  readonly #notes = new NoteTally();
  readonly #features = new FeatureTally();
  readonly #defined = new DefinedNames();
  readonly #suppliers = new Set<string>();
  readonly #seen = new Map<string, number>();
  readonly #unused = new Map<string, { times: number; first: number }>();
  #catalogue: Catalogue | undefined;
  #events: ReadEvent[] = [];
  #hasTransaction = false;
  #version = '';

  /** Behind the last element come at most a few events for each kind of note. */
  ended(broken: Broken | undefined): void {
    if (broken) {
      const { line, reason } = broken;
      const { unfinished } = this.listener;
      const why = unfinished
        ? importMessage`the XML is invalid here, in ${unfinished.name} starting in line ${unfinished.line}; the rest was not read: ${reason}`
        : importMessage`the XML is invalid here; the rest was not read: ${reason}`;
      this.#refuse(line, new Refusal('xml', why));
    } else if (!this.#hasTransaction)
      this.#refuse(1, new Refusal('transaction', importMessage`the file has no transaction`));
    this.#events.push(...this.#notes.notes(), ...this.#features.notes());
    for (const [name, { times, first }] of this.#unused) {
      const left = importMessage`${shown(name)} is not in the catalog and was skipped: ${times}, first in line ${first}.`;
      this.#events.push(noteEvent('unused-element', left, first));
    }
  }

  root(element: Element): void {
    const { version, isOwnNamespace, namespace } = checkRoot(element);
    this.#version = version;
    if (!isOwnNamespace) this.#notes.add('namespace', element.line, namespace);
  }

  section(element: Element): void {
    if (element.name === 'HEADER') return;
    if (!element.name.startsWith('T_')) {
      this.unused(element.name, element.line);
      return;
    }
    this.#hasTransaction = true;
    if (TRANSACTIONS.has(element.name)) this.#knownCatalogue(element.line);
    else
      this.#refuse(
        element.line,
        new Refusal('transaction', importMessage`${shown(element.name)} is not a supported transaction`),
      );
  }

  passed(element: Element, parent: string): void {
    if (element.name === 'CATALOG_STRUCTURE') this.#notes.add('catalogue-groups', element.line);
    else if (element.name === 'PRODUCT_TO_CATALOGGROUP_MAP') this.#notes.add('group-map', element.line);
    else if (CLASSIFICATIONS.has(element.name)) this.#notes.add('classification', element.line);
    else if (parent.startsWith('T_') && element.name !== 'CATALOG_GROUP_SYSTEM')
      this.unused(element.name, element.line);
  }

  unused(name: string, line: number): void {
    const isFull = this.#unused.size >= MOST_UNUSED_NAMES && !this.#unused.has(name);
    const counted = this.#unused.get(isFull ? OTHERS : name);
    if (counted) counted.times += 1;
    else this.#unused.set(isFull ? OTHERS : copied(name), { times: 1, first: line });
  }

  overflow({ line, refusal }: Overflow, name: string): void {
    if (name === 'PRODUCT' || name === 'HEADER') this.#refuse(line, refusal);
    else this.unused(name, line);
  }

  collected(element: Element, section: string): void {
    if (element.name === 'HEADER') {
      // A second head would change what the products before it were read with.
      if (this.#catalogue) this.unused(element.name, element.line);
      this.#catalogue ??= this.#headed(readCatalogue(element, this.#notes), element.line);
      return;
    }
    if (!TRANSACTIONS.has(section)) return;
    const catalogue = this.#knownCatalogue(element.line);
    if (element.name !== 'PRODUCT') {
      this.#defined.define(element, catalogue.speech, this.#notes);
      return;
    }
    this.#refusing(element.line, () => {
      const variants = variantsOf(element, this.#defined, this.#notes);
      if (!variants) this.#product(element, section, catalogue);
      else this.#family(element, variants, section, catalogue);
    });
  }

  #refusing(line: number, read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refuse(line, error);
    }
  }

  /** One variant that is refused takes none of the others with it. */
  #family(element: Element, variants: readonly Variant[], section: string, catalogue: Catalogue): void {
    const pid = readPid(element);
    let isMade = false;
    for (const { product, endings } of variants)
      this.#refusing(product.line, () =>
        this.#product(product, section, catalogue, (material) => {
          const code = variants.length > 1 ? familyCodeOf(pid, material) : undefined;
          const apart = withDistinctName(material, endings);
          if (code === undefined) return apart;
          if (!isMade) this.#events.push({ type: 'record', line: product.line, record: familyOf(code, material) });
          isMade = true;
          return { ...apart, productCode: code };
        }),
      );
  }

  #product(
    element: Element,
    section: string,
    catalogue: Catalogue,
    placed: (material: MaterialRecord) => MaterialRecord = (material) => material,
  ): void {
    this.#rememberOnce(element);
    const { line } = element;
    const notes = this.#notes;
    if (section === 'T_UPDATE_PRICES') {
      this.#events.push({ type: 'record', line, record: readNewPrices(element, catalogue, notes) });
    } else if ((element.attributes['mode'] ?? '').toLowerCase() === 'delete') {
      this.#events.push({ type: 'record', line, record: readDeletion(element, catalogue, notes) });
    } else {
      const context = { catalogue, notes, features: this.#features, defined: this.#defined };
      const { maker, record } = readProduct(element, context);
      if (maker) this.#supplier(maker, line);
      this.#events.push({ type: 'record', line, record: placed(record) });
    }
  }

  #rememberOnce(element: Element): void {
    const pid = readPid(element);
    const key = `${element.attributes['mode'] === 'delete' ? '-' : '+'}${pid}`;
    const earlier = this.#seen.get(key);
    if (earlier !== undefined)
      throw new Refusal('repeated', importMessage`${shown(pid)} is already in line ${earlier}`, 'SUPPLIER_PID');
    if (this.#seen.size < MOST_REMEMBERED) this.#seen.set(key, element.line);
  }

  #supplier(maker: Maker, line: number): void {
    if (this.#suppliers.has(maker.code)) return;
    this.#suppliers.add(maker.code);
    this.#events.push({ type: 'record', line, record: { kind: 'supplier', ...maker } });
  }

  #knownCatalogue(line: number): Catalogue {
    this.#catalogue ??= this.#headed(readCatalogue(undefined, this.#notes), line);
    return this.#catalogue;
  }

  #headed(catalogue: Catalogue, line: number): Catalogue {
    const { id, version, supplier, day, markets, hasTerritory, speech } = catalogue;
    const file = [`BMEcat ${this.#version}`, shown(id), shown(version), supplier && shown(supplier.name), day]
      .filter((part) => part)
      .join(', ');
    const why = hasTerritory
      ? messagePart`according to its territories`
      : messagePart`derived from its currency and languages because it names no territory`;
    const unnamed = speech.language ?? messagePart`skipped`;
    const text = importMessage`${file}: imported for ${markets.join(', ')}, ${why}; texts without a language are ${unnamed}.`;
    this.#events.push(noteEvent('catalogue', text, line));
    return catalogue;
  }

  #refuse(line: number, refusal: Refusal): void {
    this.#events.push(refusedEvent(line, refusal));
  }

  taken(): ReadEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}

const ROOT = /^<(?:[A-Za-z_][\w.-]{0,40}:)?BMECAT(?=[\s>/])/;
const DOCTYPE = /^<!DOCTYPE\s+(?:[A-Za-z_][\w.-]{0,40}:)?BMECAT(?=[\s>[])/;

/** Whether a file begins as BMEcat does: BMECAT is its first element, or the one that its DOCTYPE names. */
const recognisesBmecat = (head: Uint8Array): boolean => {
  const text = textBehindProlog(head);
  return ROOT.test(text) || DOCTYPE.test(text);
};

/** BMEcat 1.2, 2005, 2005.1 and 2005.2: T_NEW_CATALOG, T_UPDATE_PRODUCTS and T_UPDATE_PRICES. */
export const bmecatReader: CatalogueReader = {
  format: 'bmecat',
  recognises: recognisesBmecat,
  read: (source) => readXml(source, new FileReading()),
};
