import type { AuditSubjectKind } from '@grossist/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../db/index.ts';

export interface SubjectName {
  id: string;
  kind: z.infer<typeof AuditSubjectKind>;
  name: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns what people know subjects by that are ids of something that exists; the others are left out. One query. */
export const subjectNames =
  (db: Database) =>
  async (subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectName>> => {
    const ids = [...new Set(subjects.filter((subject) => UUID.test(subject)).map((id) => id.toLowerCase()))];
    if (ids.length === 0) return new Map();
    const { rows } = await sql<SubjectName>`
      with wanted as materialized (select unnest(${ids}::uuid[]) as id)
      select o.id, 'order' as kind, o.sales_order_id as name from wanted join orders o using (id)
      union all select c.id, 'cart', c.name from wanted join carts c using (id)
      union all select p.id, 'person', p.name from wanted join contacts p using (id) where p.erased_at is null
      union all select c.id, 'company', c.name from wanted join companies c using (id)
      union all select l.id, 'list', l.name from wanted join variation_lists l using (id)
      union all select k.id, 'kitProject', k.project_name from wanted join smart_kits k using (id)
      union all select t.id, 'kitTemplate', t.header_description from wanted join kit_templates t using (id)
      union all select c.id, 'catalog', c.name from wanted join pdf_catalogues c using (id)
      union all select a.id, 'assortment', a.code from wanted join assortments a using (id)
      union all select r.id, 'return', r.return_number from wanted join return_orders r using (id)`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  };
