import { addToCart, getPrice } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsOffline } from '../connection.ts';
import type { QueueEntry } from './queue-entry.ts';
import { type SendingEnd, sendQueue } from './send-queue.ts';

/** Milliseconds until the next try after the shop could not be reached; doubled each time up to the longest. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** Areas whose answers are invalid after an addition: prices and sums follow the lines. */
const CHANGED_AREAS = [addToCart.area, getPrice.area];

export interface Sending {
  isSending: boolean;
  end: SendingEnd;
}

interface Ended {
  end: SendingEnd;
  /** Tries in a row that did not reach the shop. */
  failures: number;
}

/** Sends an owner's queue whenever something waits and there is a connection; tries again with growing pauses. */
export const useSendQueue = (owner: string, entries: readonly QueueEntry[]): Sending => {
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
    // Another object each time: what was queued while this ran is sent next.
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
