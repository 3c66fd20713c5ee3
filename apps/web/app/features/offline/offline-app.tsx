import { useEffect, useState } from 'react';
import { loadedQueryClient, setAnswerSaver } from '../../api/index.ts';
import { useOnceAlive } from '../../ui/use-once-alive.ts';
import { answerSaverOf, saveKnownAnswers } from './answers/answer-saver.ts';
import { deleteAnswersOfOthers } from './answers/answer-store.ts';
import { useServiceWorker } from './app/use-service-worker.ts';
import { useIsOffline } from './connection.ts';
import { OfflineBar } from './offline-bar.tsx';
import { queueAdditions } from './queue/queue.ts';
import { useQueue } from './queue/use-queue.ts';
import { setLoadedQueue } from './queue/use-queue-addition.ts';
import type { Sending } from './queue/use-send-queue.ts';

/** For additions before the site app is shown: one file has both. */
export { queueAdditions as addToQueue } from './queue/queue.ts';

const loadSender = async () => (await import('./queue/queue-sender.ts')).QueueSender;

/** The site app of one user: shows and sends their queue, and saves what they may read offline. */
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
