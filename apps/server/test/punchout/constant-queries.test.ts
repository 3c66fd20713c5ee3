import { checkOutByPunchout, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { addLines } from '../support/a-cart.ts';
import { someMaterials } from '../support/a-material.ts';
import { aPunchoutCustomer } from '../support/a-punchout-customer.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { countQueries } from '../support/query-count.ts';
import { orderedItem, punchedOut } from './cxml-buyer.ts';

const { db, pool } = await testDatabase();
const { browser } = punchoutApp(db, { search: inProcessSearch(pool) });

test('a cart of many lines is handed over, and loaded again, by as many queries as one of a single line', async () => {
  const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
  const materials = await someMaterials(db, 60);
  const handOver = async (count: number): Promise<number> => {
    const { client } = await punchedOut(browser, customer);
    const { CartId } = await client.answer(getCart);
    await addLines(
      db,
      CartId,
      materials.slice(0, count).map((material) => ({ material })),
    );
    return countQueries(db, () => client.answer(checkOutByPunchout, { body: { CartId } }));
  };
  expect(await handOver(60)).toBe(await handOver(1));
  const edit = async (count: number): Promise<number> =>
    countQueries(db, () =>
      punchedOut(browser, customer, {
        operation: 'edit',
        items: materials.slice(0, count).map(({ sapMaterialNumber }) => orderedItem(sapMaterialNumber)),
      }),
    );
  await edit(1);
  const many = await edit(60);
  expect(await edit(1)).toBe(many);
});
