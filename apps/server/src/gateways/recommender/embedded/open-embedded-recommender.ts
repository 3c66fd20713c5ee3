import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import type { Learnt, Recommender } from '../port.ts';

const YEARS = 2;
/** A larger order is a restocking: everything in it goes with everything. */
const LARGEST_BASKET = 60;
/** Two materials that met once may have met by chance. */
const LEAST_TOGETHER = 2;
/** Added to each material's orders, so that a rare pair does not count as a sure one. */
const DOUBT = 3;
const RELATED_KEPT = 20;
const LOCK = 724_012;

export interface LearnFrom {
  /** Only orders before this calendar date; all when absent. */
  before?: string;
}

/**
 * Which materials go together, from the orders of the last two years: how often they met, by how often they were bought
 * at all (cosine). One transaction: who asks meanwhile is answered by what was learnt before.
 */
export const learn =
  (db: Database) =>
  ({ before }: LearnFrom = {}): Promise<Learnt> =>
    transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      await sql`set local statement_timeout = '30min'`.execute(tx);
      await sql`delete from bought_together`.execute(tx);
      await sql`delete from bought_often`.execute(tx);
      const until = before ?? null;
      const counted = await sql<{ baskets: string }>`
        with bought as (
          select basket, sap_material_number from baskets
          where ordered_on >= coalesce(${until}::date, current_date) - make_interval(years => ${YEARS}::int)
            and (${until}::date is null or ordered_on < ${until}::date)
        ), counted as (
          insert into bought_often (sap_material_number, orders)
          select sap_material_number, count(distinct basket) from bought group by sap_material_number
        )
        select count(distinct basket) as baskets from bought`.execute(tx);
      const baskets = Number(counted.rows[0]?.baskets ?? 0);
      const written = await sql`
        with bought as materialized (
          select distinct basket, sap_material_number from baskets
          where ordered_on >= coalesce(${until}::date, current_date) - make_interval(years => ${YEARS}::int)
            and (${until}::date is null or ordered_on < ${until}::date)
        ), fitting as (
          select basket from bought group by basket having count(*) between 2 and ${LARGEST_BASKET}::int
        ), pairs as (
          select a.sap_material_number as one, b.sap_material_number as other, count(*)::float8 as together
          from fitting f join bought a using (basket) join bought b using (basket)
          where a.sap_material_number <> b.sap_material_number
          group by 1, 2 having count(*) >= ${LEAST_TOGETHER}::int
        ), ranked as (
          select one, other, together / sqrt((x.orders + ${DOUBT}::int) * (y.orders + ${DOUBT}::int)) as score,
            row_number() over (partition by one order by
              together / sqrt((x.orders + ${DOUBT}::int) * (y.orders + ${DOUBT}::int)) desc, other) as place
          from pairs
          join bought_often x on x.sap_material_number = one
          join bought_often y on y.sap_material_number = other
        )
        insert into bought_together (sap_material_number, related, score)
        select one, other, score from ranked where place <= ${RELATED_KEPT}::int`.execute(tx);
      await sql`
        insert into recommendations_learnt (learnt_at, baskets) values (now(), ${baskets})
        on conflict (only_row) do update set learnt_at = excluded.learnt_at, baskets = excluded.baskets`.execute(tx);
      return { baskets, pairs: Number(written.numAffectedRows ?? 0) };
    });

/** How many of a cart's materials are used; more would not improve the result. */
const MOST_LOOKED_AT = 100;
const AGAIN_FROM_ORDERS = 2;

const numbersOf = ({ rows }: { rows: readonly { number: string }[] }): string[] => rows.map(({ number }) => number);

/** Recommendations from the shop's own database: what was bought together, often, and again. */
export const openEmbeddedRecommender = (db: Database): Recommender => {
  const learnAll = learn(db);
  return {
    boughtTogether: async (sapMaterialNumbers, limit) => {
      const looked = sapMaterialNumbers.slice(0, MOST_LOOKED_AT);
      return numbersOf(
        await sql<{ number: string }>`
          select related as number from bought_together
          where sap_material_number = any(${looked}::text[]) and not related = any(${sapMaterialNumbers}::text[])
          group by related order by sum(score) desc, related limit ${limit}`.execute(db),
      );
    },
    boughtOften: async (limit) =>
      numbersOf(
        await sql<{ number: string }>`
          select sap_material_number as number from bought_often
          order by orders desc, sap_material_number limit ${limit}`.execute(db),
      ),
    boughtAgain: async (soldTo, limit) =>
      numbersOf(
        await sql<{ number: string }>`
          select sap_material_number as number from baskets
          where sold_to = ${soldTo} and ordered_on > current_date - interval '1 year'
          group by sap_material_number having count(*) >= ${AGAIN_FROM_ORDERS}::int
          order by count(*) desc, max(ordered_on) desc, sap_material_number limit ${limit}`.execute(db),
      ),
    learn: () => learnAll(),
  };
};
