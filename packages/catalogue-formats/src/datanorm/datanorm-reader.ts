import { importMessage } from '../import-message.ts';
import { decodeLine, EncodingTally } from '../line-encoding.ts';
import { type FileLine, LineSplitter, withoutBom } from '../line-splitter.ts';
import { Refusal, refusedEvent } from '../read-events.ts';
import { type ByteSource, type CatalogueReader, NotThisFormat, type ReadEvent } from '../reader.ts';
import { DatanormFile } from './datanorm-file.ts';
import { readable } from './fields.ts';
import { readHead } from './head.ts';

/** Bytes of the first line that are looked at; the longest head of version 5 has about 400. */
const ENOUGH = 1024;
const LINE_END = /[\r\n]/;

const WITH_FIELDS = /^V ?; ?0?[345]0? ?;/;
/** The day, anything, and at the end of the line a version with or without a currency. */
const IN_COLUMNS = /^V \d{6}.*0[345] ?([A-Z]{2,3})?\s*$/i;

/**
 * Whether a file begins as DATANORM files of whatever kind do: articles, prices (DATPREIS), groups (.WRG), discounts
 * (.RAB), sets. Version 3 is recognised too, for the reader to say that it is not read.
 */
const recognisesDatanorm = (head: Uint8Array): boolean => {
  const start = String.fromCharCode(...withoutBom(head).subarray(0, ENOUGH));
  const [line = ''] = start.split(LINE_END, 1);
  return WITH_FIELDS.test(line) || IN_COLUMNS.test(line);
};

/** Bytes of a line; the format says 256, price lines of real files have more. */
const LONGEST_LINE = 8192;

/** Character 26 ended files under CP/M and DOS, and real files still have it. */
const FILE_END = String.fromCharCode(26);

const withoutFileEnd = (text: string): string => {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(FILE_END) ? trimmed.slice(0, -1).trimEnd() : trimmed;
};

/** Reads the lines of one file in turn. */
class FileReading {
  readonly #encodings = new EncodingTally();
  #file: DatanormFile | undefined;

  *line({ number, bytes }: FileLine): Generator<ReadEvent> {
    if (!bytes) {
      if (!this.#file) throw new NotThisFormat(importMessage`The first line is too long for a header.`);
      this.#file.skip('too long');
      yield refusedEvent(
        number,
        new Refusal('line-too-long', importMessage`the line is longer than ${LONGEST_LINE} bytes`),
      );
      return;
    }
    const { text, encoding } = decodeLine(number === 1 ? withoutBom(bytes) : bytes);
    const content = withoutFileEnd(text);
    if (content === '') {
      this.#file?.skip('blank');
      return;
    }
    if (!this.#file) {
      // Trailing spaces of a head in columns mean nothing, those before its text do.
      this.#file = new DatanormFile(readHead(content));
      this.#encodings.add(encoding);
      yield* this.#file.begin(number);
      return;
    }
    this.#encodings.add(encoding);
    yield* this.#bodyLine(this.#file, readable(content), number);
  }

  *end(): Generator<ReadEvent> {
    if (!this.#file) throw new NotThisFormat(importMessage`The file is empty.`);
    yield* this.#file.end();
    yield this.#encodings.note();
  }

  *#bodyLine(file: DatanormFile, content: string, line: number): Generator<ReadEvent> {
    try {
      yield* file.line(content, line);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield refusedEvent(line, error);
    }
  }
}

async function* read(source: ByteSource): AsyncGenerator<ReadEvent> {
  const lines = new LineSplitter(LONGEST_LINE);
  const reading = new FileReading();
  for await (const chunk of source) {
    for (const line of lines.push(chunk)) yield* reading.line(line);
  }
  for (const line of lines.end()) yield* reading.line(line);
  yield* reading.end();
}

/** DATANORM 4 and 5: articles, texts, prices (DATPREIS), groups (.WRG) and discounts (.RAB). */
export const datanormReader: CatalogueReader = { format: 'datanorm', recognises: recognisesDatanorm, read };
