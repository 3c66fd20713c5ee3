import { addQueuedItems, addToCart, getPrice, type OperationOutput } from '@grossist/contracts';
import { additionsToSend, overdueAdditions, type SentAddition } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callOperation, ProblemError } from '../../../api/index.ts';
import { useIsOffline } from '../connection.ts';
import { readQueue, settleQueue } from './queue.ts';
import { contactOf, type QueueEntry } from './queue-addition.ts';

/**
 * Why sending ended: all entries were sent, the shop was unreachable and a retry follows, or the queue belongs to another
 * user than the one who is signed in.
 */
type SendingEnd = 'done' | 'later' | 'not-theirs';

const LOCK = 'grossist-queue';

/** Request timeout in milliseconds; the retry uses the same keys. */
const LONGEST_REQUEST = 30_000;

const resultsOf = ({ Results }: OperationOutput<typeof addQueuedItems>): SentAddition[] =>
  Results.map(({ Key, Reason }) => (Reason === null ? { key: Key } : { key: Key, refusal: Reason }));

/** Returns the entries that a refused request names; the first where it names none, so that the others can be sent. */
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

/** Returns what a failed request means for its entries; a retry uses the same keys. */
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
const sendQueue = (owner: string, onAdded: () => void): Promise<SendingEnd> =>
  'locks' in navigator ? navigator.locks.request(LOCK, () => sendAll(owner, onAdded)) : sendAll(owner, onAdded);

/** Backoff in milliseconds after the shop was unreachable; doubled each time up to the longest. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** Areas whose cached responses an addition invalidates: prices and sums depend on the lines. */
const CHANGED_AREAS = [addToCart.area, getPrice.area];

export interface Sending {
  isSending: boolean;
  end: SendingEnd;
}

interface Ended {
  end: SendingEnd;
  /** Consecutive attempts that did not reach the shop. */
  failures: number;
}

/** Sends an owner's queue whenever entries wait and there is a connection; retries with backoff. */
const useSendQueue = (owner: string, entries: readonly QueueEntry[]): Sending => {
  const queries = useQueryClient();
  const isOffline = useIsOffline();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [ended, setEnded] = useState<Ended>({ end: 'done', failures: 0 });
  const waiting = entries.filter(({ refusal }) => refusal === undefined).length;

  const send = useEffectEvent(async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const end = await sendQueue(owner, () => {
      for (const area of CHANGED_AREAS) void queries.invalidateQueries({ queryKey: [area] });
    }).catch((): SendingEnd => 'later');
    isUnderWay.current = false;
    setSending(false);
    // A new object each time, so that the effect runs again for what was queued meanwhile.
    setEnded((before) => ({ end, failures: end === 'later' ? before.failures + 1 : 0 }));
  });

  useEffect(() => {
    if (isOffline || waiting === 0 || ended.end === 'not-theirs') return undefined;
    const pause = ended.failures === 0 ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (ended.failures - 1));
    const timer = setTimeout(() => void send(), pause);
    return () => clearTimeout(timer);
  }, [isOffline, waiting, ended]);

  return { isSending, end: ended.end };
};

interface QueueSenderProps {
  owner: string;
  entries: readonly QueueEntry[];
  /** Called when sending begins or ends. */
  onChange: (sending: Sending) => void;
}

/** Sends an owner's queue; renders nothing. Loaded when something is queued. */
export const QueueSender = ({ owner, entries, onChange }: QueueSenderProps) => {
  const { isSending, end } = useSendQueue(owner, entries);
  useEffect(() => onChange({ isSending, end }), [onChange, isSending, end]);
  return null;
};
