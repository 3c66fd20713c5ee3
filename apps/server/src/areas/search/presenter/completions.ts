import type { Completion } from '@grossist/contracts';
import type { Completions } from '@grossist/search-index';

/** How a query may go on, each with what it finds; the corrected query first. [sea-01] */
export const presentCompletions = ({ completions, didYouMean }: Completions, most: number): Completion[] =>
  [
    ...(didYouMean === undefined
      ? []
      : [{ Query: didYouMean.text, Kind: 'correction' as const, Count: didYouMean.count }]),
    ...completions
      .filter(({ text }) => text !== didYouMean?.text)
      .map(({ text, kind, count }) => ({ Query: text, Kind: kind, Count: count })),
  ].slice(0, most);
