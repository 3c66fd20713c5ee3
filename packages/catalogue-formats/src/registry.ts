import { bmecatReader } from './bmecat/index.ts';
import { csvReader } from './csv/csv-reader.ts';
import { datanormReader } from './datanorm/index.ts';
import { efonelfoReader } from './efonelfo/efonelfo-reader.ts';
import { etimReader } from './etim/etim-reader.ts';
import { geonamesReader } from './geonames/geonames-reader.ts';
import { ndjsonReader } from './ndjson/ndjson-reader.ts';
import type { CatalogueFormat, CatalogueReader } from './reader.ts';

const BY_FORMAT: Readonly<Record<CatalogueFormat, CatalogueReader>> = {
  efonelfo: efonelfoReader,
  ndjson: ndjsonReader,
  bmecat: bmecatReader,
  datanorm: datanormReader,
  etim: etimReader,
  geonames: geonamesReader,
  csv: csvReader,
};

export const readers: readonly CatalogueReader[] = Object.values(BY_FORMAT);

export const readerOf = (format: CatalogueFormat): CatalogueReader => BY_FORMAT[format];

/** The format a file's first bytes speak of, whatever its name; undefined when no reader knows it. */
export const detectFormat = (head: Uint8Array): CatalogueFormat | undefined =>
  readers.find((reader) => reader.recognises(head))?.format;
