import { type CallOptions, ProblemError } from '../../api/index.ts';
import {
  BATCH_SIZE,
  BATCH_TIMEOUT,
  FLUSH_INTERVAL,
  isRetriable,
  KEEPALIVE_BYTES,
  pauseAfter,
  SEND_LOCK,
} from './limits.ts';
import { createSendingQueue, type Sent } from './sending-queue.ts';

/** Logs a problem of the client's own while developing; visitors' consoles stay empty. Section 8, "Analytics messages". */
export const diagnose = (message: string): void => {
  // oxlint-disable-next-line no-console
  if (import.meta.env.DEV) console.warn(`analytics: ${message}`);
};

/** Sends a batch. @throws ProblemError when it is refused; whatever `fetch` throws when it is aborted */
export type Post = (records: readonly Sent[], options: CallOptions) => Promise<unknown>;

export interface Sender {
  /** Sends a record with the batch of the next 5 seconds, or at once when the batch is full. */
  add(record: Sent): void;
  putBack(records: readonly Sent[]): void;
  /** Sends what waits now; resolves when the shop answered. */
  flush(): Promise<void>;
  /** Sends what waits although the page may be gone at once, and returns all that was not answered yet. */
  leave(): readonly Sent[];
  /** Empties the queue for good. A batch under way is given a moment to end. */
  stop(): void;
}

/** Milliseconds after which a stopped sender aborts the batch under way. */
const STOP_WAIT = 1_500;

const fitsKeepalive = (records: readonly Sent[]): boolean => JSON.stringify(records).length < KEEPALIVE_BYTES;

/** Runs while holding the lock that the deletion of the profile waits for; pages that are not secure have none. */
const holdingLock = async (run: () => Promise<unknown>): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(SEND_LOCK, { mode: 'shared' }, run) : run());
};

/** Creates what sends records in batches, one at a time: retried with backoff, and dropped where that would not help. */
export const createSender = (post: Post): Sender => {
  const queue = createSendingQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: { batch: readonly Sent[]; abort: AbortController; ended: Promise<void> } | undefined;
  let failures = 0;
  let batchSize = BATCH_SIZE;
  let isStopped = false;

  /** Decides what becomes of a batch that failed, and returns the milliseconds until the next one. */
  const afterFailure = (batch: readonly Sent[], error: unknown, isTimeout: boolean): number => {
    const status = error instanceof ProblemError ? error.status : 0;
    diagnose(isTimeout ? 'timeout' : `Bad HTTP status: ${status}`);
    if (status === 413 && batch.length > 1) {
      batchSize = Math.ceil(batch.length / 2);
      queue.putBack(batch);
      return 0;
    }
    if (!isRetriable(status)) return FLUSH_INTERVAL;
    queue.putBack(batch);
    failures += 1;
    return pauseAfter(failures - 1, error instanceof ProblemError ? error.retryAfterSeconds : undefined);
  };

  const sendBatch = async (batch: readonly Sent[], abort: AbortController): Promise<number> => {
    let isTimeout = false;
    const timeout = setTimeout(() => {
      isTimeout = true;
      abort.abort();
    }, BATCH_TIMEOUT);
    try {
      await holdingLock(async () => {
        if (!isStopped) await post(batch, { signal: abort.signal, keepalive: fitsKeepalive(batch) });
      });
      failures = 0;
      batchSize = BATCH_SIZE;
      return queue.size() >= batchSize ? 0 : FLUSH_INTERVAL;
    } catch (error) {
      return isStopped ? 0 : afterFailure(batch, error, isTimeout);
    } finally {
      clearTimeout(timeout);
    }
  };

  const schedule = (ms: number): void => {
    if (isStopped || timer !== undefined || underWay || queue.size() === 0) return;
    timer = setTimeout(() => void sendNext(), ms);
  };

  const sendNext = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (underWay) return underWay.ended;
    if (isStopped || queue.size() === 0) return;
    const batch = queue.take(batchSize);
    const abort = new AbortController();
    const ended = sendBatch(batch, abort).then((pause) => {
      underWay = undefined;
      schedule(pause);
    });
    underWay = { batch, abort, ended };
    await ended;
  };

  return {
    add: (record) => {
      if (isStopped) return;
      queue.add(record);
      if (queue.size() >= batchSize && failures === 0) void sendNext();
      else schedule(FLUSH_INTERVAL);
    },
    putBack: (records) => {
      if (isStopped) return;
      queue.putBack(records);
      schedule(FLUSH_INTERVAL);
    },
    flush: sendNext,
    leave: () => {
      if (isStopped) return [];
      const rest = queue.take(Number.POSITIVE_INFINITY);
      const last = rest.slice(0, BATCH_SIZE);
      if (last.length > 0 && fitsKeepalive(last)) post(last, { keepalive: true }).catch(() => undefined);
      return [...(underWay?.batch ?? []), ...rest];
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
      queue.clear();
      const { abort } = underWay ?? {};
      if (abort) setTimeout(() => abort.abort(), STOP_WAIT);
    },
  };
};
