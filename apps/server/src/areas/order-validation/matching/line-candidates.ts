import { candidatesOf } from '@grossist/domain';
import type { StoredCandidate, StoredOrderLine } from '../../../db/index.ts';
import type { HitsOf, NumberField, NumberHit } from './number-hits.ts';

const MOST = 10;

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

/** The materials that a line may mean by its numbers, the likeliest first, at most ten. */
export const lineCandidates = ({ numbers }: Pick<StoredOrderLine, 'numbers'>, hitsOf: HitsOf): StoredCandidate[] => {
  const named = numbers.map(({ kind, number }) => {
    const all = hitsOf(number);
    const isOpen = kind === 'buyer' || kind === 'any';
    const hits = isOpen ? asMeantBefore(all) : all.filter(({ field }) => field !== 'own');
    const isOwn = hits.some(({ field }) => field === 'own');
    return {
      kind: isOwn ? 'own' : kind,
      hits: hits.map(({ material, field }) => ({
        material,
        isOfThatKind: isOwn || (HOME[kind] ?? []).includes(field),
      })),
    };
  });
  return candidatesOf(named).slice(0, MOST);
};
