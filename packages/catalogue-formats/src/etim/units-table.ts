import { importMessage } from '../import-messages/index.ts';
import type { ReadEvent } from '../reader.ts';
import { Refusal, shown } from '../refusal.ts';
import type { TableBody, TableRow } from '../tables/index.ts';
import { etimCode, trimmedCells } from './cells.ts';

export interface UnitsColumns {
  columns: readonly string[];
  codeAt: number;
  /** The abbreviation, or the name where the table has none. */
  signAt: number;
}

const LONGEST_SIGN = 40;

/** ETIM's units: a code and the sign that is shown. A unit without a sign, as "no unit", is none. */
export class UnitsTable implements TableBody {
  readonly #table: UnitsColumns;

  constructor(table: UnitsColumns) {
    this.#table = table;
  }

  *begin(): Generator<ReadEvent> {
    yield* [];
  }

  *row(row: TableRow): Generator<ReadEvent> {
    const { columns, codeAt, signAt } = this.#table;
    const cells = trimmedCells(row, columns);
    const code = etimCode('EU', cells[codeAt], columns[codeAt] ?? '');
    const sign = cells[signAt] ?? '';
    const column = columns[signAt] ?? '';
    if (sign === '') return;
    if (sign.length > LONGEST_SIGN) {
      throw new Refusal(
        'name',
        importMessage`${column} ${shown(sign)} has more than ${LONGEST_SIGN} characters`,
        column,
      );
    }
    yield { type: 'record', line: row.line, record: { kind: 'etim-unit', code, sign } };
  }

  *end(): Generator<ReadEvent> {
    yield* [];
  }
}
