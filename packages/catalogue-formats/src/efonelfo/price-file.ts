import { packagingOf } from '@grossist/domain';
import { writeDecimal } from '../implied-decimal.ts';
import { importMessage } from '../import-message.ts';
import { noteEvent, Refusal, shown } from '../read-events.ts';
import type { ReadEvent, RecordEvent } from '../reader.ts';
import type { Tree } from '../records.ts';
import {
  type Article,
  amendmentOf,
  finishedRecord,
  isBetterPackage,
  mergeNumber,
  readArticle,
  treeOfNumber,
} from './article.ts';
import { type AlternativeDetail, type ArticleNumber, readAlternative, readArticleNumber } from './article-number.ts';
import { type Head, tidy } from './head.ts';
import { type FileBody, NoteTally, SeenKeys } from './notes.ts';

/** Labels are the format's own words, which are Norwegian whatever the language of the texts. */
const LABELS: Readonly<Record<string, string>> = {
  DIMENSJON: 'Dimensjon',
  VEKT: 'Vekt',
  VOLUM: 'Volum',
  FARGE: 'Farge',
};
const TEXTS: ReadonlySet<string> = new Set(['TEKST', 'TEXT', 'INFO', 'MERKNAD', 'BESKRIVELSE', 'VARETEKST']);
const DOCUMENTS: Readonly<Record<string, string>> = { FDV: 'FDV', HMS: 'HMS', DATABLAD: 'Datablad' };

/**
 * A VX line as a line of the description, or undefined when the catalogue has no use for it.
 * @throws Refusal without a field id or a value
 */
const readExtraText = (fields: readonly string[]): string | undefined => {
  const id = (fields[1] ?? '').toUpperCase();
  if (id === '') throw new Refusal('extra-id', importMessage`${'FeltId'} is missing`, 'FeltId');
  const value = tidy(fields[2]);
  if (value === '') throw new Refusal('extra-value', importMessage`${'Verdi'} is missing`, 'Verdi');
  if (TEXTS.has(id)) return value;
  const label = LABELS[id];
  if (label !== undefined) return `${label}: ${value}`;
  const document = DOCUMENTS[id];
  return document !== undefined && /^https?:\/\/\S+$/i.test(value) ? `${document}: ${value}` : undefined;
};

/** Lines that may add to one article. */
const MOST_DETAILS = 50;

/** The lines of a price file (VH) behind its head. An article is emitted when the next one begins. */
export class PriceFile implements FileBody {
  readonly #head: Head;
  readonly #notes = new NoteTally();
  readonly #articles = new SeenKeys<{ pack: bigint }>();
  /** The smallest package of articles that were emitted before it: only the end of the file shows which that is. */
  readonly #packages = new Map<string, { line: number; article: ArticleNumber; pack: bigint }>();
  readonly #suppliers = new Set<string>();
  readonly #treeOfGroup = new Map<string, Tree>();
  #open: Article | undefined;
  /** The article of the last VL line, emitted or not; undefined when that line was refused. */
  #above: ArticleNumber | undefined;
  /** The key of the last VL line when that was refused: what follows it must not reach an article of the same number. */
  #refused: string | undefined;

  constructor(head: Head) {
    this.#head = head;
  }

  *begin(line: number): Generator<ReadEvent> {
    yield* this.#supplier(line, this.#head.seller);
    const { customer } = this.#head;
    if (customer !== undefined) {
      yield noteEvent(
        'customer-file',
        importMessage`The file was made for customer ${shown(customer)}; its prices were read as list prices.`,
        line,
      );
    }
  }

  *line(fields: readonly string[], line: number): Generator<ReadEvent> {
    switch ((fields[0] ?? '').toUpperCase()) {
      case 'VL':
        yield* this.#close();
        this.#above = undefined;
        this.#refused = undefined;
        yield* this.#article(fields, line);
        return;
      case 'VX':
        this.#extra(fields, line);
        return;
      case 'VA':
        yield* this.#alternative(fields, line);
        return;
      default:
        throw new Refusal(
          'record-type',
          importMessage`a line of type ${shown(fields[0] ?? '')} is not known`,
          'PostType',
        );
    }
  }

