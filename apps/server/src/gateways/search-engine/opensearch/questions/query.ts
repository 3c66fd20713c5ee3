/** The part of the cluster's query language that is used, no more. */
export type Query =
  | { match_all: Record<string, never> }
  | { terms: Readonly<Record<string, readonly string[]>> }
  | { prefix: Readonly<Record<string, { value: string }>> }
  | { wildcard: Readonly<Record<string, { value: string }>> }
  | { regexp: Readonly<Record<string, { value: string; flags: 'NONE' }>> }
  | { range: Readonly<Record<string, { gte: string; lte: string }>> }
  | { fuzzy: Readonly<Record<string, Fuzzy>> }
  | { exists: { field: string } }
  | { bool: Bool }
  | { dis_max: { queries: readonly Query[] } }
  | { constant_score: { filter: Query; boost: number; _name?: string } };

interface Fuzzy {
  value: string;
  fuzziness: number;
  prefix_length: number;
  max_expansions: number;
  transpositions: true;
}

interface Bool {
  filter?: readonly Query[];
  must?: readonly Query[];
  should?: readonly Query[];
  must_not?: readonly Query[];
  minimum_should_match?: number;
}

export const EVERYTHING: Query = { match_all: {} };

/** Finds nothing. */
export const NOTHING: Query = { bool: { must_not: [EVERYTHING] } };

export const anyOf = (field: string, values: readonly string[]): Query => ({ terms: { [field]: values } });

/** All of them; of none, everything. Nothing of it counts for the order. */
export const allOf = (queries: readonly Query[]): Query => {
  const [only, ...others] = queries;
  if (only === undefined) return EVERYTHING;
  return others.length === 0 ? only : { bool: { filter: queries } };
};

/** At least one of them. */
export const either = (queries: readonly Query[]): Query => {
  const [only, ...others] = queries;
  if (only === undefined) return NOTHING;
  return others.length === 0 ? only : { bool: { should: queries, minimum_should_match: 1 } };
};

/** What a find counts for the order, however often or rare: the same on every shard and copy. */
export const worth = (boost: number, filter: Query, name?: string): Query => ({
  constant_score: { filter, boost, ...(name === undefined ? {} : { _name: name }) },
});

/** At least one of them, the best counts. */
export const bestOf = (queries: readonly Query[]): Query => ({ dis_max: { queries } });

/** A text as a pattern that means nothing but itself. */
export const escaped = (text: string): string => text.replace(/[.?+*|{}[\]()"\\#@&<>~^$]/g, '\\$&');
