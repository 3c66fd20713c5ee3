/** The threads of the search as the server knows them: one that writes the index, others that answer searches. */

import type { MessagePort } from 'node:worker_threads';
import type { HitsFound } from '@grossist/search-index';
import type {
  FromReader,
  FromWriter,
  LogLine,
  QuestionKind,
  Questions,
  TaskKind,
  ToReader,
  ToWriter,
  WriterSettings,
} from './messages.ts';
import { Pending, SupervisedThread } from './supervised-thread.ts';

interface WriterEvents {
  onStart(): void;
  onLog(line: LogLine): void;
  onError(error: unknown): void;
  onExit(): void;
}

/** The thread that knows of changes, as the server knows it. */
export class WriterThread {
  readonly #pending = new Pending();
  readonly #thread: SupervisedThread<ToWriter, FromWriter>;

  constructor(file: URL, settings: Omit<WriterSettings, 'role' | 'workerFile'>, events: WriterEvents) {
    const workerData: WriterSettings = { role: 'writer', workerFile: file.href, ...settings };
    this.#thread = new SupervisedThread(
      file,
      { workerData },
      {
        onStart: events.onStart,
        onError: events.onError,
        onMessage: (message) => {
          if (message.type === 'log') events.onLog(message);
          else this.#pending.settle(message);
        },
        onExit: () => {
          this.#pending.fail();
          events.onExit();
        },
      },
    );
  }

  start(): void {
    this.#thread.start();
  }

  get isAlive(): boolean {
    return this.#thread.isAlive;
  }

  /** Has it publish to another reader. */
  connect(port: MessagePort): void {
    this.#thread.post({ type: 'reader', port }, [port]);
  }

  /** @throws when the thread is dead, or dies with the task undone */
  async carryOut(kind: TaskKind): Promise<void> {
    if (!this.#thread.isAlive) throw new Error('The search stopped');
    await this.#pending.ask((id) => this.#thread.post({ type: 'task', id, kind }));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** Room for the short-lived objects of many questions, so that fewer answers wait for a collection. */
const YOUNG_GENERATION_MB = 64;

interface ReaderEvents {
  onStart(): void;
  /** Its answers may be others from now on. */
  onChange(): void;
  onError(error: unknown): void;
}

/** A thread that answers questions, as the server knows it. */
export class ReaderThread {
  readonly #pending = new Pending();
  readonly #thread: SupervisedThread<ToReader, FromReader>;
  #isReady = false;

  constructor(file: URL, { onStart, onChange, onError }: ReaderEvents) {
    const options = {
      workerData: { role: 'reader' },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    };
    this.#thread = new SupervisedThread(file, options, {
      onStart,
      onError,
      onMessage: (message) => {
        if (message.type === 'changed') onChange();
        else if (message.type === 'ready') this.#isReady = true;
        else if (message.type === 'hits') this.#pending.tellHits(message.id, message.keys);
        else this.#pending.settle(message);
      },
      onExit: () => {
        this.#isReady = false;
        onChange();
        this.#pending.fail();
      },
    });
  }

  start(): void {
    this.#thread.start();
  }

  /** Whether it has something to search in. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get isAlive(): boolean {
    return this.#thread.isAlive;
  }

  /** Questions that wait for it. */
  get load(): number {
    return this.#pending.size;
  }

  /** Has it listen to another writer. */
  connect(port: MessagePort): void {
    this.#thread.post({ type: 'writer', port }, [port]);
  }

  async ask<K extends QuestionKind>(
    kind: K,
    asks: Questions[K]['asks'],
    hitsFound?: HitsFound,
  ): Promise<Questions[K]['answers']> {
    // A reader answers a question of a kind with the answers of that kind.
    return this.#pending.ask(
      (id) => this.#thread.post({ type: 'ask', question: { id, kind, asks } as QuestionOf }),
      hitsFound,
    ) as Promise<Questions[K]['answers']>;
  }

  /** What waits for a reader that has nothing to search in waits in vain when there is no writer. */
  failUnlessReady(): void {
    if (!this.#isReady) this.#pending.fail();
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

type QuestionOf = Extract<ToReader, { type: 'ask' }>['question'];
