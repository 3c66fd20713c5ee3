import type { MessagePort } from 'node:worker_threads';
import type { FromWriter, LogLine, TaskKind, ToWriter, WriterSettings } from './messages.ts';
import { Pending, SupervisedThread } from './supervised-thread.ts';

export interface WriterEvents {
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
