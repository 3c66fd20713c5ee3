/** GeoNames' postal codes, one country a file. */

import { fingerprint } from '../fingerprint.ts';
import { importMessage } from '../import-message.ts';
import { decodeLine, EncodingTally } from '../line-encoding.ts';
import { type FileLine, LineSplitter, withoutBom } from '../line-splitter.ts';
import { NoteTally, Refusal, refusedEvent, shown } from '../read-events.ts';
import { type ByteSource, type CatalogueReader, NotThisFormat, type ReadEvent } from '../reader.ts';
import type { PostalPlaceRecord } from '../records/places.ts';
import { startOf } from '../tables/read-table.ts';

/** country, code, place, three administrative names with their codes, latitude, longitude, accuracy. */
const FIELDS = 12;
const FEWEST_FIELDS = 11;

const CONTROL = /[\p{Cc}\u2028\u2029]/u;

const degrees = (text: string | undefined, field: string, most: number): number => {
  const value = Number(text);
  if (!/^-?\d{1,3}(\.\d+)?$/.test(text ?? '') || Math.abs(value) > most) {
    throw new Refusal('coordinates', importMessage`${field} ${shown(text ?? '')} is not degrees such as 55.676`, field);
  }
  return value;
};

const named = (text: string | undefined, field: string, longest: number): string => {
  const value = (text ?? '').trim();
  if (value === '' || value.length > longest || CONTROL.test(value)) {
    throw new Refusal(
      'field',
      importMessage`${field} ${shown(value)} is not a text of 1 to ${longest} characters`,
      field,
    );
  }
  return value;
};

/** Returns true if a line may be one of GeoNames', by its tabs, its country and its degrees. */
const isPlaceLine = (line: string): boolean => {
  const fields = line.split('\t');
  return (
    (fields.length === FIELDS || fields.length === FEWEST_FIELDS) &&
    /^[A-Z]{2}$/.test(fields[0] ?? '') &&
    /^-?\d{1,3}(\.\d+)?$/.test(fields[9] ?? '') &&
    /^-?\d{1,3}(\.\d+)?$/.test(fields[10] ?? '')
  );
};

/** @throws Refusal for a line that tells no place */
const readPlaceLine = (line: string): PostalPlaceRecord => {
  const fields = line.split('\t');
  if (fields.length !== FIELDS && fields.length !== FEWEST_FIELDS) {
    throw new Refusal('columns', importMessage`the line has ${fields.length} fields, ${FIELDS} are needed`);
  }
  const [country = '', postalCode, place] = fields;
  if (!/^[A-Z]{2}$/.test(country)) {
    throw new Refusal('country', importMessage`${'country code'} ${shown(country)} is not two letters`, 'country code');
  }
  return {
    kind: 'postal-place',
    countryCode: country,
    postalCode: named(postalCode, 'postal code', 20),
    place: named(place, 'place name', 200),
    latitude: degrees(fields[9], 'latitude', 90),
    longitude: degrees(fields[10], 'longitude', 180),
  };
};

const LONGEST_LINE = 4096;

const recognises = (head: Uint8Array): boolean => {
  const first = startOf(head).find((line) => line.trim() !== '');
  return first !== undefined && isPlaceLine(first);
};

/** Reads the lines of one file in turn. */
class Reading {
  readonly #encodings = new EncodingTally();
  readonly #notes = new NoteTally({ repeated: 'a town with the same postal code came earlier; the first was used' });
  /** A number for each place, so that a town in several communities is imported once. */
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
