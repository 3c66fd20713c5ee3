import { type Bits, countBits } from '../storage/bitset.ts';
import type { Segment } from './segment.ts';

/** A segment and which of its documents are still there. */
export interface MergeSource {
  segment: Segment;
  live: Bits;
}

export const sourceLives = ({ live }: MergeSource): number => countBits(live);
