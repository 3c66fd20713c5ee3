import { afterSending, type SentAddition } from '@grossist/domain';
import { useEffect, useState } from 'react';
import { newId } from '../../../api/index.ts';
import { changeOfOwner, inStore, OWNER_INDEX, QUEUE_STORE } from '../database.ts';
import { isQueueEntry, type NewEntry, type QueueEntry } from './queue-addition.ts';

const CHANNEL = 'grossist-queue';
const listeners = new Set<() => void>();

/** Other tabs of the browser show the same queue. */
let others: BroadcastChannel | undefined;
const channel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  others ??= new BroadcastChannel(CHANNEL);
  return others;
};

const notify = (): void => {
  for (const listener of listeners) listener();
};

const publish = (): void => {
  notify();
  channel()?.postMessage('changed');
};

/** Calls `listener` after each change of the queue, in any tab. Returns a function that unsubscribes. */
const subscribeToQueue = (listener: () => void): (() => void) => {
  if (listeners.size === 0) channel()?.addEventListener('message', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) channel()?.removeEventListener('message', notify);
  };
};

/** Returns an owner's entries in the order in which they were queued. */
export const readQueue = async (owner: string): Promise<QueueEntry[]> => {
  const found: unknown[] = await inStore(QUEUE_STORE, 'readonly', (store) => store.index(OWNER_INDEX).getAll(owner));
  return found.filter(isQueueEntry).toSorted((one, other) => one.order - other.order);
};

/** Adds entries at the end of an owner's queue, all or none; resolves when they are on disk. */
export const queueAdditions = async (owner: string, entries: readonly NewEntry[]): Promise<void> => {
  const values = entries.map((entry) => ({ ...entry, key: entry.key ?? newId(), owner, at: Date.now() }));
  await changeOfOwner(QUEUE_STORE, owner, () => ({ put: values, remove: [] }));
  publish();
};

export const removeFromQueue = async (order: number): Promise<void> => {
  await inStore(QUEUE_STORE, 'readwrite', (store) => store.delete(order));
  publish();
};

/** Sends a refused entry again as a new addition: with a new key and the chosen quantity. */
export const sendAgain = async (entry: QueueEntry, quantity: number): Promise<void> => {
  const { refusal: _, ...unrefused } = entry;
  await inStore(QUEUE_STORE, 'readwrite', (store) =>
    store.put({ ...unrefused, quantity, key: newId(), at: Date.now() }),
  );
  publish();
};

/** Stores the results of sent entries: added ones leave the queue, refused ones stay with their reason. */
export const settleQueue = async (owner: string, sent: readonly SentAddition[]): Promise<void> => {
  await changeOfOwner(QUEUE_STORE, owner, (found) => {
    const before = found.filter(isQueueEntry);
    const after = afterSending(before, sent);
    const left = new Set(after.map(({ order }) => order));
    return {
      put: after.filter((entry) => sent.some(({ key }) => key === entry.key)),
      remove: before.flatMap(({ order }) => (left.has(order) ? [] : [order])),
    };
  });
  publish();
};

interface Known {
  owner: string;
  entries: readonly QueueEntry[];
}

const NONE: readonly QueueEntry[] = [];

/** Returns the owner's current queue, following changes of all tabs. Empty where the browser refuses storage. */
export const useQueue = (owner: string): readonly QueueEntry[] => {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isOver = false;
    const read = (): void => {
      readQueue(owner).then(
        (entries) => {
          if (!isOver) setKnown({ owner, entries });
        },
        () => undefined,
      );
    };
    read();
    const stop = subscribeToQueue(read);
    return () => {
      isOver = true;
      stop();
    };
  }, [owner]);
  return known?.owner === owner ? known.entries : NONE;
};
