import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';

/** The job that sends what waits. */
export const SAP_ORDERS = 'sap-orders';

/**
 * Has one of the processes send what waits, as soon as the transaction is in. Before the jobs have ever begun there is
 * nobody to wake: they look by themselves every minute.
 */
export const wakeSender = async (tx: Database): Promise<void> => {
  const { rows } = await sql<{ has_jobs: boolean }>`
    select to_regnamespace('graphile_worker') is not null as has_jobs`.execute(tx);
  if (rows[0]?.has_jobs !== true) return;
  await sql`select graphile_worker.add_job(${SAP_ORDERS}, job_key => ${SAP_ORDERS}, max_attempts => 1)`.execute(tx);
};
