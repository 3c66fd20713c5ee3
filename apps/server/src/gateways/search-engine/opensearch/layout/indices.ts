import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Cluster } from '../cluster/index.ts';
import { MAPPING, SETTINGS_IN_USE, SETTINGS_WHILE_FILLED } from './mapping.ts';

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

/** Removes what the alias does not stand for: the index before, and what an interrupted rebuild left. */
export const removeOthers = async (cluster: Cluster, alias: string): Promise<void> => {
  const [used, answer] = [
    new Set(await indicesBehind(cluster, alias)),
    await cluster.ask({ method: 'GET', path: `/${alias}-*` }),
  ];
  for (const index of Object.keys(Indices.parse(answer))) if (!used.has(index)) await removeIndex(cluster, index);
};
