import { importMessage } from '../import-message.ts';
import { decodeLine, EncodingTally } from '../line-encoding.ts';
import { type FileLine, LineSplitter, withoutBom } from '../line-splitter.ts';
import { noteEvent, Refusal, refusedEvent } from '../read-events.ts';
import { type ByteSource, NotThisFormat, type ReadEvent } from '../reader.ts';
import { type Delimiter, type Row, RowJoiner } from './csv-rows.ts';

type Wide = 'utf-16le' | 'utf-16be';

/** UTF-16 by its mark, or by the zero that every second byte is in a table's first letters. */
const wideEncodingOf = (head: Uint8Array): Wide | undefined => {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined;
};

const MARK_BYTES = 4;

/**
 * The bytes again, UTF-16 as UTF-8: the mark at the front stays, as UTF-8 writes it.
 * @param onWide called when the file is UTF-16
 */
async function* asUtf8(source: ByteSource, onWide: () => void): ByteSource {
  let head = new Uint8Array();
  let wide: TextDecoder | undefined;
  let isDetected = false;
  const encoder = new TextEncoder();
  const passed = (bytes: Uint8Array): Uint8Array =>
    wide ? encoder.encode(wide.decode(bytes, { stream: true })) : bytes;
  const detect = (): Uint8Array => {
    const encoding = wideEncodingOf(head);
    if (encoding) {
      wide = new TextDecoder(encoding, { ignoreBOM: true });
      onWide();
    }
    isDetected = true;
    return passed(head);
  };
  for await (const chunk of source) {
    if (isDetected) {
      yield passed(chunk);
      continue;
    }
    const joined = new Uint8Array(head.length + chunk.length);
    joined.set(head);
    joined.set(chunk, head.length);
    head = joined;
    if (head.length >= MARK_BYTES) yield detect();
  }
  if (!isDetected) yield detect();
  if (wide) yield encoder.encode(wide.decode());
}

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
  #rows: RowJoiner | undefined;

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
    this.#rows = new RowJoiner(table.delimiter);
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

const START_BYTES = 16 * 1024;
const BOM = '\ufeff';

/** The first lines of a file that begins with these bytes, however it is encoded; the last may be cut off. */
export const startOf = (head: Uint8Array): string[] => {
  const bytes = head.subarray(0, START_BYTES);
  const wide = wideEncodingOf(bytes);
  const text = wide ? new TextDecoder(wide).decode(bytes) : decodeLine(withoutBom(bytes)).text;
  return (text.startsWith(BOM) ? text.slice(1) : text).split(/\r?\n/);
};
