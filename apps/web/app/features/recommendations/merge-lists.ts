import type { RecommendationKind, SearchDocument } from '@grossist/contracts';

export interface RecommendationList {
  Kind: RecommendationKind;
  Documents: readonly SearchDocument[];
}

/** What is known before the shop was asked, then what it recommends: each kind once, each material in one list. */
export const mergeLists = (
  known: readonly RecommendationList[],
  recommended: readonly RecommendationList[],
): RecommendationList[] => {
  const kinds = new Set<string>();
  const shown = new Set<string>();
  return [...known, ...recommended].flatMap(({ Kind, Documents }) => {
    const fresh = kinds.has(Kind) ? [] : Documents.filter(({ Code }) => !shown.has(Code) && shown.add(Code));
    if (fresh.length === 0) return [];
    kinds.add(Kind);
    return [{ Kind, Documents: fresh }];
  });
};
