import type { QueuedAddition } from '@grossist/domain';
import { useSignedInUser } from '../../../visitor.ts';

/** An addition to the cart that was made offline. */
export interface NewEntry {
  /** Idempotency key; absent: a new one. */
  key?: string;
  /** Number or code of the material, as it was scanned, typed or chosen. */
  identifier: string;
  /** In sales units, or in the unit that the scanned number means. */
  quantity: number;
  /** Name on screen: the material's name where it is known, else the number. */
  name: string;
}

/** An entry as the browser's database has it. */
export interface QueueEntry extends QueuedAddition, Required<NewEntry> {
  /** Its place in the queue, over all users. */
  order: number;
  /** Contact id and company number of who added it. */
  owner: string;
}

/** Returns the owner of a queue: a user who changed company has another queue. */
export const ownerOf = (user: { GrossistContactId: string; companyNumber: string }): string =>
  `${user.GrossistContactId} ${user.companyNumber}`;

/** Returns the contact id of an owner. */
export const contactOf = (owner: string): string => owner.split(' ', 1)[0] ?? '';

const TYPES = {
  order: 'number',
  owner: 'string',
  key: 'string',
  identifier: 'string',
  quantity: 'number',
  name: 'string',
  at: 'number',
};

/** Returns whether a stored value is an entry: another version of the shop may have written it. */
export const isQueueEntry = (value: unknown): value is QueueEntry =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(TYPES).every(([name, type]) => typeof Reflect.get(value, name) === type) &&
  ['undefined', 'string'].includes(typeof Reflect.get(value, 'refusal'));

type QueueAddition = (...entries: readonly NewEntry[]) => Promise<void>;
type AddToQueue = (owner: string, entries: readonly NewEntry[]) => Promise<void>;

let loaded: AddToQueue | undefined;

/** Stores the queue's function once it is loaded: offline it could not be loaded. */
export const setLoadedQueue = (addToQueue: AddToQueue): void => {
  loaded = addToQueue;
};

/**
 * Returns a function that puts additions into the signed-in user's queue; undefined for visitors without a cart. It rejects
 * when the browser refuses storage.
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
