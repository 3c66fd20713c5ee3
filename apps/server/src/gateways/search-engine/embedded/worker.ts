import { parentPort, workerData } from 'node:worker_threads';
import { SearchIndex } from '@grossist/search-index';
import pg from 'pg';
import { applyChanges, fill } from './fill.ts';
import type { FromWorker, Question, WorkerSettings } from './messages.ts';

/** The index's own thread: fills it, keeps it fresh, and answers one question after the other. */
const work = async (settings: WorkerSettings, send: (message: FromWorker) => void): Promise<void> => {
  const started = performance.now();
  const index = new SearchIndex();
  const client = new pg.Client({ connectionString: settings.connectionString, application_name: 'grossist-search' });
  // Without its database the index would grow stale unseen: the thread ends, and the server starts another.
  client.on('error', (error) => {
    throw error;
  });
  await client.connect();
  await client.query('listen search_changes');
  let last = await fill(client, index);
  send({ type: 'ready', size: index.size, milliseconds: Math.round(performance.now() - started) });

  let catchingUp: Promise<void> = Promise.resolve();
  const catchUp = (): Promise<void> => {
    catchingUp = catchingUp.then(async () => {
      last = await applyChanges(client, index, last);
    });
    return catchingUp;
  };
  client.on('notification', () => {
    catchUp().catch((error: unknown) =>
      send({ type: 'log', level: 'error', text: `Search can't catch up: ${String(error)}` }),
    );
  });

  const answer = async (question: Question): Promise<unknown> => {
    switch (question.kind) {
      case 'search':
        return index.search(question.asks);
      case 'suggest':
        return index.suggest(question.asks);
      case 'lookup':
        return index.lookup(question.asks.numbers, question.asks.market);
      case 'catchUp':
        await catchUp();
        return null;
    }
  };
  parentPort?.on('message', (question: Question) => {
    answer(question).then(
      (answers) => send({ type: 'answer', id: question.id, answers }),
      (error: unknown) => send({ type: 'failed', id: question.id, message: String(error) }),
    );
  });
  await catchUp();
};

const settings: WorkerSettings = workerData;
await work(settings, (message) => parentPort?.postMessage(message));
