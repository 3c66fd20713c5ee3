import { importMessage } from '../import-message.ts';
import { shown } from '../read-events.ts';
import { NotThisFormat } from '../reader.ts';
import { type Delimiter, delimiterOf, headerCells } from '../tables/csv-rows.ts';
import { featureValue } from './cells.ts';
import { type Column, column, type TableKind } from './column.ts';
import { TABLE_KINDS } from './kinds/table-kinds.ts';

/** A column of a file: what it is, and what its header says. */
export interface FileColumn {
  at: number;
  header: string;
  column: Column;
}

export interface CsvHeader {
  delimiter: Delimiter;
  /** How many cells it has, unknown ones counted. */
  width: number;
  kind: TableKind;
  columns: readonly FileColumn[];
  unknown: readonly string[];
}

/** "EL number" and "el-number" are "el_number". */
const canonical = (header: string): string =>
  header
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');

const FEATURE = /^(ef[a-z0-9]{6})(?:_|$)/;

const columnOf = (header: string, kind: TableKind): Column | undefined => {
  const name = canonical(header);
  const known = kind.columns.find((one) => one.name === name || one.aliases?.includes(name));
  if (known || kind.kind !== 'material') return known;
  const [, feature] = FEATURE.exec(name) ?? [];
  return feature === undefined ? undefined : column(feature, `features.${feature.toUpperCase()}`, featureValue);
};

const fitted = (headers: readonly string[], kind: TableKind): Pick<CsvHeader, 'columns' | 'unknown'> => {
  const columns: FileColumn[] = [];
  const unknown: string[] = [];
  for (const [at, header] of headers.entries()) {
    const known = columnOf(header, kind);
    if (known) columns.push({ at, header, column: known });
    else if (header !== '') unknown.push(header);
  }
  return { columns, unknown };
};

const lacking = (kind: TableKind, columns: readonly FileColumn[]): (readonly string[])[] => {
  const names = new Set(columns.map((one) => one.column.name));
  return kind.needs.filter((need) => !need.some((name) => names.has(name)));
};

/** Columns of which one must be there that a message lists. */
const MOST_LISTED = 6;

const listed = (need: readonly string[]): string => {
  const [first = '', second = ''] = need;
  if (need.length === 1) return first;
  if (second.startsWith(`${first}_`)) return `${first} (or ${second} …)`;
  return `one of ${need.slice(0, MOST_LISTED).join(', ')}${need.length > MOST_LISTED ? ' …' : ''}`;
};

/** How a line fits each kind, the best first. */
const fits = (headers: readonly string[]) =>
  TABLE_KINDS.map((kind) => {
    const { columns, unknown } = fitted(headers, kind);
    return { kind, columns, unknown, missing: lacking(kind, columns) };
  }).sort(
    (left, right) =>
      Number(left.missing.length > 0) - Number(right.missing.length > 0) ||
      right.columns.length - left.columns.length ||
      left.missing.length - right.missing.length,
  );

/** Whether a line is a header, or so nearly one that its reader had better say what it lacks. */
export const isCsvHeader = (line: string, given?: Delimiter): boolean => {
  const delimiter = given ?? delimiterOf(line);
  if (delimiter === undefined) return false;
  const [best] = fits(headerCells(line, delimiter));
  if (!best) return false;
  return best.missing.length === 0 || (best.columns.length > 1 && best.columns.length >= best.unknown.length);
};

/** What a header says. @throws NotThisFormat, naming the kinds of table and their columns, when it is of none */
export const csvHeader = (line: string, given?: Delimiter): CsvHeader => {
  const delimiter = given ?? delimiterOf(line);
  const headers = delimiter === undefined ? [line.trim()] : headerCells(line, delimiter);
  const [best] = fits(headers);
  if (delimiter === undefined || !best || best.missing.length > 0) {
    const kinds = TABLE_KINDS.map(({ title, needs }) => `${title}: ${needs.map(listed).join(', ')}`).join('; ');
    const closest = best && best.columns.length > 0 ? best : undefined;
    throw new NotThisFormat(
      closest
        ? importMessage`The columns in the first line don’t match any supported table. The closest is ${closest.kind.title}, which lacks ${closest.missing.map(listed).join(', ')}. Supported tables: ${kinds}.`
        : importMessage`The columns in the first line don’t match any supported table. Supported tables: ${kinds}.`,
    );
  }
  const { kind, columns, unknown } = best;
  for (const [index, one] of columns.entries()) {
    const other = columns.slice(index + 1).find(({ column: { name } }) => name === one.column.name);
    if (other)
      throw new NotThisFormat(
        importMessage`Two columns are the same: ${shown(one.header)} and ${shown(other.header)}.`,
      );
  }
  return { delimiter, width: headers.length, kind, columns, unknown };
};
