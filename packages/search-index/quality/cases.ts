import type { Language, Market } from '@grossist/domain';

/** What a case tries: each kind has a share of its own to reach. */
export type CaseKind = 'number' | 'two-words' | 'typo' | 'compound' | 'trade';

/** A query with a known answer. */
export interface QualityCase {
  kind: CaseKind;
  language: Language;
  market: Market;
  query: string;
  /** Keys of which one must be among the first five; of a number the very first hit must be. */
  expected: ReadonlySet<string>;
}

/** The least share of each kind that must be answered. */
export const TARGETS: Readonly<Record<CaseKind, number>> = {
  number: 1,
  'two-words': 0.98,
  typo: 0.95,
  compound: 0.95,
  trade: 0.95,
};

/** Where the readers of a language buy. */
export const MARKET_OF: Readonly<Record<Language, Market>> = {
  da: 'DK',
  de: 'DE',
  sv: 'SE',
  nl: 'NL',
  nb: 'NO',
  en: 'DK',
  fo: 'DK',
};

/** Numbers from 0 to below a limit, the same for the same seed. */
export const dice = (seed: number): ((limit: number) => number) => {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

/** Every so many-th of a list, so that there are about as many as wanted. */
export const spread = <T>(all: readonly T[], wanted: number): T[] => {
  const step = Math.max(1, Math.floor(all.length / wanted));
  return all.filter((_, index) => index % step === 0).slice(0, wanted);
};
