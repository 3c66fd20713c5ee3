import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { ReadEvent } from '../reader.ts';
import type { EtimClassFeatureRecord, EtimFeatureType } from '../records.ts';
import type { TableBody, TableRow } from '../tables/read-table.ts';
import { type EtimNotes, etimCode, featureNumber, trimmedCells } from './columns.ts';

/** Where the columns are, -1 for nowhere. */
export interface MapColumns {
  columns: readonly string[];
  classAt: number;
  featureAt: number;
  valueAt: number;
  typeAt: number;
  /** The unit's sign. */
  unitAt: number;
  /** The unit's code in ETIM's own table. */
  unitCodeAt: number;
  orderAt: number;
  /** What the release calls a feature of a class where it tells its values. */
  numberAt: number;
}

interface Open {
  line: number;
  record: EtimClassFeatureRecord;
  values: string[];
}

const TYPES: readonly EtimFeatureType[] = ['A', 'N', 'R', 'L'];
const MOST_VALUES = 5000;

/** Which features and values classes have; rows of the same class and feature that follow each other are one record. */
export class MapTable implements TableBody {
  readonly #table: MapColumns;
  readonly #notes: EtimNotes;
  #open: Open | undefined;

  constructor(table: MapColumns, notes: EtimNotes) {
    this.#table = table;
    this.#notes = notes;
  }

  *begin(line: number): Generator<ReadEvent> {
    if (this.#table.unitCodeAt >= 0 && this.#table.unitAt < 0) this.#notes.add('unit-by-code', line);
    yield* [];
  }

  *row(row: TableRow): Generator<ReadEvent> {
    const { columns, classAt, featureAt, valueAt } = this.#table;
    const cells = trimmedCells(row, columns);
    const classCode = etimCode('EC', cells[classAt], columns[classAt] ?? '');
    const featureCode = featureAt < 0 ? undefined : etimCode('EF', cells[featureAt], columns[featureAt] ?? '');
    const valueCell = valueAt < 0 ? '' : (cells[valueAt] ?? '');
    // A feature of numbers has no values; a class alone says nothing.
    const value =
      valueCell === '' && featureCode !== undefined ? undefined : etimCode('EV', valueCell, columns[valueAt] ?? '');
    const record = this.#record(cells, classCode, featureCode);
    const isSame = this.#open?.record.classCode === classCode && this.#open.record.featureCode === featureCode;
    if (!isSame || (this.#open?.values.length ?? 0) >= MOST_VALUES) yield* this.#close();
    this.#open ??= { line: row.line, record, values: [] };
    if (value !== undefined) this.#open.values.push(value);
  }

  *end(): Generator<ReadEvent> {
    yield* this.#close();
    yield* this.#notes.notes();
  }

  #record(cells: readonly string[], classCode: string, featureCode: string | undefined): EtimClassFeatureRecord {
    const { columns, typeAt, unitAt, unitCodeAt, orderAt, numberAt } = this.#table;
    const typeCell = cells[typeAt] ?? '';
    const type = TYPES.find((known) => known === typeCell.toUpperCase());
    if (typeCell !== '' && type === undefined) {
      throw new Refusal('type', importMessage`${shown(typeCell)} is not A, N, R or L`, columns[typeAt]);
    }
    const orderCell = cells[orderAt] ?? '';
    if (!/^\d{0,9}$/.test(orderCell)) {
      throw new Refusal(
        'order',
        importMessage`${columns[orderAt] ?? ''} ${shown(orderCell)} is not a whole number`,
        columns[orderAt],
      );
    }
    const number = cells[numberAt] ?? '';
    const unit = cells[unitAt] ?? '';
    const unitCode = cells[unitCodeAt] ?? '';
    return {
      kind: 'etim-class-feature',
      classCode,
      ...(featureCode === undefined ? {} : { featureCode }),
      ...(type === undefined ? {} : { type }),
      ...(unit === '' ? {} : { unit }),
      ...(unitCode === '' ? {} : { unitCode: etimCode('EU', unitCode, columns[unitCodeAt] ?? '') }),
      ...(orderCell === '' ? {} : { sortOrder: Number(orderCell) }),
      ...(number === '' || featureCode === undefined ? {} : { number: featureNumber(number, columns[numberAt] ?? '') }),
    };
  }

  *#close(): Generator<ReadEvent> {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    const valueCodes = [...new Set(open.values)];
    const record = valueCodes.length === 0 ? open.record : { ...open.record, valueCodes };
    yield { type: 'record', line: open.line, record };
  }
}
