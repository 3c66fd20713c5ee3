import { addQueuedItems, type OperationOutput } from '@grossist/contracts';
import { additionsToSend, overdueAdditions, type SentAddition } from '@grossist/domain';
import { callOperation, ProblemError } from '../../../api/index.ts';
import { readQueue, settleQueue } from './queue.ts';
import { contactOf, type QueueEntry } from './queue-entry.ts';

/**
 * Why sending ended: everything was sent, the shop could not be reached and is to be tried later, or it did not take
 * the queue from who is signed in now.
 */
export type SendingEnd = 'done' | 'later' | 'not-theirs';

const LOCK = 'grossist-queue';

/** Milliseconds after which a request counts as lost; it is repeated with the same keys. */
const LONGEST_REQUEST = 30_000;

const resultsOf = ({ Results }: OperationOutput<typeof addQueuedItems>): SentAddition[] =>
  Results.map(({ Key, Reason }) => (Reason === null ? { key: Key } : { key: Key, refusal: Reason }));

/** The entries that a refusal of the whole request is about; the first where it names none, so that the others go on. */
const refusedOf = (batch: readonly QueueEntry[], { code, errors }: ProblemError): SentAddition[] => {
  const places = errors.flatMap(({ field }) => {
    const place = /^Entries\.(\d+)/.exec(field)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
  return batch
    .filter((_, place) => (places.length === 0 ? place === 0 : places.includes(place)))
    .map(({ key }) => ({
      key,
      refusal: code,
    }));
};

/** What a request that failed means for its entries; a later try uses the same keys. */
const afterFailure = (batch: readonly QueueEntry[], error: unknown): SentAddition[] | SendingEnd => {
  // The request took too long.
  if (!(error instanceof ProblemError)) return 'later';
  if (error.status === 401 || error.status === 403 || error.code === 'queue-of-another') return 'not-theirs';
  if (error.status === 400 || error.status === 422) return refusedOf(batch, error);
  return 'later';
};

const sendAll = async (owner: string, onAdded: () => void): Promise<SendingEnd> => {
  for (;;) {
    const queue = await readQueue(owner);
    const overdue = overdueAdditions(queue, Date.now());
    if (overdue.length > 0) await settleQueue(owner, overdue);
    const batch = additionsToSend(queue, Date.now());
    if (batch.length === 0) return 'done';
    try {
      const body = {
        ContactId: contactOf(owner),
        Entries: batch.map(({ key, identifier, quantity }) => ({
          Key: key,
          Identifier: identifier,
          Quantity: quantity,
        })),
      };
      const results = resultsOf(
        await callOperation(addQueuedItems, { body }, { signal: AbortSignal.timeout(LONGEST_REQUEST) }),
      );
      await settleQueue(owner, results);
      if (results.some(({ refusal }) => refusal === undefined)) onAdded();
    } catch (error) {
      const meaning = afterFailure(batch, error);
      if (typeof meaning === 'string') return meaning;
      await settleQueue(owner, meaning);
    }
  }
};

/**
 * Sends an owner's queue in order, in batches, in one tab at a time. A tab that is closed meanwhile leaves it to the
 * next, which sends the same keys: the server adds each entry once. [own-cart-09]
 * @param onAdded called after each batch that changed the cart
 */
export const sendQueue = (owner: string, onAdded: () => void): Promise<SendingEnd> =>
  'locks' in navigator ? navigator.locks.request(LOCK, () => sendAll(owner, onAdded)) : sendAll(owner, onAdded);
