import { candidatesOf } from '@grossist/domain';
import type { StoredCandidate, StoredOrderLine } from '../../../db/index.ts';
import type { HitsOf, NumberField, NumberHit } from './number-hits.ts';

const MOST = 10;
/** How materials are found that only suggest themselves: by a number of another kind than the document says. */
export const ELSEWHERE = 'other';

/** Fields in which a number of a kind is at home. A number of no kind may be any but a supplier's, of which there are many. */
const HOME: Readonly<Record<string, readonly NumberField[]>> = {
  sap: ['sap'],
  ean: ['ean'],
  el: ['el'],
  hws: ['hws'],
  supplier: ['supplier'],
  buyer: ['own'],
  any: ['sap', 'ean', 'el', 'hws'],
};

/** What the customer meant before is meant again, unless it is the number of something else by its own kind. */
const asMeantBefore = (hits: readonly NumberHit[]): readonly NumberHit[] => {
  const own = hits.filter(({ field }) => field === 'own');
  return own.length > 0 ? own : hits;
};

/** Kinds that say of which number space a number is. */
const isOfOneSpace = (kind: string): boolean => kind !== 'any';

/**
 * The materials that a line may mean by its numbers, the likeliest first, at most ten. A number of a kind that only another
 * number space has (a SAP number that is some material's EL number) suggests that material and names none.
 */
export const lineCandidates = ({ numbers }: Pick<StoredOrderLine, 'numbers'>, hitsOf: HitsOf): StoredCandidate[] => {
  const found = numbers.map(({ kind, number }) => {
    const all = hitsOf(number);
    const isOpen = kind === 'buyer' || kind === 'any';
    const hits = isOpen ? asMeantBefore(all) : all.filter(({ field }) => field !== 'own');
    const isOwn = hits.some(({ field }) => field === 'own');
    const judged = hits.map(({ material, field }) => ({
      material,
      isOfThatKind: isOwn || (HOME[kind] ?? []).includes(field),
    }));
    const isElsewhere = isOfOneSpace(kind) && !judged.some(({ isOfThatKind }) => isOfThatKind);
    return { kind: isOwn ? 'own' : kind, isElsewhere, hits: judged };
  });
  const named = found.filter(({ isElsewhere }) => !isElsewhere);
  const meant = candidatesOf(named);
  if (meant.length > 0) return meant.slice(0, MOST);
  return candidatesOf(found.map((each) => ({ ...each, kind: ELSEWHERE }))).slice(0, MOST);
};
