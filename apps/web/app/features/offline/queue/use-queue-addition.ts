import { useSignedInUser } from '../../../visitor.ts';
import { type NewEntry, ownerOf } from './queue-entry.ts';

type QueueAddition = (entry: NewEntry) => Promise<void>;

/**
 * Returns a function that puts an addition into the signed-in user's queue; undefined where nobody is signed in who has
 * a cart. It rejects when the browser refuses storage.
 */
export const useQueueAddition = (): QueueAddition | undefined => {
  const user = useSignedInUser();
  if (!user || user.companyNumber === '' || user.isReadOnly) return undefined;
  const owner = ownerOf(user);
  return async (entry) => (await import('./queue.ts')).queueAddition(owner, entry);
};
