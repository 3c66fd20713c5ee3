import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { VersionedCache } from '../../../versioned-cache.ts';
import { scopeKey } from '../../assortments/index.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
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
export const openVisibleLines = ({ db, catalogue }: CatalogueAccess): ReadVisibleLines => {
  const cache = new VersionedCache<VisibleLines>({ maxSize: MOST_CACHED, sizeOf: ({ hidden }) => 1 + hidden.length });
  return async (buyer, lists) => {
    const scope = JSON.stringify([buyer.market, scopeKey(buyer.assortments)]);
    const idOf = new Map(lists.map(({ id, version }) => [`${id} ${version} ${scope}`, id]));
    const lines = await cache.getMany([...idOf.keys()], catalogue.materialVersion, async (missing) => {
      const ids = missing.flatMap((key) => idOf.get(key) ?? []);
      const rows = new Map((await read(db, buyer, ids)).map(({ id, ...visible }) => [id, visible]));
      return new Map(
        missing.flatMap((key) => {
          const visible = rows.get(idOf.get(key) ?? '');
          return visible === undefined ? [] : [[key, visible]];
        }),
      );
    });
    return new Map([...lines].map(([key, visible]) => [idOf.get(key) ?? '', visible]));
  };
};
