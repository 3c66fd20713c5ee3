import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../apps/server/src/db/index.ts';
import { orderable, signedIn } from '../../bench/cart.ts';
import type { Client } from '../running-shop/client.ts';
import { freePort, shopFolder } from '../running-shop/shop.ts';
import { buy, type Outcomes } from './buyer.ts';
import { beginChaos, type Kills } from './chaos.ts';
import { findings, stockOf } from './findings.ts';
import { openSink } from './sink.ts';

export interface TortureSettings {
  /** Seconds for which processes are killed; buyers order for so long at least. */
  seconds: number;
  /** Orders that are to be acknowledged; buyers order for at most 90 seconds longer until they are. */
  orders: number;
  buyers: number;
  /** Milliseconds from one kill to the next, on average. */
  betweenKillsMs: number;
}

export interface Tortured {
  /** What was not as it should be; empty when the shop stood it. */
  findings: readonly string[];
  kills: Kills;
  /** How the server ended by itself, each time; each is a finding as well. */
  ownExits: readonly string[];
  acknowledged: number;
  refused: number;
  lostAnswers: number;
  messages: { orders: number; received: number };
}

const SECRET = 'a-secret-of-the-torture';
const SCARCE = 12;
/** Pieces of each material: fewer than the buyers want. */
const STOCK = 400;
const LONGER_AT_MOST_MS = 90_000;
/** A message that failed a few times rests for as long as all that went before; payments are looked at each minute. */
const SETTLED_AT_MOST_MS = 240_000;
const ROUND_MS = 200;
const ROUNDS_OF_A_MINUTE = 300;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

const withDatabase = async <T>(dataDirectory: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const { db, close } = await openDatabase({ dataDirectory, applicationName: 'grossist torture', poolSize: 2 }, silent);
  try {
    return await work(db);
  } finally {
    await close();
  }
};

/**
 * Messages that wait, and payments that are neither taken nor released: what still moves, a text each. What was to be
 * paid by a payment that was never begun holds no money, and is put away when its time is over.
 */
const stillMoving = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ what: string }>`
    select format('message %s of %s after %s attempts, next %s', id, topic, attempts, next_attempt_at) as what
      from outbox_messages where state = 'waiting'
    union all select format('payment %s reserved', id) from sandbox_payments where status = 'reserved'
    union all select format('card order %s %s after %s looks, next %s', id, settlement, looks, look_at)
      from card_orders where settlement in ('to-charge', 'to-release') and payment_id is not null`.execute(db);
  return rows.map(({ what }) => what);
};

/**
 * Between looks at a payment that stays as it is the shop rests for up to ten minutes. Those pass at once: what stood
 * in the way is over, so that the next look has to settle it.
 */
const passTheRest = async (db: Database): Promise<void> => {
  await sql`update card_orders set look_at = clock_timestamp()
    where settlement in ('open', 'to-charge', 'to-release') and look_at > clock_timestamp()`.execute(db);
};

/** Waits until nothing moves any more. @returns what still does when the time is over */
const settledBy = async (db: Database, until: number): Promise<readonly string[]> => {
  for (let round = 0; ; round += 1) {
    if (round % ROUNDS_OF_A_MINUTE === 0) await passTheRest(db);
    const moving = await stillMoving(db);
    if (moving.length === 0 || Date.now() > until) return moving.map((what) => `not settled in time: ${what}`);
    await pause(ROUND_MS);
  }
};

/**
 * Fifty buyers order what there is not enough of, while server, database and connections are killed, answers are lost
 * and the receiver of orders fails; afterwards everything is checked.
 */
export const torture = async ({ seconds, orders, buyers, betweenKillsMs }: TortureSettings): Promise<Tortured> => {
  const sink = await openSink(SECRET);
  const folder = await shopFolder(300, {
    buyers,
    port: await freePort(),
    settings: {
      GROSSIST_ORDER_WEBHOOK_URL: sink.url,
      GROSSIST_ORDER_WEBHOOK_SECRET: SECRET,
      GROSSIST_SIGN_IN_FAILURES: '0',
      LOG_LEVEL: 'silent',
    },
  });
  try {
    const shop = await folder.start();
    const someone = await signedIn(shop.base);
    const codes = await orderable(someone, SCARCE);
    const stock = await withDatabase(folder.path, async (db) => {
      await sql`create table torture (began_at timestamptz not null default clock_timestamp())`.execute(db);
      await sql`insert into torture default values`.execute(db);
      const { rows } = await sql<{ number: string }>`
        select sap_material_number as number from materials where code = any(${codes})`.execute(db);
      const materials = rows.map(({ number }) => number);
      await sql`update erp.stock set atp = ${STOCK} where sap_material_number = any(${materials})`.execute(db);
      return stockOf(db, materials);
    });
    const outcomes: Outcomes = { acknowledged: new Map(), refused: new Set(), lost: 0 };
    const clients: Client[] = [];
    for (let number = 1; number <= buyers; number += 1)
      clients.push(await signedIn(shop.base, `load-${String(number).padStart(4, '0')}@nordkraft.example`));
    const until = Date.now() + seconds * 1000;
    const atMost = until + LONGER_AT_MOST_MS;
    const isOver = (): boolean => Date.now() > atMost || (Date.now() > until && outcomes.acknowledged.size >= orders);
    const chaos = beginChaos(folder, shop, betweenKillsMs);
    const began = Date.now();
    const buying = Promise.all(
      clients.map((client) =>
        buy(client, { base: shop.base, codes, outcomes, isOver, atMost: atMost + SETTLED_AT_MOST_MS }),
      ),
    );
    buying.catch(() => undefined);
    while (Date.now() < until) await pause(100);
    // Without further kills, however slow the machine is, the orders that are missing are placed soon.
    const last = await chaos.end();
    await buying;
    // The receiver of orders works again, as everything else: waiting messages must be sent with the next attempt.
    sink.recover();
    const patience = Date.now() + SETTLED_AT_MOST_MS + (Date.now() - began);
    const found = await withDatabase(folder.path, async (db) => [
      ...(await settledBy(db, patience)),
      ...(await findings(db, { outcomes, sink, stock })),
    ]);
    const published = new Set([...sink.received.values()].map(({ orderId }) => orderId)).size;
    const exit = last.ownExit();
    const ownExits = [...chaos.ownExits, ...(exit === undefined ? [] : [`the server ended by itself with ${exit}`])];
    const code = exit === undefined ? await last.stop() : undefined;
    const wrongStop = code === 0 || exit !== undefined ? [] : [`stopped, the server ended with ${code}`];
    return {
      findings: [...found, ...ownExits, ...wrongStop],
      kills: chaos.kills,
      ownExits,
      acknowledged: outcomes.acknowledged.size,
      refused: outcomes.refused.size,
      lostAnswers: outcomes.lost,
      messages: {
        orders: published,
        received: [...sink.received.values()].reduce((sum, { times }) => sum + times, 0),
      },
    };
  } finally {
    await sink.close();
    await folder.remove();
  }
};
