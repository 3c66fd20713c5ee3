import type { LineDifferenceKind, ValidatedLineStatus } from '@grossist/domain';
import type { StoredCandidate, StoredLinePrice, StoredOrderLine } from '../../../db/index.ts';

/** A line with what has been found and decided of it. */
export interface WorkingLine {
  id: string;
  position: number;
  document: StoredOrderLine;
  /** What it may mean, the likeliest first. */
  candidates: readonly StoredCandidate[];
  /** The material that is meant; null while unknown. */
  material: string | null;
  /** Somebody chose it, and it is not chosen again. */
  isByHand: boolean;
  /** In sales units, when somebody changed it. */
  wanted: string | null;
  isRemoved: boolean;
  /** What is ordered of it, in sales units. */
  quantity: string;
  /** What of it is sold as clearance goods. */
  clearance: string;
  /** The part in which it is, or is being, ordered; null: none yet. */
  part: number | null;
  status: ValidatedLineStatus;
  isOrderable: boolean;
  differences: readonly LineDifferenceKind[];
  price: StoredLinePrice | null;
}

/** A line of a document of which nothing is known yet. */
export const freshLine = (id: string, position: number, document: StoredOrderLine): WorkingLine => ({
  id,
  position,
  document,
  candidates: [],
  material: null,
  isByHand: false,
  wanted: null,
  isRemoved: false,
  quantity: document.quantity,
  clearance: '0',
  part: null,
  status: 'notFound',
  isOrderable: false,
  differences: [],
  price: null,
});
