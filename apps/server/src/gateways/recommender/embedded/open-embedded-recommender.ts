import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Recommender } from '../port.ts';
import { learn } from './learn.ts';

/** How many of a cart's materials are looked at: more would say no more. */
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
