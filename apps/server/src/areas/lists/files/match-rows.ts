import type { ListImportReason } from '@grossist/contracts';
import { isOrderable, type ListRow, type Quantity } from '@grossist/domain';
import type { z } from 'zod';
import { type ResolvedMaterial, salesUnitsOf } from '../../cart/index.ts';

export type ImportReason = z.infer<typeof ListImportReason>;

/** A row of a file and the material that it names. */
export interface MatchedRow {
  row: ListRow;
  sapMaterialNumber: string;
  /** In sales units; undefined for a row without a quantity. */
  quantity: Quantity | undefined;
}

export interface RefusedRow {
  rowNumber: number;
  text: string;
  reason: ImportReason;
}

const sapOf = ({ sapMaterialNumber }: ResolvedMaterial): string => sapMaterialNumber;

/** Keeps those of the candidates that the row's other numbers name as well, as long as that leaves any. */
const narrowed = (first: readonly ResolvedMaterial[], others: readonly (readonly ResolvedMaterial[])[]) =>
  others.reduce((candidates, other) => {
    const named = new Set(other.map(sapOf));
    const both = candidates.filter((each) => named.has(each.sapMaterialNumber));
    return candidates.length > 1 && both.length > 0 ? both : candidates;
  }, first);

/**
 * Returns the material that a row means by the materials that bear its numbers: its first number counts, its others
 * decide where several materials bear that; then the one that can be ordered, as in the cart.
 */
const materialOf = (candidates: readonly (readonly ResolvedMaterial[])[]): ResolvedMaterial | ImportReason => {
  const [first = [], ...others] = candidates;
  const left = narrowed(first, others);
  const orderable = left.filter(({ status }) => isOrderable(status));
  const [material, ...more] = orderable.length > 0 ? orderable : left;
  if (material === undefined) return 'unknown-article-number';
  return more.length > 0 ? 'ambiguous-article-number' : material;
};

/**
 * Matches the rows of a file with materials.
 * @param candidatesOf materials of each number of each row
 */
export const matchRows = (
  rows: readonly ListRow[],
  candidatesOf: readonly (readonly (readonly ResolvedMaterial[])[])[],
): { matched: MatchedRow[]; refused: RefusedRow[] } => {
  const matched: MatchedRow[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { rowNumber, text } = row;
    const material = materialOf(candidatesOf[index] ?? []);
    if (typeof material === 'string') {
      refused.push({ rowNumber, text, reason: material });
      continue;
    }
    const { sapMaterialNumber } = material;
    const quantity =
      row.quantity === undefined ? undefined : salesUnitsOf({ ...row, quantity: row.quantity }, material);
    if (typeof quantity === 'object') refused.push({ rowNumber, text, reason: 'invalid-quantity' });
    else matched.push({ row, sapMaterialNumber, quantity });
  }
  return { matched, refused };
};
