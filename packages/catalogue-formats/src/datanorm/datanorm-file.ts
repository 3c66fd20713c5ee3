import { importMessage } from '../import-message.ts';
import { noteEvent, Refusal, shown } from '../read-events.ts';
import type { ReadEvent, RecordEvent } from '../reader.ts';
import type { MaterialAmendmentRecord } from '../records.ts';
import { type Article, type ArticleSurroundings, finishedRecord, readArticle } from './article.ts';
import { ArticleTexts } from './article-texts.ts';
import { GroupNames, readDiscount } from './discount-groups.ts';
import { hasLostCharacters, readDayFirst, readNumber, splitFields } from './fields.ts';
import type { Head } from './head.ts';
import {
  addPictures,
  amendmentOfEnding,
  amendmentOfSecondLine,
  mergeSecondLine,
  readPictures,
  renumberingOf,
  takeSurcharge,
} from './later-lines.ts';
import { DatanormNotes, LineCount } from './notes.ts';
import { priceChanges, SeenArticles } from './price-changes.ts';
import { readDimension, readLongText, type TextLine } from './text-line.ts';

const IGNORED = { C: 'ignored-c', J: 'ignored-j' } as const;

/** The lines of a file behind its head. An article is emitted when the next one begins, or a text that is not its own. */
export class DatanormFile {
  readonly #head: Head;
  readonly #notes = new DatanormNotes();
  readonly #lines = new LineCount();
  readonly #seen = new SeenArticles();
  readonly #groups = new GroupNames();
  readonly #texts = new ArticleTexts(this.#notes);
  #open: Article | undefined;
  /** Number of the last article when that was refused: what follows it must not reach an older one. */
  #refused: string | undefined;
  #customer: string | undefined;
  #validFrom: string | undefined;

  constructor(head: Head) {
    this.#head = head;
  }

