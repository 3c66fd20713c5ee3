import { sql } from 'kysely';
import type { Tx } from '../writer.ts';

/** So many SAP numbers that no material has. */
export const nextSapNumbers = async (tx: Tx, count: number): Promise<string[]> => {
  const free: string[] = [];
  // Again only when files from outside have used numbers of the sequence.
  while (free.length < count) {
    const { rows } = await sql<{ number: string }>`
      with next as materialized (
        select nextval('sap_material_numbers')::text as number from generate_series(1, ${count - free.length}::integer)
      )
      select number from next where not exists (select from materials m where m.sap_material_number = number)
      order by number::bigint
    `.execute(tx);
    free.push(...rows.map((row) => row.number));
  }
  return free;
};
