import type { QueuedAddition } from '@grossist/domain';

/** What a person added while they were offline. */
export interface NewEntry {
  /** Idempotency key; absent: a new one. */
  key?: string;
  /** Number or code of the material, as it was scanned, typed or pressed. */
  identifier: string;
  /** In sales units, or in what the number stands for. */
  quantity: number;
  /** What the entry is called on screen: the name of the material where it is known, else the number. */
  name: string;
}

/** An entry as the browser's database has it. */
export interface QueueEntry extends QueuedAddition, Required<NewEntry> {
  /** Its place in the queue, over all users. */
  order: number;
  /** Contact id and company number of who added it. */
  owner: string;
}

/** Tells the owner of a queue: a user who changed company has another. */
export const ownerOf = (user: { GrossistContactId: string; companyNumber: string }): string =>
  `${user.GrossistContactId} ${user.companyNumber}`;

/** The contact whose queue it is. */
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

/** Whether a value of the database is an entry: another version of the shop may have written it. */
export const isQueueEntry = (value: unknown): value is QueueEntry =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(TYPES).every(([name, type]) => typeof Reflect.get(value, name) === type) &&
  ['undefined', 'string'].includes(typeof Reflect.get(value, 'refusal'));
