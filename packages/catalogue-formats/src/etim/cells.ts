import { importMessage } from '../import-messages/index.ts';
import { Refusal, shown } from '../refusal.ts';
import type { TableRow } from '../tables/index.ts';

const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** The row's cells, trimmed. @throws Refusal when they are not those of the header */
export const trimmedCells = ({ cells }: TableRow, columns: readonly string[]): string[] => {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.length > columns.length && trimmed.at(-1) === '') trimmed.pop();
  if (trimmed.length !== columns.length) {
    throw new Refusal('columns', importMessage`the row has ${trimmed.length} cells, the header ${columns.length}`);
  }
  if (trimmed.some((cell) => CONTROL.test(cell))) {
    throw new Refusal('control-character', importMessage`the line contains control characters`);
  }
  return trimmed;
};

/** What a release calls a feature of a class: digits. @throws Refusal for anything else */
export const featureNumber = (text: string, field: string): string => {
  if (/^\d{1,18}$/.test(text)) return text;
  throw new Refusal('order', importMessage`${field} ${shown(text)} is not a whole number`, field);
};

/** A code of ETIM in capitals: EC, EF, EU or EV and six letters or digits. @throws Refusal for anything else */
export const etimCode = (prefix: 'EC' | 'EF' | 'EU' | 'EV', text: string | undefined, field: string): string => {
  const code = (text ?? '').toUpperCase();
  if (/^[A-Z]{2}[A-Z0-9]{6}$/.test(code) && code.startsWith(prefix)) return code;
  throw new Refusal(
    'code',
    importMessage`${field} ${shown(text ?? '')} is not a code such as “${prefix}000001”`,
    field,
  );
};
