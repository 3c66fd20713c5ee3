import type { EventPlacement } from '@grossist/contracts';
import { type Language, type Texts, textIn } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { ofPeriod, type Period, type Rows } from './period.ts';

export type SalesSort = 'ordered' | 'added' | 'viewed' | 'placement' | 'material';

export interface SalesFilters {
  by: 'placement' | 'material';
  placement: EventPlacement | undefined;
  sort: SalesSort;
}

interface Row {
  placement: EventPlacement | null;
  sap_material_number: string | null;
  names: Texts | null;
  views: number;
  adds: number;
  added_quantity: number;
  orders: number;
  ordered_quantity: number;
}

export interface SalesRow extends Omit<Row, 'names'> {
  /** '' where there is none. */
  name: string;
}

const SORTS: Record<SalesSort, RawBuilder<unknown>> = {
  ordered: sql`orders desc, adds desc, views desc`,
  added: sql`adds desc, orders desc`,
  viewed: sql`views desc, orders desc`,
  placement: sql`placement`,
  material: sql`sap_material_number`,
};

const counted = (period: Period, { by, placement }: SalesFilters) => sql`
  select ${by === 'placement' ? sql`placement` : sql`null::text as placement`},
    ${by === 'material' ? sql`sap_material_number` : sql`null::text as sap_material_number`},
    sum(views)::float8 as views, sum(adds)::float8 as adds, sum(added_quantity)::float8 as added_quantity,
    sum(orders)::float8 as orders, sum(ordered_quantity)::float8 as ordered_quantity
  from analytics_material_tallies
  where ${ofPeriod(period)} and (${placement ?? null}::text is null or placement = ${placement ?? null})
  group by ${by === 'placement' ? sql`analytics_material_tallies.placement` : sql`analytics_material_tallies.sap_material_number`}`;

/** Returns rows of sales from the tallies, with names in a language. One query. */
export const salesRows =
  (db: Database) =>
  async (
    period: Period,
    filters: SalesFilters,
    { limit, offset }: Rows,
    language: Language,
  ): Promise<readonly SalesRow[]> => {
    const { rows } = await sql<Row>`
      with page as (
        select * from (${counted(period, filters)}) counted
        order by ${SORTS[filters.sort]}, placement, sap_material_number limit ${limit} offset ${offset})
      select page.*, m.names from page
      left join (select sap_material_number as number, names from materials) m on m.number = page.sap_material_number
      order by ${SORTS[filters.sort]}, placement, sap_material_number`.execute(db);
    return rows.map(({ names, ...row }) => ({ ...row, name: textIn(names ?? {}, language)?.text ?? '' }));
  };

/** Returns how many rows there are, counted to 10,000. One query. */
export const countSales =
  (db: Database) =>
  async (period: Period, filters: SalesFilters): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::float8 as count from (${counted(period, filters)} limit 10000) c`.execute(db);
    return rows[0]?.count ?? 0;
  };
