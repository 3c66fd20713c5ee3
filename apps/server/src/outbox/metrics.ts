import { sql } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/index.ts';

export interface OutboxWatch {
  attempted(topic: string, result: 'sent' | 'failed' | 'given-up'): void;
}

interface Standing {
  topic: string;
  waiting: number;
  failed: number;
  oldest: number;
}

const standings = async (db: Database): Promise<readonly Standing[]> => {
  const asked = sql<Standing>`
    select topic, count(*)::float8 as waiting, 0::float8 as failed,
      extract(epoch from clock_timestamp() - min(told_at))::float8 as oldest
    from outbox_messages where state = 'waiting' group by topic
    union all
    select topic, 0, count(*)::float8, 0 from outbox_messages where state = 'failed' group by topic`.execute(db);
  // Without a database the other numbers still tell.
  return asked.then(
    ({ rows }) => rows,
    () => [],
  );
};

/** How much waits, since when, and how much was given up, by topic; asked of the database when somebody looks. */
export const watchOutbox = (registry: Registry, db: Database): OutboxWatch => {
  const attempts = new Counter({
    name: 'grossist_outbox_attempts_total',
    help: 'Attempts to send a message',
    labelNames: ['topic', 'result'],
    registers: [registry],
  });
  // All numbers of one look are of one moment.
  let asking: Promise<readonly Standing[]> | undefined;
  const now = () =>
    (asking ??= standings(db).finally(() => {
      asking = undefined;
    }));
  const add = (name: string, help: string, numberOf: (standing: Standing) => number): void => {
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
  add('waiting', 'Messages that wait to be sent', ({ waiting }) => waiting);
  add('failed', 'Messages given up', ({ failed }) => failed);
  add('oldest_seconds', 'Age of the oldest message that waits', ({ oldest }) => oldest);
  return { attempted: (topic, result) => attempts.inc({ topic, result }) };
};
