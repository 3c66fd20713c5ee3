import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { ReadEvent } from '../reader.ts';
import type { TableBody, TableRow } from '../tables/read-table.ts';
import { etimCode, featureNumber, trimmedCells } from './columns.ts';

interface NumberedValuesColumns {
  columns: readonly string[];
  /** Number of a feature of a class in the release. */
  numberAt: number;
  valueAt: number;
}

interface Open {
  line: number;
  number: string;
  values: Set<string>;
}

const MOST_VALUES = 5000;

/** Values of features of classes by the numbers of these; rows of a number that follow each other are one record. */
export class NumberedValuesTable implements TableBody {
  readonly #table: NumberedValuesColumns;
  #open: Open | undefined;

  constructor(table: NumberedValuesColumns) {
    this.#table = table;
  }

  *begin(): Generator<ReadEvent> {
    yield* [];
  }

  *row(row: TableRow): Generator<ReadEvent> {
    const { columns, numberAt, valueAt } = this.#table;
    const cells = trimmedCells(row, columns);
    const number = featureNumber(cells[numberAt] ?? '', columns[numberAt] ?? '');
    const value = etimCode('EV', cells[valueAt], columns[valueAt] ?? '');
    if (this.#open?.number !== number || this.#open.values.size >= MOST_VALUES) yield* this.end();
    this.#open ??= { line: row.line, number, values: new Set() };
    this.#open.values.add(value);
  }

  *end(): Generator<ReadEvent> {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    const record = { kind: 'etim-numbered-values', number: open.number, valueCodes: [...open.values] } as const;
    yield { type: 'record', line: open.line, record };
  }
}

interface UnitsColumns {
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
