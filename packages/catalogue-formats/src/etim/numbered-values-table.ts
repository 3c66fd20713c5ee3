import type { ReadEvent } from '../reader.ts';
import type { TableBody, TableRow } from '../tables/index.ts';
import { etimCode, featureNumber, trimmedCells } from './cells.ts';

export interface NumberedValuesColumns {
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
