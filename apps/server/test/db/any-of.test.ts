import { quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anyOf } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aCustomer } from '../erp/contract/under-test.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();

interface Plans {
  generic: number;
  custom: number;
}

/** How often one connection used its generic plan of a statement, and how often a custom one. */
const plansOf = async (one: typeof db, part: string): Promise<Plans> => {
  const { rows } = await sql<Plans>`
    select coalesce(sum(generic_plans), 0)::int as generic, coalesce(sum(custom_plans), 0)::int as custom
    from pg_prepared_statements where position(${part} in statement) > 0 and statement not like '%pg_prepared%'`.execute(
    one,
  );
  return rows[0] ?? { generic: 0, custom: 0 };
};

test('matches the entries of a list of any length', async () => {
  const among = async (texts: readonly string[]) =>
    (await sql<{ is: boolean }>`select 'b' = ${anyOf(texts)} as is`.execute(db)).rows[0]?.is;
  expect([await among([]), await among(['a']), await among(['a', 'b'])]).toEqual([false, false, true]);
});

test('reuses the query plan of price conditions', async () => {
  const { sapMaterialNumber } = await aMaterial(db, {});
  // Of a handful PostgreSQL would read everything, however many are asked for.
  await sql`
    insert into materials
    select made.* from materials m cross join generate_series(1, 5000) as place cross join lateral
      jsonb_populate_record(m, jsonb_build_object(
        'id', gen_random_uuid(), 'sap_material_number', 'many' || place, 'code', 'many' || place)) as made
    where m.sap_material_number = ${sapMaterialNumber}`.execute(db);
  await sql`analyze materials`.execute(db);
  const ask = { key: '1', sapMaterialNumber, quantity: quantityOf(1), isOnClearanceSale: false, isCableCut: false };
  await db.connection().execute(async (one) => {
    const erp = openEmbeddedErp(one);
    for (let time = 0; time < 20; time += 1) await erp.prices(aCustomer(), [ask]);
    const { generic, custom } = await plansOf(one, 'list_per_quantity');
    expect(custom).toBeLessThan(10);
    expect(generic).toBeGreaterThan(5);
  });
});
