import { type RawBuilder, sql } from 'kysely';
import type { Database, ImportLine, Transaction } from '../../../db/index.ts';
import type { ImportProgress, Tally } from '../report.ts';

/** Lines of the report and where the run stands, in one statement. Answers false when somebody has cancelled the run. */
export const saveProgress = async (
  db: Database | Transaction,
  id: string,
  tally: Tally,
  lines: readonly ImportLine[],
): Promise<boolean> => {
  const { linesRead, made, changed, unchanged, refused } = tally.counts;
  const noted: RawBuilder<unknown> =
    lines.length === 0
      ? sql`noted as (select 1)`
      : sql`noted as (
          insert into import_lines (run_id, line, kind, code, text, said, prices)
          select ${id}::uuid, l.line, l.kind, l.code, l.text, nullif(l.said, 'null'::jsonb),
            nullif(l.prices, 'null'::jsonb)
          from json_to_recordset(${JSON.stringify(lines)}::json) as l (line bigint, kind text, code text, text text,
            said jsonb, prices jsonb))`;
  const { rows } = await sql<{ cancelled: boolean }>`
    with ${noted}
    update import_runs set lines_read = ${linesRead}, made = ${made}, changed = ${changed}, unchanged = ${unchanged},
      refused = ${refused}, kinds = ${JSON.stringify(tally.kinds)}::jsonb, lines_not_kept = ${tally.linesNotKept},
      events_done = ${tally.events}, bytes_read = ${tally.bytesRead}, attempts = 0, alive_at = now()
    where id = ${id} returning cancel_wanted as cancelled`.execute(db);
  return rows[0]?.cancelled !== true;
};

export const progressOf = (tally: Tally, bytesTotal: number): ImportProgress => {
  const { made = 0, changed = 0, unchanged = 0 } = tally.kinds.material ?? {};
  return { ...tally.counts, bytesRead: tally.bytesRead, bytesTotal, materials: made + changed + unchanged };
};
