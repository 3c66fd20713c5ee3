import type { Database } from '../../src/db/index.ts';
import { type Handlers, type Outbox, type OutboxDeps, openOutbox, publish } from '../../src/outbox/index.ts';
import { quietLog } from '../support/quiet-log.ts';
import { unique } from '../support/unique.ts';

/** An outbox that is asked to send, and does nothing by itself. */
export const anOutbox = (db: Database, handlers: Handlers, traits: Partial<OutboxDeps> = {}): Outbox =>
  openOutbox({ db, handlers, log: quietLog(), random: () => 0.5, ...traits });

export const aTopic = (): string => `topic-${unique()}`;

/** Tells a message of a topic of its own; answers its key. */
export const aMessage = async (db: Database, topic: string, payload: object = {}): Promise<string> => {
  const key = `key-${unique()}`;
  await publish(db, [{ topic, key, payload }]);
  return key;
};

export const messageOf = (db: Database, topic: string) =>
  db.selectFrom('outbox_messages').selectAll().where('topic', '=', topic).executeTakeFirstOrThrow();

/** Lets every message of a topic be due, as if its pause were over. */
export const pauseIsOver = async (db: Database, topic: string): Promise<void> => {
  await db
    .updateTable('outbox_messages')
    .set({ next_attempt_at: new Date(0) })
    .where('topic', '=', topic)
    .where('state', '=', 'waiting')
    .execute();
};
