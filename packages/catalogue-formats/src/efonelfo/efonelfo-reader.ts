/** EFONELFO, the price files of the Norwegian trade. */

import { importMessage } from '../import-message.ts';
import { decodeLine, EncodingTally } from '../line-encoding.ts';
import { type FileLine, LineSplitter, withoutBom } from '../line-splitter.ts';
import { Refusal, refusedEvent } from '../read-events.ts';
import { type ByteSource, type CatalogueReader, NotThisFormat, type ReadEvent } from '../reader.ts';
import { DiscountFile } from './discount-file.ts';
import { type Head, readHead, splitFields } from './head.ts';
import type { FileBody } from './notes.ts';
import { PriceFile } from './price-file.ts';

const HEAD = /^\s*"?[A-Z]{2}"?\s*;\s*"?EFONELFO"?\s*(;|\r|\n|$)/i;
const ENOUGH = 256;

/** Whether a file begins as EFONELFO files of whatever kind and version do: what is wrong with it, its reader says. */
const recognisesEfonelfo = (head: Uint8Array): boolean =>
  HEAD.test(String.fromCharCode(...withoutBom(head).subarray(0, ENOUGH)));

/** Bytes of a line; the longest that the format allows has about 300. */
const LONGEST_LINE = 4096;

const headOf = (text: string): Head => {
  try {
    return readHead(splitFields(text));
  } catch (error) {
    if (error instanceof Refusal)
      throw new NotThisFormat(importMessage`The first line is not the header of an EFONELFO file: ${error.message}.`);
    throw error;
  }
};

/** Character 26 ended files under CP/M and DOS, and some systems still write it. */
const FILE_END = String.fromCharCode(26);

const withoutFileEnd = (text: string): string => {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(FILE_END) ? trimmed.slice(0, -1).trimEnd() : trimmed;
};

/** Reads the lines of one file in turn. */
class FileReading {
  readonly #encodings = new EncodingTally();
  #body: FileBody | undefined;

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
    const content = withoutFileEnd(text);
    if (content === '') return;
    if (this.#body) {
      this.#encodings.add(encoding);
      yield* this.#bodyLine(this.#body, content, number);
      return;
    }
    const head = headOf(content);
    this.#encodings.add(encoding);
    this.#body = head.kind === 'prices' ? new PriceFile(head) : new DiscountFile(head);
    yield* this.#body.begin(number);
  }

  *end(): Generator<ReadEvent> {
    if (!this.#body) throw new NotThisFormat(importMessage`The file is empty.`);
    yield* this.#body.end();
    yield this.#encodings.note();
  }

  *#bodyLine(body: FileBody, content: string, line: number): Generator<ReadEvent> {
    try {
      yield* body.line(splitFields(content), line);
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

/** EFONELFO 4.0: price files (VH with VL, VX, VA) and discount files (RH with RL). */
export const efonelfoReader: CatalogueReader = { format: 'efonelfo', recognises: recognisesEfonelfo, read };
