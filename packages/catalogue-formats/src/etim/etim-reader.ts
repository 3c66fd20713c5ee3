/** ETIM International's own files of its class model. */

import { importMessage } from '../import-message.ts';
import { type ByteSource, type CatalogueReader, NotThisFormat, type ReadEvent } from '../reader.ts';
import { type Delimiter, delimiterOf, headerCells } from '../tables/csv-rows.ts';
import { type HeadedTable, readTable, startOf, type TableBody } from '../tables/read-table.ts';
import { columnAt, etimNotes, textColumns } from './columns.ts';
import { readIxf, recognisesIxf } from './ixf/ixf-reader.ts';
import { MapTable } from './map-table.ts';
import { NamesTable, SynonymsTable } from './names-tables.ts';
import { NumberedValuesTable, UnitsTable } from './value-tables.ts';

interface EtimHeader {
  delimiter: Delimiter;
  body: () => TableBody;
}

const COMMON_NAMES = 'DESCRIPTION|DESC|NAME|TRANSLATION';
const NAMED = [
  { kind: 'etim-class-name', prefix: 'EC', id: 'ARTCLASSID', names: `ARTCLASSDESC|CLASSDESC|${COMMON_NAMES}` },
  { kind: 'etim-feature', prefix: 'EF', id: 'FEATUREID', names: `FEATUREDESC|${COMMON_NAMES}` },
  { kind: 'etim-value', prefix: 'EV', id: 'VALUEID', names: `VALUEDESC|${COMMON_NAMES}` },
] as const;

const SYNONYMS = 'SYNONYMS?|CLASSSYNONYMS?';

/** Returns the table that a header line belongs to, by its columns; undefined for any other line. */
const etimHeader = (line: string): EtimHeader | undefined => {
  const delimiter = delimiterOf(line);
  if (delimiter === undefined) return undefined;
  const columns = headerCells(line, delimiter);
  const notes = etimNotes();
  const languageAt = columnAt(columns, 'LANGUAGE', 'LANGUAGEID', 'LANGUAGECODE', 'LANG');
  const ids = ['ARTCLASSID', 'FEATUREID', 'VALUEID'].filter((name) => columnAt(columns, name) >= 0);

  const words = textColumns(columns, SYNONYMS);
  const classAt = columnAt(columns, 'ARTCLASSID', 'CLASSID', 'CODE');
  if (words.length > 0 && classAt >= 0 && !ids.some((id) => id !== 'ARTCLASSID')) {
    return { delimiter, body: () => new SynonymsTable({ columns, codeAt: classAt, words, languageAt }, notes) };
  }
  const numberAt = columnAt(columns, 'ARTCLASSFEATURENR');
  if (ids.length === 1 && ids[0] === 'VALUEID' && numberAt >= 0) {
    const table = { columns, numberAt, valueAt: columnAt(columns, 'VALUEID') };
    return { delimiter, body: () => new NumberedValuesTable(table) };
  }
  if (ids[0] === 'ARTCLASSID' && ids.length > 1) {
    const map = {
      columns,
      classAt: columnAt(columns, 'ARTCLASSID'),
      featureAt: columnAt(columns, 'FEATUREID'),
      valueAt: columnAt(columns, 'VALUEID'),
      typeAt: columnAt(columns, 'FEATURETYPE'),
      unitAt: columnAt(columns, 'UNITABBREV', 'UNIT'),
      unitCodeAt: columnAt(columns, 'UNITOFMEASID'),
      orderAt: columnAt(columns, 'SORTNR', 'SORTORDER'),
      numberAt,
    };
    return { delimiter, body: () => new MapTable(map, notes) };
  }
  const unitAt = columnAt(columns, 'UNITOFMEASID', 'UNITID');
  const abbreviationAt = columnAt(columns, 'UNITABBREV', 'UNITABBREVIATION', 'ABBREVIATION');
  const signAt = abbreviationAt >= 0 ? abbreviationAt : columnAt(columns, 'UNITDESC', 'UNITOFMEASDESC');
  if (ids.length === 0 && unitAt >= 0 && signAt >= 0) {
    return { delimiter, body: () => new UnitsTable({ columns, codeAt: unitAt, signAt }) };
  }
  for (const { kind, prefix, id, names } of NAMED) {
    const texts = textColumns(columns, names);
    if (ids.length !== 1 || ids[0] !== id || texts.length === 0) continue;
    const table = { kind, prefix, columns, codeAt: columnAt(columns, id), texts, languageAt };
    return { delimiter, body: () => new NamesTable(table, notes) };
  }
  return undefined;
};

/** A source whose first bytes were looked at; `whole` gives them again. */
interface Peeked {
  head: Uint8Array;
  whole: ByteSource;
}

const ENOUGH = 4096;

/** The first bytes of a source, at least a few thousand where it has them. */
const peeked = async (source: ByteSource): Promise<Peeked> => {
  const pieces = source[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  let isDone = false;
  while (length < ENOUGH && !isDone) {
    const { done, value } = await pieces.next();
    isDone = done === true;
    if (done !== true) {
      seen.push(value);
      length += value.length;
    }
  }
  const whole = async function* (): ByteSource {
    try {
      yield* seen;
      while (!isDone) {
        const { done, value } = await pieces.next();
        isDone = done === true;
        if (done !== true) yield value;
      }
    } finally {
      await pieces.return?.();
    }
  };
  return { head: Buffer.concat(seen), whole: whole() };
};

const headed = (line: string): HeadedTable => {
  const header = etimHeader(line);
  if (header) return { delimiter: header.delimiter, body: header.body() };
  throw new NotThisFormat(
    importMessage`The first line is not the header of an ETIM table: classes (${'ARTCLASSID, ARTCLASSDESC'}), features (${'FEATUREID, FEATUREDESC'}), values (${'VALUEID, VALUEDESC'}), features or values of classes (${'ARTCLASSID, FEATUREID, VALUEID'}), synonyms (${'ARTCLASSID, SYNONYMS'}) or units (${'UNITOFMEASID, UNITDESC'}).`,
  );
};

const recognises = (head: Uint8Array): boolean => {
  if (recognisesIxf(head)) return true;
  const first = startOf(head).find((line) => line.trim() !== '');
  return first !== undefined && etimHeader(first) !== undefined;
};

async function* read(source: ByteSource): AsyncGenerator<ReadEvent> {
  const { head, whole } = await peeked(source);
  yield* recognisesIxf(head) ? readIxf(whole) : readTable(whole, headed);
}

/**
 * The ETIM class model as ETIM International gives it out: as one XML document (IXF), or one table a file: classes, features, values, which values
 * and features classes have, and synonyms. Separated by tabs, semicolons or commas; names in any of the shop's
 * languages, named by the column ("Synonyms_DE", "EN_Description") or by a column LANGUAGE.
 *
 * Names that a spreadsheet took for dates (45781) cannot be restored: they are refused, so that their value goes
 * by its code until a good name comes. Ratios that it took for times (16:09:00) are restored, and noted.
 */
export const etimReader: CatalogueReader = { format: 'etim', recognises, read };
