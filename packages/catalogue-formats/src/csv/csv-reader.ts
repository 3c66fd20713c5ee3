import type { ByteSource, CatalogueReader, ReadEvent } from '../reader.ts';
import { type Delimiter, type HeadedTable, readTable, startOf } from '../tables/index.ts';
import { CsvTable } from './csv-table.ts';
import { csvHeader, isCsvHeader } from './header.ts';

/** Excel's own first line, "sep=;". */
const SEPARATED = /^"?sep=([;,|\t])"?$/i;

const separatorIn = (line: string): Delimiter | undefined => {
  const [, sign] = SEPARATED.exec(line) ?? [];
  return sign === ';' || sign === ',' || sign === '|' || sign === '\t' ? sign : undefined;
};

const recognises = (head: Uint8Array): boolean => {
  const [first, second] = startOf(head).filter((line) => line.trim() !== '');
  if (first === undefined) return false;
  const told = separatorIn(first);
  return told === undefined ? isCsvHeader(first) : second !== undefined && isCsvHeader(second, told);
};

const read = (source: ByteSource): AsyncGenerator<ReadEvent> => {
  let told: Delimiter | undefined;
  const headed = (line: string): HeadedTable | undefined => {
    const separator = told === undefined ? separatorIn(line) : undefined;
    if (separator !== undefined) {
      told = separator;
      return undefined;
    }
    const header = csvHeader(line, told);
    return { delimiter: header.delimiter, body: new CsvTable(header) };
  };
  return readTable(source, headed);
};

/**
 * Tables of everything that is in no format of the trade: materials, price and stock lists, discounts, net prices,
 * customers, suppliers, the catalogue's tree, assortments. The header tells of which kind a table is; its columns, and
 * what their cells may hold, are in docs/import-formats.md.
 */
export const csvReader: CatalogueReader = { format: 'csv', recognises, read };
