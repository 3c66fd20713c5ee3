import { MOST_COPIES } from '@grossist/domain';
import { useState } from 'react';

export interface Copies {
  /** Copies of every material that has none of its own. */
  each: number;
  /** By SAP number; 0 leaves the material out. */
  of: ReadonlyMap<string, number>;
  copiesOf(number: string): number;
  setEach(copies: number): void;
  setOf(number: string, copies: number): void;
  /** Returns the number of labels of so many materials. */
  count(materials: number): number;
}

const limited = (copies: number, least: number): number =>
  Math.min(MOST_COPIES, Math.max(least, Math.round(Number.isFinite(copies) ? copies : least)));

/** How often each label is printed. */
export const useCopies = (): Copies => {
  const [each, setEach] = useState(1);
  const [of, setOf] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    each,
    of,
    copiesOf: (number) => of.get(number) ?? each,
    setEach: (copies) => setEach(limited(copies, 1)),
    setOf: (number, copies) => setOf((known) => new Map(known).set(number, limited(copies, 0))),
    count: (materials) =>
      [...of.values()].reduce((sum, copies) => sum + copies, Math.max(0, materials - of.size) * each),
  };
};
