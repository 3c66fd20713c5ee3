import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';

/**
 * Those of some kits that are the company's, hold materials, and of which every material can be ordered: what addKits
 * takes. One query. [cart-26]
 */
export const addableKits =
  (db: Database) =>
  async (buyer: Buyer, kitIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (kitIds.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`
      select k.id from kit_drafts k
      join kit_draft_items i on i.kit_draft_id = k.id and i.deleted_at is null
      left join materials m on m.sap_material_number = i.sap_material_number
      where k.id = any(${[...kitIds]}::uuid[]) and k.company_id = ${buyer.company.id} and k.deleted_at is null
      group by k.id
      having bool_and(coalesce(m.status in ('10', '33') and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)}, false))`.execute(db);
    return new Set(rows.map(({ id }) => id));
  };
