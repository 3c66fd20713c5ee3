import { useSignedInUser } from '../../../visitor.ts';
import { type NewEntry, ownerOf } from './queue-entry.ts';

type QueueAddition = (...entries: readonly NewEntry[]) => Promise<void>;
type AddToQueue = (owner: string, entries: readonly NewEntry[]) => Promise<void>;

let loaded: AddToQueue | undefined;

/** Notes that the page has loaded the queue: without a connection it can't be loaded any more. */
export const setLoadedQueue = (addToQueue: AddToQueue): void => {
  loaded = addToQueue;
};

/**
 * Returns a function that puts additions into the signed-in user's queue; undefined where nobody is signed in who has
 * a cart. It rejects when the browser refuses storage.
 */
export const useQueueAddition = (): QueueAddition | undefined => {
  const user = useSignedInUser();
  if (!user || user.companyNumber === '' || user.isReadOnly) return undefined;
  const owner = ownerOf(user);
  return async (...entries) => {
    const addToQueue = loaded ?? (await import('../offline-app.tsx')).addToQueue;
    return addToQueue(owner, entries);
  };
};
