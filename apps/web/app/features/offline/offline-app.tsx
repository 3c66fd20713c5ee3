import { useEffect, useId, useState } from 'react';
import { loadedQueryClient, setAnswerSaver } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { useOnceAlive } from '../../ui/use-once-alive.ts';
import { useMoment } from '../../use-moment.ts';
import { answerSaverOf, saveKnownAnswers, useOldestShown } from './answers/answer-saver.ts';
import { deleteAnswersOfOthers } from './answers/answer-store.ts';
import { useIsOffline } from './connection.ts';
import { queueAdditions, useQueue } from './queue/queue.ts';
import { type QueueEntry, setLoadedQueue } from './queue/queue-addition.ts';
import type { Sending } from './queue/queue-sender.ts';
import { useServiceWorker } from './use-service-worker.ts';

interface OfflineBarProps {
  entries: readonly QueueEntry[];
  sending: Sending;
}

const loadQueueList = async () => (await import('./queue/queue-list.tsx')).QueueList;

/** The bar above the page: no connection, the age of the data that is shown, and how many additions wait to be sent. */
const OfflineBar = ({ entries, sending: { isSending, end } }: OfflineBarProps) => {
  const text = useText();
  const moment = useMoment();
  const isOffline = useIsOffline();
  const shownOf = useOldestShown();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useOnceAlive(loadQueueList, isOpen);
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length;
  const waiting = entries.length - refused;

  const statusText = (): string => {
    if (isOffline) return text('offline.bar');
    if (refused > 0) return text('offline.bar.refused', { count: refused });
    if (end === 'not-theirs') return text('offline.bar.signIn', { count: waiting });
    return isSending
      ? text('offline.bar.sending', { count: waiting })
      : text('offline.bar.waiting', { count: waiting });
  };
  if (!isOffline && entries.length === 0) return null;
  return (
    <section aria-label={text('offline.title')} className="border-b border-warning bg-warning-soft print:hidden">
      <div className="page flex min-h-10 flex-wrap items-center gap-x-3 py-1">
        <p role="status" className="min-w-0 flex-1 text-sm">
          {statusText()}
          {isOffline && shownOf !== undefined && (
            <> {text('offline.bar.asOf', { time: moment(new Date(shownOf).toISOString()) })}</>
          )}
        </p>
        {entries.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onPress={() => setOpen(!isOpen)}
          >
            {text('offline.queue.open', { count: entries.length })}
          </Button>
        )}
      </div>
      {isOpen && entries.length > 0 && list.part && <list.part id={listId} entries={entries} />}
    </section>
  );
};

/** For additions before the site app is shown, so that both are one chunk. */
export { queueAdditions as addToQueue } from './queue/queue.ts';

const loadSender = async () => (await import('./queue/queue-sender.ts')).QueueSender;

/** The site app of one user: shows and sends their queue, and saves responses for offline reading. */
export const OfflineApp = ({ owner }: { owner: string }) => {
  const entries = useQueue(owner);
  const isOffline = useIsOffline();
  const sender = useOnceAlive(loadSender, entries.length > 0 && !isOffline);
  const [sending, setSending] = useState<Sending>({ isSending: false, end: 'done' });
  useServiceWorker(owner);
  useEffect(() => {
    deleteAnswersOfOthers(owner).catch(() => undefined);
    setLoadedQueue(queueAdditions);
    setAnswerSaver(answerSaverOf(owner));
    const queries = loadedQueryClient();
    if (queries) saveKnownAnswers(owner, queries);
    return () => setAnswerSaver(undefined);
  }, [owner]);
  return (
    <>
      {sender.part && <sender.part owner={owner} entries={entries} onChange={setSending} />}
      <OfflineBar entries={entries} sending={sending} />
    </>
  );
};
