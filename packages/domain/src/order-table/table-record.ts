import { unguardFormula } from './cells.ts';
import type { ColumnKind } from './data/header-words.ts';
import { type IdentifierColumn, type Layout, nearestAfter, type TableRow } from './layout.ts';
import { identifierOf, type NumberProblem, type NumberSigns, type ReadNumber, readNumberText } from './number-text.ts';

/** Kinds of columns that belong to the quantity on their left. */
type BesideQuantity = 'unit' | 'price' | 'perQuantity' | 'amount' | 'currency';

/** A row of a table by what its columns hold. */
export class TableRecord {
  readonly lineNumber: number;
  /** As it was written. */
  readonly written: string;
  readonly #row: TableRow;
  readonly #layout: Layout;
  readonly #signs: NumberSigns;
  readonly #quantityAt: number | undefined;

  constructor(row: TableRow, layout: Layout, signs: NumberSigns) {
    this.lineNumber = row.lineNumber;
    this.written = row.text;
    this.#row = row;
    this.#layout = layout;
    this.#signs = signs;
    this.#quantityAt = layout.quantities.find((column) => this.#cell(column) !== '') ?? layout.quantities[0];
  }

  #cell(column: number | undefined): string {
    return column === undefined ? '' : (this.#row.cells[column] ?? '').trim();
  }

  #columnOf(kind: ColumnKind): number | undefined {
    const columns = this.#layout.columns.get(kind);
    switch (kind) {
      case 'quantity':
        return this.#quantityAt;
      case 'unit':
      case 'price':
      case 'amount':
        return nearestAfter(columns, this.#quantityAt);
      case 'perQuantity':
        return nearestAfter(columns, this.#columnOf('price'));
      default:
        return columns?.find((column) => this.#cell(column) !== '');
    }
  }

  /** The identifiers of the row, the one that it goes by first; of each kind the first that is filled. */
  get identifiers(): readonly { kind: IdentifierColumn; number: string }[] {
    const found = new Map<IdentifierColumn, string>();
    for (const { column, kind } of this.#layout.identifiers) {
      const cell = identifierOf(this.#cell(column));
      // Several numbers of a document in one cell, as order validation exports them: the first is the one it goes by.
      const number = kind === 'bareNumber' ? (cell.split(' / ')[0] ?? cell) : cell;
      if (number !== '' && !found.has(kind)) found.set(kind, number);
    }
    return [...found].map(([kind, number]) => ({ kind, number }));
  }

  /** The text of a column as a person wrote it; undefined where there is none. */
  text(kind: ColumnKind): string | undefined {
    return unguardFormula(this.#cell(this.#columnOf(kind))) || undefined;
  }

  /** The number of a column, or why it is none; undefined where the cell is empty. */
  number(kind: 'quantity' | BesideQuantity): ReadNumber | NumberProblem | undefined {
    const column = this.#columnOf(kind);
    const cell = this.#cell(column);
    if (cell === '' || column === undefined) return undefined;
    return this.#row.numeric?.has(column) ? readNumberText(cell, { proven: '.' }) : readNumberText(cell, this.#signs);
  }

  /** The unit as it is written, in its own column or in the header of the quantity. */
  get unit(): string | undefined {
    return this.text('unit') ?? this.#layout.meanings[this.#quantityAt ?? -1]?.unit;
  }

  /** The currency that the row or the header of the price or amount names. */
  get currency(): string | undefined {
    const named = (kind: 'price' | 'amount') => this.#layout.meanings[this.#columnOf(kind) ?? -1]?.currency;
    return this.text('currency') ?? named('price') ?? named('amount');
  }

  /** A row with neither an identifier nor a quantity is a title, a note or a sum. */
  get isLine(): boolean {
    return this.identifiers.length > 0 || this.#cell(this.#quantityAt) !== '';
  }

  /** A comma that separates the cells may have been meant to separate the decimals: "1234567,2,5". */
  isSplitDecimal(width: number): boolean {
    const at = this.#quantityAt;
    if (at === undefined || this.#row.cells.length <= width) return false;
    return /^\d+$/.test(this.#cell(at)) && /^\d{1,3}$/.test(this.#cell(at + 1));
  }
}
