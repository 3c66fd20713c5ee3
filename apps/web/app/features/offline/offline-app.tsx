import { useEffect } from 'react';
import { loadedQueryClient, setAnswerSaver } from '../../api/index.ts';
import { answerSaverOf, saveKnownAnswers } from './answers/answer-saver.ts';
import { deleteAnswersOfOthers } from './answers/answer-store.ts';
import { useServiceWorker } from './app/use-service-worker.ts';
import { OfflineBar } from './offline-bar.tsx';
import { queueAdditions } from './queue/queue.ts';
import { useQueue } from './queue/use-queue.ts';
import { setLoadedQueue } from './queue/use-queue-addition.ts';
import { useSendQueue } from './queue/use-send-queue.ts';

/** For additions before the site app is shown: one file has both. */
export { queueAdditions as addToQueue } from './queue/queue.ts';

/** The site app of one user: shows and sends their queue, and saves what they may read offline. */
export const OfflineApp = ({ owner }: { owner: string }) => {
  const entries = useQueue(owner);
  const { isSending, end } = useSendQueue(owner, entries);
  useServiceWorker(owner);
  useEffect(() => {
    deleteAnswersOfOthers(owner).catch(() => undefined);
    setLoadedQueue(queueAdditions);
    setAnswerSaver(answerSaverOf(owner));
    const queries = loadedQueryClient();
    if (queries) saveKnownAnswers(owner, queries);
    return () => setAnswerSaver(undefined);
  }, [owner]);
  return <OfflineBar entries={entries} isSending={isSending} end={end} />;
};
