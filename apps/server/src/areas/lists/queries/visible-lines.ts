import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { RecentValues } from '../../../recent-values.ts';
import { scopeKey } from '../../assortments/index.ts';
import { documentsEdition } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { visibleLine } from './list-rows.ts';

/** What a buyer may see of a list's lines in one version of the list. */
export interface VisibleLines {
  version: number;
  /** Lines that the buyer may see. */
  count: number;
  /** SAP numbers of those that the buyer may not see. */
  hidden: readonly string[];
}

interface Cached extends VisibleLines {
  edition: number;
}

/** Numbers of hidden lines that are cached, and one for each list: about 20 MB. */
const MOST_CACHED = 200_000;

interface Row extends VisibleLines {
  id: string;
}

const read = async (db: Database, buyer: Buyer, ids: readonly string[]): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select v.id, v.version, count(*) filter (where l.is_visible) as count,
      coalesce(array_agg(l.number) filter (where not l.is_visible), '{}') as hidden
    from variation_lists v left join (
      select l.list_id, l.sap_material_number as number, coalesce(${visibleLine(buyer)}, false) as is_visible
      from variation_list_lines l join materials m on m.sap_material_number = l.sap_material_number
      where l.list_id = any(${[...ids]}::uuid[]) and l.removed_at is null
      offset 0
    ) l on l.list_id = v.id
    where v.id = any(${[...ids]}::uuid[]) group by v.id`.execute(db);
  return rows;
};

export type ReadVisibleLines = (
  buyer: Buyer,
  lists: readonly { id: string; version: number }[],
) => Promise<ReadonlyMap<string, VisibleLines>>;

/**
 * Returns what a buyer may see of lists. What an assortment hides is judged line by line, which takes PostgreSQL long for
 * thousands of lines; it is cached for all who see the same, by the version of the list, until any material changes. One
 * query for the lists that are not cached, none when all are.
 */
export const readVisibleLines = (db: Database): ReadVisibleLines => {
  const cached = new RecentValues<Cached>(MOST_CACHED);
  return async (buyer, lists) => {
    const edition = documentsEdition(db);
    const scope = JSON.stringify([buyer.market, scopeKey(buyer.assortments)]);
    const seen = new Map<string, VisibleLines>();
    const missing: string[] = [];
    for (const { id, version } of lists) {
      const known = cached.get(`${id} ${scope}`);
      if (known !== undefined && known.version === version && known.edition === edition) seen.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return seen;
    const rows = await read(db, buyer, missing);
    // Do not cache what may be of before a change of a material.
    const isCurrent = edition !== undefined && edition === documentsEdition(db);
    for (const { id, ...lines } of rows) {
      seen.set(id, lines);
      if (isCurrent) cached.set(`${id} ${scope}`, { ...lines, edition }, 1 + lines.hidden.length);
    }
    return seen;
  };
};
