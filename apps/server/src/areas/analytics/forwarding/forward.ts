import { ANALYTICS_LIMITS } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import {
  type AnalyticsForwarder,
  type ForwardedEndpoint,
  ForwarderRefused,
  ForwarderUnavailable,
} from '../../../gateways/analytics/port.ts';
import { backoffAfter } from '../../../outbox/index.ts';
import type { AnalyticsWatch } from '../metrics.ts';

export interface ForwardDeps {
  db: Database;
  forwarder: AnalyticsForwarder;
  watch: AnalyticsWatch;
  log: { warn(details: object, message: string): void };
  /** Aborted when the process ends. */
  signal: AbortSignal;
  /** From 0 to 1. */
  chance?: () => number;
}

interface Row {
  sequence: string;
  endpoint: ForwardedEndpoint;
  record: Record<string, unknown>;
  attempts: number;
  is_due: boolean;
}

interface Batch {
  endpoint: ForwardedEndpoint;
  sequences: readonly string[];
  records: readonly object[];
  attempts: number;
}

/** Records of one request. */
const MOST_RECORDS = ANALYTICS_LIMITS.events;
/** Longer than a request may take: what a dying process held is sent again after it. */
const HOLD_SECONDS = 120;
/** Batches of one run; the rest waits for the next minute. */
const MOST_BATCHES = 100;

/**
 * Holds the oldest records that have the same endpoint, so that a deletion is never sent before the events that it
 * deletes. Returns undefined when nothing waits, or the oldest is held by another process or not due.
 */
const holdBatch = (db: Database): Promise<Batch | undefined> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('analytics_forwards'))`.execute(tx);
    const { rows } = await sql<Row>`
      select sequence, endpoint, record, attempts, next_attempt_at <= clock_timestamp() as is_due
      from analytics_forwards order by sequence limit ${MOST_RECORDS}`.execute(tx);
    const [first] = rows;
    if (first === undefined || !first.is_due) return undefined;
    const end = rows.findIndex(({ endpoint, is_due }) => endpoint !== first.endpoint || !is_due);
    const batch = end === -1 ? rows : rows.slice(0, end);
    const sequences = batch.map(({ sequence }) => sequence);
    await sql`
      update analytics_forwards set attempts = attempts + 1,
        next_attempt_at = clock_timestamp() + ${HOLD_SECONDS} * interval '1 second'
      where sequence = any(${sequences}::bigint[])`.execute(tx);
    return {
      endpoint: first.endpoint,
      sequences,
      records: batch.map(({ record }) => record),
      attempts: first.attempts + 1,
    };
  });

const remove = (db: Database, { sequences }: Batch) =>
  sql`delete from analytics_forwards where sequence = any(${sequences}::bigint[])`.execute(db);

const retryLater = (db: Database, { sequences, attempts }: Batch, chance: number) =>
  sql`update analytics_forwards set
      next_attempt_at = clock_timestamp() + ${backoffAfter(attempts, chance)} * interval '1 millisecond'
    where sequence = any(${sequences}::bigint[])`.execute(db);

/** Events that the service would refuse for their age are dropped; deletions stay until they are sent. */
const dropOld = async ({ db, watch, log }: ForwardDeps): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    delete from analytics_forwards
    where endpoint = 'track' and queued_at < now() - ${ANALYTICS_LIMITS.ageMs} * interval '1 millisecond'`.execute(db);
  if (numAffectedRows === 0n) return;
  watch.forwarded('given-up', Number(numAffectedRows));
  log.warn({ records: Number(numAffectedRows) }, 'Analytics events became too old to be forwarded');
};

/** Sends one batch; returns true when the next may be sent. */
const forwardBatch = async (deps: ForwardDeps): Promise<boolean> => {
  const { db, forwarder, watch, log, signal, chance = Math.random } = deps;
  const batch = await holdBatch(db);
  if (batch === undefined) return false;
  const { endpoint, records, attempts } = batch;
  try {
    await forwarder.send(endpoint, records, signal);
  } catch (error) {
    if (error instanceof ForwarderRefused) {
      watch.forwarded('given-up', records.length);
      log.warn({ endpoint, records: records.length, reason: error.message }, 'Analytics records were refused');
      await remove(db, batch);
      return true;
    }
    await retryLater(db, batch, chance());
    if (!(error instanceof ForwarderUnavailable)) throw error;
    watch.forwarded('failed', records.length);
    log.warn({ endpoint, attempts, reason: error.message }, 'Analytics records could not be forwarded');
    return false;
  }
  await remove(db, batch);
  watch.forwarded('sent', records.length);
  return true;
};

/**
 * Sends what waits, in its order, until nothing is due or the service fails. A batch that fails is sent again with
 * backoff, and after a crash when its hold is over: the service counts an `$insert_id` once.
 */
export const forwardQueued = async (deps: ForwardDeps): Promise<void> => {
  await dropOld(deps);
  for (let batches = 0; batches < MOST_BATCHES && !deps.signal.aborted; batches++) {
    if (!(await forwardBatch(deps))) return;
  }
};

interface QueuedForward {
  endpoint: ForwardedEndpoint;
  /** Undefined for groups. */
  distinctId: string | undefined;
  /** The record in the form of the collecting endpoint. */
  record: object;
}

/** Queues records for the forwarder in the transaction that stores them. One statement. */
export const queueForwards = async (tx: Transaction, forwards: readonly QueuedForward[]): Promise<void> => {
  if (forwards.length === 0) return;
  await sql`
    insert into analytics_forwards (endpoint, distinct_id, record)
    select * from unnest(${forwards.map(({ endpoint }) => endpoint)}::text[],
      ${forwards.map(({ distinctId }) => distinctId ?? null)}::uuid[],
      ${forwards.map(({ record }) => JSON.stringify(record))}::jsonb[])`.execute(tx);
};
