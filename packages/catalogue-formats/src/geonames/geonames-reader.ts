import { decodeLine, EncodingTally } from '../encoding/index.ts';
import { refusedEvent } from '../events.ts';
import { fingerprint } from '../fingerprint.ts';
import { importMessage } from '../import-messages/index.ts';
import { type FileLine, LineSplitter, withoutBom } from '../lines/index.ts';
import { NoteTally } from '../note-tally.ts';
import { type ByteSource, type CatalogueReader, NotThisFormat, type ReadEvent } from '../reader.ts';
import { Refusal } from '../refusal.ts';
import { startOf } from '../tables/index.ts';
import { isPlaceLine, readPlaceLine } from './place-line.ts';

const LONGEST_LINE = 4096;

const recognises = (head: Uint8Array): boolean => {
  const first = startOf(head).find((line) => line.trim() !== '');
  return first !== undefined && isPlaceLine(first);
};

/** Reads the lines of one file in turn. */
class Reading {
  readonly #encodings = new EncodingTally();
  readonly #notes = new NoteTally({ repeated: 'a town with the same postal code came earlier; the first was used' });
  /** A number for each place, so that a town in several communities is told once. */
  readonly #seen = new Set<number>();
  #isBegun = false;

  *line({ number, bytes }: FileLine): Generator<ReadEvent> {
    const { text, encoding } = decodeLine(number === 1 && bytes ? withoutBom(bytes) : (bytes ?? new Uint8Array()));
    if (bytes && text.trim() === '') return;
    if (!this.#isBegun && !isPlaceLine(text)) {
      throw new NotThisFormat(
        importMessage`The first line is not in GeoNames format: country, postal code, place …, separated by tabs.`,
      );
    }
    this.#isBegun = true;
    try {
      if (!bytes) throw new Refusal('line-too-long', importMessage`the line is longer than ${LONGEST_LINE} bytes`);
      this.#encodings.add(encoding);
      const record = readPlaceLine(text);
      const place = fingerprint([record.countryCode, record.postalCode.replaceAll(' ', ''), record.place]);
      if (this.#seen.has(place)) {
        this.#notes.add('repeated', number);
        return;
      }
      this.#seen.add(place);
      yield { type: 'record', line: number, record };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield refusedEvent(number, error);
    }
  }

  *end(): Generator<ReadEvent> {
    if (!this.#isBegun) throw new NotThisFormat(importMessage`The file is empty.`);
    yield* this.#notes.notes();
    yield this.#encodings.note();
  }
}

async function* read(source: ByteSource): AsyncGenerator<ReadEvent> {
  const lines = new LineSplitter(LONGEST_LINE);
  const reading = new Reading();
  for await (const chunk of source) for (const line of lines.push(chunk)) yield* reading.line(line);
  for (const line of lines.end()) yield* reading.line(line);
  yield* reading.end();
}

/**
 * GeoNames' files of postal codes (`DK.txt`, `allCountries.txt`): one place a line, eleven or twelve fields parted by
 * tabs, without a header or quotes.
 */
export const geonamesReader: CatalogueReader = { format: 'geonames', recognises, read };
