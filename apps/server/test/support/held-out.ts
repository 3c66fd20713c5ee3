import type { PurchaseRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Database } from '../../src/db/index.ts';
import { learn, openEmbeddedRecommender } from '../../src/gateways/recommender/embedded/open-embedded-recommender.ts';

export interface HeldOut {
  /** Materials that were hidden from an order, one at a time. */
  cases: number;
  /** How many of them were among the ten recommended from the rest of the order. */
  boughtTogether: number;
  /** How many were among the ten bought most often. */
  boughtOften: number;
}

const SHOWN = 10;

/** Writes orders of the time before the shop as they are. */
export const storePurchases = async (db: Database, purchases: readonly PurchaseRecord[]): Promise<void> => {
  const json = JSON.stringify(purchases);
  await sql`
    insert into purchases (sold_to, order_number, ordered_on, materials, quantities)
    select p->>'soldTo', p->>'orderNumber', (p->>'orderedOn')::date,
      array(select l->>'sapMaterialNumber' from jsonb_array_elements(p->'lines') with ordinality as e (l, place)
        order by place),
      array(select (l->>'quantity')::numeric from jsonb_array_elements(p->'lines') with ordinality as e (l, place)
        order by place)
    from jsonb_array_elements(${json}::jsonb) p`.execute(db);
};

/**
 * Learns from the orders before a day, then hides each material of each later order in turn and sees whether it is
 * recommended for the rest; beside it what showing the most popular to everybody would have found.
 */
export const heldOut = async (db: Database, purchases: readonly PurchaseRecord[], before: string): Promise<HeldOut> => {
  const recommender = openEmbeddedRecommender(db);
  await learn(db)({ before });
  const later = purchases.filter(({ orderedOn, lines }) => orderedOn >= before && lines.length > 1);
  const often = await recommender.boughtOften(SHOWN + Math.max(...later.map(({ lines }) => lines.length)));
  const result: HeldOut = { cases: 0, boughtTogether: 0, boughtOften: 0 };
  for (const { lines } of later) {
    for (const hidden of lines) {
      const rest = lines.filter((line) => line !== hidden).map((line) => line.sapMaterialNumber);
      const together = await recommender.boughtTogether(rest, SHOWN);
      const popular = often.filter((number) => !rest.includes(number)).slice(0, SHOWN);
      result.cases += 1;
      if (together.includes(hidden.sapMaterialNumber)) result.boughtTogether += 1;
      if (popular.includes(hidden.sapMaterialNumber)) result.boughtOften += 1;
    }
  }
  return result;
};
