import { LANGUAGES } from '@grossist/domain';

/** Counted up whenever documents or mapping change: an index of another layout is rebuilt. */
export const LAYOUT = 2;

const LONGEST = 512;

/** Looked for, neither counted nor sorted by. */
const wanted = { type: 'keyword', doc_values: false, ignore_above: LONGEST } as const;
/** Looked for and counted. */
const counted = { type: 'keyword', ignore_above: LONGEST } as const;
/** Sorted by, not looked for. */
const sorted = { type: 'keyword', index: false, ignore_above: LONGEST } as const;
/** Given back, nothing else. */
const carried = { type: 'keyword', index: false, doc_values: false } as const;

/**
 * Every text reaches the cluster as the terms that our own code made of it, so each field is a keyword and no analyzer
 * has a say. What is not told here is refused.
 */
export const MAPPING = {
  dynamic: 'strict',
  _source: { excludes: ['words', 'pairs', 'lows', 'highs', 'names', 'limiting', 'exclusive'] },
  properties: {
    key: counted,
    productKey: counted,
    markets: wanted,
    popularity: { type: 'short' },
    numbers: counted,
    words: { properties: { all: counted, main: wanted, ends: wanted, written: counted } },
    names: { properties: Object.fromEntries(LANGUAGES.map((language) => [language, sorted])) },
    nodePath: carried,
    pairs: { properties: { fixed: counted, features: counted } },
    lows: wanted,
    highs: wanted,
    limiting: wanted,
    exclusive: counted,
    // Of the one document that is no material.
    state: { type: 'object', enabled: false },
  },
} as const;

/** The furthest a list can be leafed through. */
export const DEEPEST = 100_000;
/** The most variations that are named with a product. */
export const MOST_VARIATIONS = 100;

/** While it is filled nobody searches in it. How many shards it has is left to the cluster's index templates. */
export const SETTINGS_WHILE_FILLED = {
  index: {
    refresh_interval: '-1',
    number_of_replicas: 0,
    max_result_window: DEEPEST,
    max_inner_result_window: MOST_VARIATIONS,
  },
} as const;

export const SETTINGS_IN_USE = { index: { refresh_interval: '1s', auto_expand_replicas: '0-1' } } as const;
