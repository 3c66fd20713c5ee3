import { parentPort } from 'node:worker_threads';
import pg from 'pg';
import type { FromWriter, TaskKind, ToWriter, WriterSettings } from '../messages.ts';
import { following, Keeper } from './keeper.ts';
import { Readers } from './readers.ts';

const send = (message: FromWriter): void => parentPort?.postMessage(message);

/** The thread that knows of changes, and publishes the index to the readers. */
export const runWriter = async ({ connectionString, directory, workerFile }: WriterSettings): Promise<void> => {
  const started = performance.now();
  const readers = new Readers();
  const client = new pg.Client({ connectionString, application_name: 'grossist-search' });
  // Without its database the index would grow stale unseen: the thread ends, and the server starts another.
  client.on('error', (error) => {
    throw error;
  });
  const keeper = new Keeper({
    client,
    connectionString,
    directory,
    workerFile,
    readers,
    log: (level, text, details) => send({ type: 'log', level, text, details }),
  });

  const begun = client.connect().then(async () => {
    await client.query('listen search_changes');
    await client.query('listen synonyms');
    await keeper.begin();
  });
  let isBegun = false;

  const carryOut = async (task: TaskKind): Promise<void> => {
    // A writer that is still filling has nothing worth saving.
    if (task === 'finish') return isBegun ? keeper.finish() : undefined;
    await begun;
    await (task === 'catchUp' ? keeper.catchUp() : keeper.rebuild());
    await readers.caughtUp();
  };
  parentPort?.on('message', (message: ToWriter) => {
    if (message.type === 'reader') {
      readers.add(message.port);
      return;
    }
    const { id, kind } = message;
    carryOut(kind).then(
      () => send({ type: 'answer', id, answers: null }),
      (error: unknown) => send({ type: 'failed', id, message: String(error) }),
    );
  });

  await begun;
  isBegun = true;
  const ms = Math.round(performance.now() - started);
  send({ type: 'log', level: 'info', text: 'search is ready', details: { materials: keeper.size, ms } });
  const catchUp = following({
    catchUp: () => keeper.catchUp(),
    onFailed: (error) =>
      send({ type: 'log', level: 'error', text: "Search can't catch up", details: { reason: String(error) } }),
  });
  client.on('notification', ({ channel }) => {
    if (channel === 'synonyms') keeper.noteWords();
    catchUp();
  });
  catchUp();
};
