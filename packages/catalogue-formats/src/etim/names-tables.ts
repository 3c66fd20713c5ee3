import type { Texts } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { noteEvent, Refusal, shown } from '../read-events.ts';
import type { ReadEvent } from '../reader.ts';
import type { EtimClassNameRecord, EtimFeatureRecord, EtimValueRecord } from '../records.ts';
import type { TableBody, TableRow } from '../tables/read-table.ts';
import {
  type EtimNotes,
  etimCode,
  LONGEST_WORD,
  languageFrom,
  type TextColumn,
  trimmedCells,
  wordsOf,
} from './columns.ts';
import { repaired } from './damage.ts';

type Named = EtimClassNameRecord | EtimFeatureRecord | EtimValueRecord;

interface NamesColumns {
  kind: Named['kind'];
  prefix: 'EC' | 'EF' | 'EV';
  columns: readonly string[];
  codeAt: number;
  texts: readonly TextColumn[];
  /** A column that tells the language of each row; -1 for none. */
  languageAt: number;
}

/** Classes, features or values: a code and its name in one language or several. */
export class NamesTable implements TableBody {
  readonly #table: NamesColumns;
  readonly #notes: EtimNotes;

  constructor(table: NamesColumns, notes: EtimNotes) {
    this.#table = table;
    this.#notes = notes;
  }

  *begin(line: number): Generator<ReadEvent> {
    const { texts, languageAt } = this.#table;
    if (texts.some(({ foreign }) => foreign !== undefined)) this.#notes.add('foreign-language', line);
    if (languageAt < 0 && texts.some(({ language, foreign }) => language === undefined && foreign === undefined)) {
      this.#notes.add('language-assumed', line);
    }
    yield* [];
  }

  *row(row: TableRow): Generator<ReadEvent> {
    const { kind, prefix, columns, codeAt, texts, languageAt } = this.#table;
    const cells = trimmedCells(row, columns);
    const code = etimCode(prefix, cells[codeAt], columns[codeAt] ?? '');
    const names: Texts = {};
    let fault: Refusal | undefined;
    for (const { at, language = languageAt < 0 ? 'en' : languageFrom(cells[languageAt] ?? ''), foreign } of texts) {
      const cell = cells[at] ?? '';
      if (foreign !== undefined || language === undefined || cell === '') continue;
      const { text, because } = repaired(cell);
      const column = columns[at] ?? '';
      if (text === undefined) {
        fault ??= new Refusal(
          'damaged',
          importMessage`${column} ${shown(cell)} of ${code} is damaged: ${because}`,
          column,
        );
      } else {
        names[language] = text;
        if (because !== undefined) {
          const restored = importMessage`${column} ${shown(cell)} of ${code} was read as ${shown(text)}: ${because}.`;
          yield noteEvent('restored', restored, row.line);
        }
      }
    }
    if (Object.keys(names).length > 0) yield { type: 'record', line: row.line, record: { kind, code, names } };
    // A name in another language may be good all the same.
    if (fault) throw fault;
    if (Object.keys(names).length === 0) {
      throw new Refusal(
        'name',
        importMessage`${code} has no name in a language of the shop`,
        columns[texts[0]?.at ?? codeAt],
      );
    }
  }

  *end(): Generator<ReadEvent> {
    yield* this.#notes.notes();
  }
}

interface SynonymsColumns {
  columns: readonly string[];
  codeAt: number;
  words: readonly TextColumn[];
  /** A column that tells the language of each row; -1 for none. */
  languageAt: number;
}

/** Synonyms of classes: a list of words in a cell, or one. */
export class SynonymsTable implements TableBody {
  readonly #table: SynonymsColumns;
  readonly #notes: EtimNotes;

  constructor(table: SynonymsColumns, notes: EtimNotes) {
    this.#table = table;
    this.#notes = notes;
  }

  *begin(line: number): Generator<ReadEvent> {
    const { words, languageAt } = this.#table;
    if (words.some(({ foreign }) => foreign !== undefined)) this.#notes.add('foreign-language', line);
    if (languageAt < 0 && words.some(({ language, foreign }) => language === undefined && foreign === undefined)) {
      this.#notes.add('language-assumed', line);
    }
    yield* [];
  }

  *row(row: TableRow): Generator<ReadEvent> {
    const { columns, codeAt, words: listed, languageAt } = this.#table;
    const { line } = row;
    const cells = trimmedCells(row, columns);
    const classCode = etimCode('EC', cells[codeAt], columns[codeAt] ?? '');
    for (const { at, language = languageAt < 0 ? 'en' : languageFrom(cells[languageAt] ?? ''), foreign } of listed) {
      if (foreign !== undefined || language === undefined) continue;
      const words = wordsOf(cells[at] ?? '').flatMap((word) => {
        const { text } = repaired(word);
        if (text === undefined || text.length > LONGEST_WORD) this.#notes.add('damaged-word', line);
        return text === undefined || text.length > LONGEST_WORD ? [] : [text];
      });
      if (words.length > 0) {
        yield { type: 'record', line, record: { kind: 'etim-synonyms', classCode, language, words } };
      }
    }
    if (listed.every(({ at }) => cells[at] === '')) {
      throw new Refusal('name', importMessage`${classCode} has no synonyms`, columns[listed[0]?.at ?? codeAt]);
    }
  }

  *end(): Generator<ReadEvent> {
    yield* this.#notes.notes();
  }
}
