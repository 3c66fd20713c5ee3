import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@grossist/domain';
import { z } from 'zod';
import type { Cluster } from '../cluster/cluster.ts';

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
 * has a say. Fields that are not mapped here are refused.
 */
const MAPPING = {
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

/** The highest offset that a list can be paged to. */
export const DEEPEST = 100_000;
/** The most variations that are named with a product. */
export const MOST_VARIATIONS = 100;

/** It is not searched while it is filled. How many shards it has is left to the cluster's index templates. */
const SETTINGS_WHILE_FILLED = {
  index: {
    refresh_interval: '-1',
    number_of_replicas: 0,
    max_result_window: DEEPEST,
    max_inner_result_window: MOST_VARIATIONS,
  },
} as const;

const SETTINGS_IN_USE = { index: { refresh_interval: '1s', auto_expand_replicas: '0-1' } } as const;

const Indices = z.record(z.string(), z.unknown());

/** The alias that searches go to; the indices behind it are named after it. */
export const aliasOf = (prefix: string): string => `${prefix}-materials`;

/** Makes an index to be filled. @returns its name, which sorts by time */
export const createIndex = async (cluster: Cluster, alias: string): Promise<string> => {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const index = `${alias}-${time}-${randomBytes(4).toString('hex')}`;
  await cluster.ask({ method: 'PUT', path: `/${index}`, body: { settings: SETTINGS_WHILE_FILLED, mappings: MAPPING } });
  return index;
};

/** Makes a filled index fit to be searched in. */
export const finishIndex = async (cluster: Cluster, index: string): Promise<void> => {
  await cluster.ask({ method: 'PUT', path: `/${index}/_settings`, body: SETTINGS_IN_USE });
  await refresh(cluster, index);
};

/** Lets searches see everything that was written. */
export const refresh = async (cluster: Cluster, index: string): Promise<void> => {
  await cluster.ask({ method: 'POST', path: `/${index}/_refresh` });
};

/** The indices that the alias refers to: one, or none yet. */
export const indicesBehind = async (cluster: Cluster, alias: string): Promise<string[]> => {
  const answer = await cluster.ask({ method: 'GET', path: `/_alias/${alias}`, mayBeMissing: true });
  return answer === undefined ? [] : Object.keys(Indices.parse(answer));
};

/** Puts an index in the place of the one in use, in one step. */
export const swap = async (cluster: Cluster, alias: string, index: string): Promise<void> => {
  const before = await indicesBehind(cluster, alias);
  const actions = [...before.map((old) => ({ remove: { index: old, alias } })), { add: { index, alias } }];
  await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions } });
};

export const removeIndex = async (cluster: Cluster, index: string): Promise<void> => {
  await cluster.ask({ method: 'DELETE', path: `/${index}`, mayBeMissing: true });
};

/** Removes indices that the alias does not refer to: the previous one, and those of interrupted rebuilds. */
export const removeOthers = async (cluster: Cluster, alias: string): Promise<void> => {
  const [used, answer] = [
    new Set(await indicesBehind(cluster, alias)),
    await cluster.ask({ method: 'GET', path: `/${alias}-*` }),
  ];
  for (const index of Object.keys(Indices.parse(answer))) if (!used.has(index)) await removeIndex(cluster, index);
};