  *end(): Generator<ReadEvent> {
    yield* this.#close();
    for (const { line, article, pack } of this.#packages.values())
      yield { type: 'record', line, record: amendmentOf(article, { type: 'package', pack }, this.#head) };
    yield* this.#notes.notes();
  }

  *#supplier(line: number, supplier: { code: string; name: string }): Generator<RecordEvent> {
    if (this.#suppliers.has(supplier.code)) return;
    this.#suppliers.add(supplier.code);
    yield { type: 'record', line, record: { kind: 'supplier', ...supplier } };
  }

  *#article(fields: readonly string[], line: number): Generator<ReadEvent> {
    const number = readArticleNumber(fields[1], fields[2]);
    this.#refused = number.key;
    const repeated = this.#articles.repeated(number.key, number.number, line, fields);
    if (repeated) {
      this.#above = number;
      this.#refused = undefined;
      yield repeated;
      return;
    }
    const article = readArticle(fields, line, this.#head, this.#treeOfGroup, this.#notes);
    this.#articles.remember(number.key, line, fields, { pack: article.pack });
    const tree = treeOfNumber(number);
    if (tree) for (const group of article.groups) this.#treeOfGroup.set(group, tree);
    this.#open = article;
    this.#above = number;
    this.#refused = undefined;
  }

  *#close(): Generator<ReadEvent> {
    const article = this.#open;
    if (!article) return;
    this.#open = undefined;
    if (article.maker) yield* this.#supplier(article.line, article.maker);
    yield { type: 'record', line: article.line, record: finishedRecord(article, this.#head) };
  }

  #extra(fields: readonly string[], line: number): void {
    if (!this.#above)
      throw new Refusal('no-article', importMessage`additional information without a material above it`);
    const text = readExtraText(fields);
    if (text === undefined || !this.#open) this.#notes.add('unused-information', line);
    else {
      this.#countDetail(this.#open);
      this.#open.descriptions.push(text);
    }
  }

  #countDetail(article: Article): void {
    if (article.details >= MOST_DETAILS) {
      throw new Refusal(
        'too-many-details',
        importMessage`more than ${MOST_DETAILS} lines add to the material in line ${article.line}`,
      );
    }
    article.details += 1;
  }

  *#alternative(fields: readonly string[], line: number): Generator<ReadEvent> {
    const { subject, detail } = readAlternative(fields);
    // A package may be named by a number of its own, which no article of the file has.
    const isAbove = !subject || (detail.type === 'package' && !this.#articles.has(subject.key));
    const target = isAbove ? this.#above : subject;
    if (!target || target.key === this.#refused || !this.#articles.has(target.key)) {
      throw new Refusal(
        'no-article',
        importMessage`no material for the alternative ${shown(fields[2] ?? '')}`,
        'VareNr',
      );
    }
    if (detail.type === 'package' && isAbove && subject !== undefined) this.#namePackage(target, subject, detail.pack);
    if (detail.type === 'package' && !this.#takesPackage(target, detail.pack, line)) return;
    if (this.#open?.number.key === target.key) this.#merge(this.#open, detail);
    else if (detail.type === 'package') this.#packages.set(target.key, { line, article: target, pack: detail.pack });
    else yield { type: 'record', line, record: amendmentOf(target, detail, this.#head) };
  }

  /** Stores the content of a package whose number is the GTIN of a packaging level: a GTIN-13 may be the article's own. */
  #namePackage(target: ArticleNumber, { name, number }: ArticleNumber, pack: bigint): void {
    const article = this.#open;
    if (article?.number.key !== target.key || name !== 'ean' || packagingOf(number) === undefined) return;
    this.#countDetail(article);
    article.record.packagings = { ...article.record.packagings, [number]: writeDecimal({ units: pack, places: 4 }) };
  }

  #takesPackage(target: ArticleNumber, pack: bigint, line: number): boolean {
    const known = this.#articles.about(target.key);
    if (!known || known.pack === pack) return false;
    if (!isBetterPackage(pack, known.pack)) {
      if (pack > known.pack) this.#notes.add('larger-package', line);
      return false;
    }
    known.pack = pack;
    return true;
  }

  #merge(article: Article, detail: AlternativeDetail): void {
    if (detail.type === 'package') {
      article.pack = detail.pack;
      return;
    }
    this.#countDetail(article);
    mergeNumber(article, detail, this.#head);
  }
}
