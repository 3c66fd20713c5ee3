import { importMessage } from '../import-messages/index.ts';
import type { ReadEvent } from '../reader.ts';
import { Refusal } from '../refusal.ts';
import type { TableBody, TableRow } from '../tables/index.ts';
import { etimCode, trimmedCells } from './cells.ts';
import { languageFrom, type TextColumn } from './columns.ts';
import { repaired } from './damage.ts';
import type { EtimNotes } from './notes.ts';
import { LONGEST_WORD, wordsOf } from './words.ts';

export interface SynonymsColumns {
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
