import { quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/index.ts';
import type { ErpCustomer } from '../../src/gateways/erp/port.ts';
import { someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();

const customer: ErpCustomer = { soldTo: '1', market: 'DK', currency: 'DKK', customerGroup: 'A', plant: 'DK01' };

/** PostgreSQL tries so many plans that are made for what is asked, and from then on compares. */
const TRIED = 5;

test.each([1, 30])('asks of %d materials are planned anew a few times, and then no more', async (count) => {
  const materials = await someMaterials(db, count);
  const asks = materials.map(({ sapMaterialNumber }) => ({
    key: sapMaterialNumber,
    sapMaterialNumber,
    quantity: quantityOf(1),
    isOnClearanceSale: false,
    isCableCut: false,
  }));
  await db.connection().execute(async (connection) => {
    const erp = openEmbeddedErp(connection);
    for (let time = 0; time < 20; time += 1) expect(await erp.prices(customer, asks)).toHaveLength(count);
    const { rows } = await sql<{ custom: number }>`select custom_plans::integer as custom from pg_prepared_statements
      where statement like '%erp.list_prices%'`.execute(connection);
    expect(rows).toEqual([{ custom: TRIED }]);
  });
});
