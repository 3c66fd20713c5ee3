import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { type HitsFound, unfolded } from '@grossist/search-index';
import type { Logger } from 'pino';
import type { SearchEngine } from '../port.ts';
import type { QuestionKind, Questions } from './messages.ts';
import { ReaderThread, WriterThread } from './search-threads.ts';

export interface EmbeddedSearchSettings {
  connectionString: string;
  /** The threads' built file. */
  workerFile: URL;
  /** Where snapshots are stored for a quick start; absent, none are. */
  directory?: string;
  /** Threads that answer; absent, as many as the machine has cores beside the server's own, four at most. */
  threads?: number;
  log: Logger;
}

const MOST_THREADS = 4;
/** Milliseconds that a stopping server waits for the last snapshot. */
const LAST_SNAPSHOT_WITHIN = 10_000;

const within = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
};

/**
 * The search engine in threads of this process: one writes, the others answer, all over the same memory. A thread that
 * dies is replaced, and what waited for it fails.
 */
export const openEmbeddedSearch = (settings: EmbeddedSearchSettings): SearchEngine => {
  const { connectionString, workerFile, directory, log } = settings;
  const threads = settings.threads ?? Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
  let closed = false;
  let edition = 0;

  const connect = (reader: ReaderThread): void => {
    if (!writer.isAlive || !reader.isAlive) return;
    const { port1, port2 } = new MessageChannel();
    writer.connect(port1);
    reader.connect(port2);
  };
  const onChange = (): void => {
    edition += 1;
  };
  const onError = (error: unknown): void => log.error({ err: error }, 'search thread failed');

  const readers = Array.from({ length: threads }, (): ReaderThread => {
    const reader: ReaderThread = new ReaderThread(workerFile, { onStart: () => connect(reader), onChange, onError });
    return reader;
  });
  const writer: WriterThread = new WriterThread(
    workerFile,
    { connectionString, directory },
    {
      onStart: () => readers.forEach(connect),
      onLog: ({ level, text, details }) => log[level](details, text),
      onError,
      onExit: () => {
        for (const reader of readers) reader.failUnlessReady();
      },
    },
  );
  for (const reader of readers) reader.start();
  writer.start();

  const ask = async <K extends QuestionKind>(
    kind: K,
    asks: Questions[K]['asks'],
    hitsFound?: HitsFound,
  ): Promise<Questions[K]['answers']> => {
    if (closed) throw new Error('The search is closed');
    const ready = readers.filter(({ isReady }) => isReady);
    const able = ready.length > 0 ? ready : readers.filter(({ isAlive }) => isAlive);
    if (able.length === 0) throw new Error('The search stopped');
    const idlest = able.reduce((best, reader) => (reader.load < best.load ? reader : best));
    return idlest.ask(kind, asks, hitsFound);
  };
  const carryOut = async (task: 'catchUp' | 'rebuild'): Promise<void> => {
    if (closed) throw new Error('The search is closed');
    await writer.carryOut(task);
    // Messages of the readers about it may arrive after the writer's.
    onChange();
  };

  const isReady = (): boolean => readers.some((reader) => reader.isReady);

  return {
    search: async (request, hitsFound) => unfolded(await ask('search', request, hitsFound)),
    complete: (request) => ask('complete', request),
    lookup: (numbers, market, assortments) => ask('lookup', { numbers, market, assortments }),
    caughtUp: () => carryOut('catchUp'),
    rebuild: () => carryOut('rebuild'),
    isReady,
    edition: () => (isReady() ? edition : undefined),
    close: async () => {
      closed = true;
      await within(writer.carryOut('finish'), LAST_SNAPSHOT_WITHIN);
      await Promise.all([writer.close(), ...readers.map((reader) => reader.close())]);
    },
  };
};
