import type { ClientBase } from 'pg';
import { documentOf } from '../documents/document-of.ts';
import { createIndex, finishIndex, refresh, removeIndex, removeOthers, swap } from '../layout/indices.ts';
import { bulk } from './bulk.ts';
import { applyChanges, type ChangesDeps, lastChange } from './changes.ts';
import { type IndexState, whileRebuilding, whileWriting, writeState } from './index-state.ts';

const countInto = async (client: ClientBase, deps: ChangesDeps, index: string): Promise<number> => {
  let count = 0;
  for await (const batch of deps.source.all(client)) {
    await bulk(
      deps,
      index,
      batch.map((document) => ({ key: document.key, document: documentOf(document) })),
    );
    count += batch.length;
    deps.signal.throwIfAborted();
  }
  return count;
};

/** Writes the catalogue as it is at one moment into an empty index. */
const fill = async (
  client: ClientBase,
  deps: ChangesDeps,
  index: string,
): Promise<{ state: IndexState; materials: number }> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    const state = await lastChange(client);
    return { state, materials: await countInto(client, deps, index) };
  } finally {
    await client.query('commit');
  }
};

/**
 * Fills another index beside the one in use and puts it in its place, complete up to that moment. An index that could
 * not be finished is removed.
 */
export const rebuild = (client: ClientBase, deps: ChangesDeps, alias: string): Promise<void> =>
  whileRebuilding(client, alias, async () => {
    const { cluster, log } = deps;
    const started = performance.now();
    const index = await createIndex(cluster, alias);
    try {
      const { state, materials } = await fill(client, deps, index);
      await writeState(cluster, index, state);
      await finishIndex(cluster, index);
      const reached = await applyChanges(client, deps, index, state);
      await whileWriting(client, alias, async () => {
        await applyChanges(client, deps, index, reached);
        await refresh(cluster, index);
        await swap(cluster, alias, index);
      });
      log.info({ index, materials, ms: Math.round(performance.now() - started) }, 'search is filled');
    } catch (error) {
      await removeIndex(cluster, index).catch(() => undefined);
      throw error;
    }
    await removeOthers(cluster, alias).catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'Old indices are still there');
    });
  });
