import { decodeLine, EncodingTally } from '../encoding/index.ts';
import { noteEvent, refusedEvent } from '../events.ts';
import { importMessage } from '../import-messages/index.ts';
import { type FileLine, LineSplitter, withoutBom } from '../lines/index.ts';
import { type ByteSource, NotThisFormat, type ReadEvent } from '../reader.ts';
import { Refusal } from '../refusal.ts';
import { asUtf8 } from './as-utf8.ts';
import type { Delimiter } from './delimiter.ts';
import { type Row, RowEnds } from './row-ends.ts';

export type TableRow = Row;

/** Makes events of the rows behind a header. */
export interface TableBody {
  begin(line: number): Iterable<ReadEvent>;
  /** @throws Refusal for a row that gives nothing; the reading goes on with the next */
  row(row: TableRow): Iterable<ReadEvent>;
  end(): Iterable<ReadEvent>;
}

export interface HeadedTable {
  delimiter: Delimiter;
  body: TableBody;
}

const LONGEST_LINE = 64 * 1024;
const FILE_END = String.fromCharCode(26);

/** Reads the lines of one table in turn. */
class TableReading {
  readonly #headed: (header: string) => HeadedTable | undefined;
  readonly #encodings = new EncodingTally();
  #isWide = false;
  #body: TableBody | undefined;
  #rows: RowEnds | undefined;

  constructor(headed: (header: string) => HeadedTable | undefined) {
    this.#headed = headed;
  }

  /** The file is UTF-16, whatever its lines look like now. */
  noteWide(): void {
    this.#isWide = true;
  }

  *line({ number, bytes }: FileLine): Generator<ReadEvent> {
    if (!bytes) {
      if (!this.#body) throw new NotThisFormat(importMessage`The first line is too long for a header.`);
      yield refusedEvent(
        number,
        new Refusal('line-too-long', importMessage`the line is longer than ${LONGEST_LINE} bytes`),
      );
      return;
    }
    const { text, encoding } = decodeLine(number === 1 ? withoutBom(bytes) : bytes);
    const content = text === FILE_END ? '' : text;
    if (!this.#body) {
      yield* this.#head(number, content);
      return;
    }
    if (content.trim() !== '') this.#encodings.add(encoding);
    for (const row of this.#rows?.line(number, content) ?? []) yield* this.#row(row);
  }

  *end(): Generator<ReadEvent> {
    if (!this.#body) throw new NotThisFormat(importMessage`The file is empty.`);
    for (const row of this.#rows?.end() ?? []) yield* this.#row(row);
    yield* this.#body.end();
    const note = this.#encodings.note();
    yield this.#isWide ? noteEvent(note.code, importMessage`The file is UTF-16.`) : note;
  }

  *#head(number: number, text: string): Generator<ReadEvent> {
    if (text.trim() === '') return;
    const table = this.#headed(text);
    if (!table) return;
    this.#body = table.body;
    this.#rows = new RowEnds(table.delimiter);
    yield* table.body.begin(number);
  }

  *#row(row: Row | { line: number; refusal: Refusal }): Generator<ReadEvent> {
    try {
      if ('refusal' in row) throw row.refusal;
      if (this.#body && row.cells.some((cell) => cell.trim() !== '')) yield* this.#body.row(row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield refusedEvent(row.line, error);
    }
  }
}

/**
 * Reads a table of any size row by row, holding at most one row and what its body holds. Text may be UTF-8, UTF-16,
 * Windows-1252 or CP850; a row is at most 64 kilobytes long.
 * @param headed makes the body that fits a header; undefined for a line that is part of none (Excel's "sep=;")
 * @throws NotThisFormat when the file is empty or `headed` throws it; nothing was yielded before
 */
export async function* readTable(
  source: ByteSource,
  headed: (header: string) => HeadedTable | undefined,
): AsyncGenerator<ReadEvent> {
  const lines = new LineSplitter(LONGEST_LINE);
  const reading = new TableReading(headed);
  for await (const chunk of asUtf8(source, () => reading.noteWide())) {
    for (const line of lines.push(chunk)) yield* reading.line(line);
  }
  for (const line of lines.end()) yield* reading.line(line);
  yield* reading.end();
}
