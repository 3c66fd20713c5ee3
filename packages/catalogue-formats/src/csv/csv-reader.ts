/** Tables as spreadsheets and other systems write them. */

import { fingerprint } from '../fingerprint.ts';
import { importMessage } from '../import-message.ts';
import { NoteTally, noteEvent, Refusal, refusedEvent, shown } from '../read-events.ts';
import type { ByteSource, CatalogueReader, ReadEvent, RecordEvent } from '../reader.ts';
import type { Delimiter } from '../tables/csv-rows.ts';
import { type HeadedTable, readTable, startOf, type TableBody, type TableRow } from '../tables/read-table.ts';
import { NumberColumn } from './cells.ts';
import { type CsvHeader, csvHeader, isCsvHeader } from './header.ts';
import { type RecordMaker, recordMaker } from './record-maker.ts';

/** Rows that are looked at before the first is read, to learn how numbers are written. */
const SAMPLE_ROWS = 1000;
const SAMPLE_CHARACTERS = 1024 * 1024;
const SHOWN = 20;

/** The rows of a table, each a record. */
class CsvTable implements TableBody {
  readonly #header: CsvHeader;
  readonly #numbers: readonly NumberColumn[];
  readonly #makeRecord: RecordMaker;
  #sample: TableRow[] | undefined = [];
  #sampled = 0;
  readonly #seen = new Set<number>();
  readonly #notes = new NoteTally({ repeated: 'already given in an earlier line; the first was used' });
  /** The record of the last row, while the next may be a part of it. */
  #open: RecordEvent | undefined;

  constructor(header: CsvHeader) {
    this.#header = header;
    this.#numbers = header.columns.map(() => new NumberColumn());
    this.#makeRecord = recordMaker(header, this.#numbers);
  }

  *begin(line: number): Generator<ReadEvent> {
    const { unknown } = this.#header;
    if (unknown.length === 0) return;
    const listed = [...unknown.slice(0, SHOWN).map(shown), ...(unknown.length > SHOWN ? ['…'] : [])].join(', ');
    yield noteEvent('unknown-column', importMessage`Unknown columns were skipped: ${listed}.`, line);
  }

  *row(row: TableRow): Generator<ReadEvent> {
    if (!this.#sample) {
      yield* this.#read(row);
      return;
    }
    this.#sample.push(row);
    this.#learn(row);
    if (this.#sample.length >= SAMPLE_ROWS || this.#sampled > SAMPLE_CHARACTERS) yield* this.#flush();
  }

  *end(): Generator<ReadEvent> {
    yield* this.#flush();
    if (this.#open) yield this.#open;
    this.#open = undefined;
    yield* this.#notes.notes();
  }

  #learn({ cells }: TableRow): void {
    for (const [index, { at }] of this.#header.columns.entries()) {
      const cell = cells[at] ?? '';
      this.#sampled += cell.length;
      for (const part of cell.split(/\||\.\.+/)) this.#numbers[index]?.see(part.replace(/%$/, '').trim());
    }
  }

  *#flush(): Generator<ReadEvent> {
    const rows = this.#sample ?? [];
    this.#sample = undefined;
    for (const row of rows) yield* this.#read(row);
  }

  #isRepeated(key: readonly string[], line: number): boolean {
    const place = fingerprint(key);
    if (!this.#seen.has(place)) {
      this.#seen.add(place);
      return false;
    }
    this.#notes.add('repeated', line);
    return true;
  }

  *#read(row: TableRow): Generator<ReadEvent> {
    try {
      const record = this.#makeRecord(row);
      const { join, once } = this.#header.kind;
      if (once && this.#isRepeated(once(record), row.line)) return;
      const joined = this.#open && join?.(this.#open.record, record);
      if (this.#open && joined) {
        this.#open.record = joined;
        return;
      }
      if (this.#open) yield this.#open;
      this.#open = { type: 'record', line: row.line, record };
      if (join) return;
      yield this.#open;
      this.#open = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield refusedEvent(row.line, error);
    }
  }
}

/** Excel's own first line, "sep=;". */
const SEPARATED = /^"?sep=([;,|\t])"?$/i;

const separatorIn = (line: string): Delimiter | undefined => {
  const [, sign] = SEPARATED.exec(line) ?? [];
  return sign === ';' || sign === ',' || sign === '|' || sign === '\t' ? sign : undefined;
};

const recognises = (head: Uint8Array): boolean => {
  const [first, second] = startOf(head).filter((line) => line.trim() !== '');
  if (first === undefined) return false;
  const declared = separatorIn(first);
  return declared === undefined ? isCsvHeader(first) : second !== undefined && isCsvHeader(second, declared);
};

const read = (source: ByteSource): AsyncGenerator<ReadEvent> => {
  let declared: Delimiter | undefined;
  const headed = (line: string): HeadedTable | undefined => {
    const separator = declared === undefined ? separatorIn(line) : undefined;
    if (separator !== undefined) {
      declared = separator;
      return undefined;
    }
    const header = csvHeader(line, declared);
    return { delimiter: header.delimiter, body: new CsvTable(header) };
  };
  return readTable(source, headed);
};

/**
 * Tables of everything that is in no format of the trade: materials, price and stock lists, discounts, net prices,
 * customers, suppliers, the catalogue's tree, assortments. The header tells of which kind a table is; its columns, and
 * what their cells may hold, are in docs/import-formats.md.
 */
export const csvReader: CatalogueReader = { format: 'csv', recognises, read };
