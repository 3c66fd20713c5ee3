import { LANGUAGES, type Language, languageOf, MARKETS, marketFacts } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { checkedRecord } from '../ndjson/ndjson-reader.ts';
import { Refusal, shown } from '../read-events.ts';
import type { CatalogueRecord } from '../records.ts';
import type { TableRow } from '../tables/read-table.ts';
import type { NumberColumn } from './cells.ts';
import { type Draft, put } from './column.ts';
import type { CsvHeader, FileColumn } from './header.ts';

/** Returns a cell without the signs that stop a spreadsheet from reading it as a number or a formula. */
const cleaned = (cell: string): string => {
  const trimmed = cell.trim();
  const [, asText] = /^="(.*)"$/.exec(trimmed) ?? [];
  if (asText !== undefined) return asText.trim();
  return /^'[=+\-@]/.test(trimmed) ? trimmed.slice(1) : trimmed;
};

type Cells = ReadonlyMap<string, string>;

/** Makes the record of a row. @throws Refusal naming the column that is wrong */
export type RecordMaker = (row: TableRow) => CatalogueRecord;

const cellsOf = ({ cells }: TableRow, { columns, width }: CsvHeader): Cells => {
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    throw new Refusal('columns', importMessage`the row has ${cells.length} cells, the header ${width}`);
  }
  return new Map(columns.map(({ at, column: { name } }) => [name, cleaned(cells[at] ?? '')]));
};

const requireNeeded = (cells: Cells, { kind, columns }: CsvHeader): void => {
  for (const need of kind.needs) {
    if (need.some((name) => cells.get(name))) continue;
    const headers = columns.filter(({ column: { name } }) => need.includes(name)).map(({ header }) => header);
    throw new Refusal('empty', importMessage`${headers.join(', ')} is empty`, headers[0]);
  }
};

/** Returns the language of texts whose column names none: the row's, else that of its first market. */
const languageOfRow = (cells: Cells): Language => {
  const written = cells.get('language');
  if (written) {
    const known = LANGUAGES.find((language) => language === written.toLowerCase());
    if (known) return known;
    throw new Refusal(
      'cell',
      importMessage`${'language'} ${shown(written)} is not one of ${LANGUAGES.join(', ')}`,
      'language',
    );
  }
  const markets = `${cells.get('market') ?? ''}${cells.get('markets') ?? ''}`.toUpperCase();
  const market = MARKETS.find((one) => markets.startsWith(one));
  return market === undefined ? 'en' : languageOf(marketFacts(market).locale);
};

/** A refusal that names a place in the record, as one that names the column it came from. */
const inColumns = (refusal: Refusal, columns: readonly FileColumn[], language: string): Refusal => {
  const { field } = refusal;
  if (field === undefined) return refusal;
  const place = field.replaceAll('[', '.').replaceAll(']', '');
  const from = columns
    .map(({ header, column: { at } }) => ({ header, at: at.replace('*', language) }))
    .filter(({ at }) => at !== '' && (place === at || place.startsWith(`${at}.`) || at.startsWith(`${place}.`)))
    .sort((left, right) => right.at.length - left.at.length)[0];
  if (!from) return refusal;
  const { says, values } = refusal.importMessage;
  const inHeader = values.map((value) => (typeof value === 'string' ? value.replace(field, from.header) : value));
  return new Refusal('cell', { says, values: inHeader }, from.header);
};

/** How the rows below a header become records, checked like those of NDJSON. Each column has its own numbers. */
export const recordMaker = (header: CsvHeader, numbersOf: readonly NumberColumn[]): RecordMaker => {
  const { kind, columns } = header;
  const filled = (cells: Cells, language: string): Draft => {
    const draft: Draft = {};
    const outspoken = new Set(
      columns.filter(({ column: { name } }) => cells.get(name)).map(({ column: { at } }) => at),
    );
    for (const [index, { header: title, column }] of columns.entries()) {
      const cell = cells.get(column.name) ?? '';
      const numbers = numbersOf[index];
      const place = column.at.replace('*', language);
      // "name" is Danish in a Danish row, unless "name_da" says what the Danish name is.
      const isSaidTwice = place !== column.at && outspoken.has(place);
      if (cell !== '' && place !== '' && numbers && !isSaidTwice) {
        put(draft, place, column.read(cell, { header: title, numbers }));
      }
    }
    return draft;
  };
  return (row) => {
    const cells = cellsOf(row, header);
    requireNeeded(cells, header);
    const language = languageOfRow(cells);
    const draft = filled(cells, language);
    try {
      return checkedRecord({ kind: kind.kind, ...(kind.finish ? kind.finish(draft) : draft) });
    } catch (error) {
      throw error instanceof Refusal ? inColumns(error, columns, language) : error;
    }
  };
};
