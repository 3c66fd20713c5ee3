import { sql } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/index.ts';

export interface OutboxWatch {
  attempted(topic: string, result: 'sent' | 'failed' | 'given-up'): void;
}

interface TopicCounts {
  topic: string;
  waiting: number;
  failed: number;
  oldest: number;
}

const countByTopic = async (db: Database): Promise<readonly TopicCounts[]> => {
  const counts = sql<TopicCounts>`
    select topic, count(*)::float8 as waiting, 0::float8 as failed,
      extract(epoch from clock_timestamp() - min(told_at))::float8 as oldest
    from outbox_messages where state = 'waiting' group by topic
    union all
    select topic, 0, count(*)::float8, 0 from outbox_messages where state = 'failed' group by topic`.execute(db);
  // The other metrics must not fail with the database.
  return counts.then(
    ({ rows }) => rows,
    () => [],
  );
};

/** Registers the metrics of the outbox by topic: attempts, and waiting and failed messages, counted on each scrape. */
export const watchOutbox = (registry: Registry, db: Database): OutboxWatch => {
  const attempts = new Counter({
    name: 'grossist_outbox_attempts_total',
    help: 'Attempts to send a message',
    labelNames: ['topic', 'result'],
    registers: [registry],
  });
  // All gauges of a scrape share one query.
  let pending: Promise<readonly TopicCounts[]> | undefined;
  const now = () =>
    (pending ??= countByTopic(db).finally(() => {
      pending = undefined;
    }));
  const add = (name: string, help: string, numberOf: (counts: TopicCounts) => number): void => {
    const gauge = new Gauge({
      name: `grossist_outbox_${name}`,
      help,
      registers: [],
      labelNames: ['topic'],
      collect: async () => {
        const rows = await now();
        gauge.reset();
        for (const row of rows) gauge.inc({ topic: row.topic }, numberOf(row));
      },
    });
    registry.registerMetric(gauge);
  };
  add('waiting', 'Messages that wait for delivery', ({ waiting }) => waiting);
  add('failed', 'Messages that failed for good', ({ failed }) => failed);
  add('oldest_seconds', 'Age of the oldest message that waits', ({ oldest }) => oldest);
  return { attempted: (topic, result) => attempts.inc({ topic, result }) };
};
