import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../../../db/index.ts';

interface Standing {
  waiting: number;
  givenUp: number;
  oldest: number;
}

const NOTHING: Standing = { waiting: 0, givenUp: 0, oldest: 0 };

/** Orders already sent are not read, however many. */
const standing = async (db: Database): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select (count(*) filter (where state = 'waiting'))::float8 as waiting,
      (count(*) filter (where state = 'given-up' and seen_at is null))::float8 as "givenUp",
      coalesce(extract(epoch from clock_timestamp() - min(written_at) filter (where state = 'waiting')), 0)::float8
        as oldest
    from sap_orders where state <> 'taken'`.execute(db);
  return rows[0] ?? NOTHING;
};

/** How many orders wait for SAP, since when, and how many were left to people; asked when somebody looks. */
export const watchSapOrders = (registry: Registry, db: Database): void => {
  // All numbers of one look are of one moment; without a database the other metrics still work.
  let asking: Promise<Standing> | undefined;
  const now = (): Promise<Standing> =>
    (asking ??= standing(db)
      .catch(() => NOTHING)
      .finally(() => {
        asking = undefined;
      }));
  const add = (name: string, help: string, numberOf: (found: Standing) => number): void => {
    const gauge: Gauge = new Gauge({
      name: `grossist_sap_orders_${name}`,
      help,
      registers: [],
      collect: async () => {
        gauge.set(numberOf(await now()));
      },
    });
    registry.registerMetric(gauge);
  };
  add('waiting', 'Orders that wait to be sent to SAP', ({ waiting }) => waiting);
  add('given_up', 'Orders that SAP refused and people must see to', ({ givenUp }) => givenUp);
  add('oldest_seconds', 'Age of the oldest order that waits for SAP', ({ oldest }) => oldest);
};