  *begin(line: number): Generator<ReadEvent> {
    this.#lines.add('V');
    if (this.#head.currencyAssumed) this.#notes.add('assumed-currency', line);
    yield { type: 'record', line, record: { kind: 'supplier', ...this.#head.supplier } };
  }

  /** A line that holds nothing, or nothing that can be read. */
  skip(kind: 'blank' | 'too long'): void {
    this.#lines.add(kind);
  }

  /** @throws Refusal for a line that gives nothing; the reading goes on with the next */
  *line(text: string, line: number): Generator<ReadEvent> {
    const kind = text
      .slice(0, Math.max(0, text.indexOf(';')))
      .trim()
      .toUpperCase();
    this.#lines.add(/^[A-Z]$/.test(kind) ? kind : 'unknown');
    if (hasLostCharacters(text)) this.#notes.add('lost-characters', line);
    const fields = splitFields(text);
    if (kind === 'T' || kind === 'D' || (kind === 'E' && this.#head.version === 4)) {
      yield* this.#text(
        kind === 'D' ? readDimension(fields, this.#head.version) : readLongText(fields, this.#head.version),
        fields,
        line,
      );
      return;
    }
    yield* this.#settleText();
    yield* this.#lineOf(kind, fields, line);
  }

  *end(): Generator<ReadEvent> {
    yield* this.#settleText();
    yield* this.#closeArticle();
    this.#texts.end((article) => this.#seen.get(article)?.line ?? 0);
    yield* this.#notes.notes();
    yield* this.#lines.notes();
  }

  *#lineOf(kind: string, fields: readonly string[], line: number): Generator<ReadEvent> {
    switch (kind) {
      case 'A':
        yield* this.#closeArticle();
        yield* this.#article(fields, line);
        return;
      case 'B':
        yield* this.#secondLine(fields, line);
        return;
      case 'P':
        yield* this.#prices(fields, line);
        return;
      case 'Z':
        takeSurcharge(this.#open, fields, line, this.#surroundings());
        return;
      case 'S':
        this.#groups.take(fields, this.#head.version);
        this.#notes.add('group-names', line);
        return;
      case 'R':
        yield { type: 'record', line, record: readDiscount(fields, this.#head, this.#customer) };
        return;
      case 'K':
        yield* this.#customerLine(fields, line);
        return;
      case 'E':
        this.#lines.announce(line, Number(/^\d{1,9}$/.exec(fields[1] ?? '')?.[0] ?? line));
        return;
      case 'G':
        yield* this.#drawing(fields, line);
        return;
      case 'C':
      case 'J':
        yield* this.#term(kind, fields, line);
        return;
      default:
        throw new Refusal(
          'record-type',
          importMessage`a line of type ${shown(fields[0] ?? '')} is not known`,
          'Satzartenkennzeichen',
        );
    }
  }

  #surroundings(): ArticleSurroundings {
    return { head: this.#head, groups: this.#groups, notes: this.#notes, validFrom: this.#validFrom };
  }

  #amendmentOf(number: string): MaterialAmendmentRecord {
    const { supplier, market } = this.#head;
    return { kind: 'material-amendment', supplierNumber: number, supplierCode: supplier.code, market };
  }

  /** @throws Refusal behind a refused line of the article */
  #amendment(number: string): MaterialAmendmentRecord {
    if (number !== this.#refused) return this.#amendmentOf(number);
    throw new Refusal(
      'no-article',
      importMessage`the material ${shown(number)} above it was rejected`,
      'Artikelnummer',
    );
  }

  *#article(fields: readonly string[], line: number): Generator<ReadEvent> {
    const number = readNumber(fields[2]);
    this.#refused = number;
    const flag = (fields[1] ?? '').toUpperCase();
    if (flag === 'L') {
      this.#refused = undefined;
      yield { type: 'record', line, record: { ...this.#amendment(number), status: '40' } };
      return;
    }
    if (flag === 'X') {
      yield { type: 'record', line, record: renumberingOf(number, fields, this.#head) };
      this.#refused = undefined;
      return;
    }
    if (flag === '') this.#notes.add('unknown-flag', line);
    else if (flag !== 'N' && flag !== 'A') {
      throw new Refusal(
        'flag',
        importMessage`${'Verarbeitungskennzeichen'} ${shown(flag)} is unknown`,
        'Verarbeitungskennzeichen',
      );
    }
    const earlier = this.#seen.earlier(number, fields);
    if (earlier?.isSame) {
      this.#refused = undefined;
      yield noteEvent('repeated', importMessage`Same as line ${earlier.line}: ${shown(number)}.`, line);
      return;
    }
    const article = readArticle(fields, line, this.#surroundings());
    this.#refused = undefined;
    this.#open = article;
    this.#seen.remember(fields, article);
    if (earlier)
      yield noteEvent(
        'repeated',
        importMessage`Already in line ${earlier.line} with different content; this one is used: ${shown(number)}.`,
        line,
      );
  }

  *#closeArticle(): Generator<RecordEvent> {
    const article = this.#open;
    if (!article) return;
    this.#open = undefined;
    const record = finishedRecord(article, this.#head, this.#texts.descriptionOf(article));
    yield { type: 'record', line: article.line, record };
  }

  *#text(text: TextLine, fields: readonly string[], line: number): Generator<ReadEvent> {
    if (fields[1]?.toUpperCase() === 'L') {
      this.#notes.add('deleted-text', line);
      return;
    }
    if (!this.#texts.isOpen(text)) {
      yield* this.#settleText();
      if (this.#open && !this.#texts.isOf(text, this.#open)) yield* this.#closeArticle();
    }
    this.#texts.take(text, line);
  }

  /** Ends the text of the lines above, and amends the articles that were emitted without it. */
  *#settleText(): Generator<RecordEvent> {
    const closed = this.#texts.close();
    for (const number of closed?.articles ?? []) {
      const seen = this.#seen.get(number);
      if (!closed || !seen || this.#open?.number === number) continue;
      const description = this.#texts.descriptionOf({ number, textKey: seen.textKey });
      if (description === '') continue;
      const descriptions = { [this.#head.language]: description };
      yield { type: 'record', line: closed.line, record: { ...this.#amendmentOf(number), descriptions } };
    }
  }

  *#secondLine(fields: readonly string[], line: number): Generator<ReadEvent> {
    const number = readNumber(fields[2]);
    const around = this.#surroundings();
    if (this.#head.version === 5) {
      const record =
        fields[1]?.toUpperCase() === 'A'
          ? renumberingOf(number, fields, this.#head)
          : amendmentOfEnding(this.#amendment(number), fields, around);
      yield { type: 'record', line, record };
    } else if (fields[1]?.toUpperCase() === 'L') this.#notes.add('deleted-text', line);
    else if (this.#open?.number === number) mergeSecondLine(this.#open, fields, line, around);
    else {
      const record = amendmentOfSecondLine(
        this.#amendment(number),
        fields,
        line,
        around,
        this.#seen.get(number)?.covers ?? 1,
      );
      if (record) yield { type: 'record', line, record };
    }
  }

  *#prices(fields: readonly string[], line: number): Generator<ReadEvent> {
    if (fields[1]?.toUpperCase() === 'L') {
      this.#notes.add('deleted-text', line);
      return;
    }
    const amendment = (number: string): MaterialAmendmentRecord => this.#amendment(number);
    yield* priceChanges(fields, line, this.#surroundings(), { open: this.#open, seen: this.#seen, amendment });
  }

  *#customerLine(fields: readonly string[], line: number): Generator<ReadEvent> {
    const customer = (this.#head.version === 5 && fields[1]) || fields[2] || '';
    if (customer === '' || customer.length > 40)
      throw new Refusal('customer', importMessage`the line names no customer`, 'Kundennummer');
    this.#customer = customer;
    yield noteEvent(
      'customer-file',
      importMessage`The file was made for customer ${shown(customer)}; its prices were read as list prices.`,
      line,
    );
  }

  *#drawing(fields: readonly string[], line: number): Generator<ReadEvent> {
    const { number, media } = readPictures(fields);
    if (media.length === 0) {
      this.#notes.add('ignored-g', line);
      return;
    }
    this.#notes.add('picture-names', line);
    if (this.#open?.number === number) addPictures(this.#open, media);
    else yield { type: 'record', line, record: { ...this.#amendment(number), media } };
  }

  *#term(kind: 'C' | 'J', fields: readonly string[], line: number): Generator<ReadEvent> {
    if (kind !== 'C' || fields[2]?.toUpperCase() !== 'TERMIN-1') {
      this.#notes.add(IGNORED[kind], line);
      return;
    }
    const day = readDayFirst(fields[3]);
    if (day === undefined)
      throw new Refusal(
        'date',
        importMessage`${'TERMIN-1'} ${shown(fields[3] ?? '')} is not a date (ddmmyyyy)`,
        'TERMIN-1',
      );
    this.#validFrom = day;
    yield noteEvent('validity', importMessage`The prices after this line are valid from ${day}.`, line);
  }
}
