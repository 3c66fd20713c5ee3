import { afterSending, type SentAddition } from '@grossist/domain';
import { newId } from '../../../api/index.ts';
import { changeOfOwner, inStore, OWNER_INDEX, QUEUE_STORE } from '../database.ts';
import { isQueueEntry, type NewEntry, type QueueEntry } from './queue-entry.ts';

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

/** Calls `listener` after each change of the queue, in whatever tab. Returns what ends it. */
export const subscribeToQueue = (listener: () => void): (() => void) => {
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

/** Lets a refused entry be sent once more, as another addition: with a new key and the quantity that was chosen. */
export const sendAgain = async (entry: QueueEntry, quantity: number): Promise<void> => {
  const { refusal: _, ...kept } = entry;
  await inStore(QUEUE_STORE, 'readwrite', (store) => store.put({ ...kept, quantity, key: newId(), at: Date.now() }));
  publish();
};

/** Notes what became of sent entries: what was added leaves the queue, what was refused stays with its reason. */
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
