import { addToCart, getPrice } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { countUncachedQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

type Client = Awaited<ReturnType<typeof signedIn>>;

/** Whether the buyer may put it into a cart, and whether its price is returned. */
const sees = async (client: Client, { sapMaterialNumber, code }: { sapMaterialNumber: string; code: string }) => {
  const { statusCode } = await client.call(addToCart, { body: { Code: code, Quantity: 1 } });
  const prices = await client.answer(getPrice, { body: [{ MaterialNo: sapMaterialNumber, Quantity: 1 }] });
  expect(prices.length === 1).toBe(statusCode === 200);
  return statusCode === 200;
};

test('an exclusive assortment’s materials are there only for the companies, accounts and contacts related to it', async () => {
  const material = await aMaterial(db);
  const [company, withAccount, withContact, stranger] = [
    await aCompany(db),
    await aCompany(db),
    await aCompany(db),
    await aCompany(db),
  ];
  const chosen = await aBuyer(db, { company: withContact });
  await anAssortment(db, {
    materials: [material.sapMaterialNumber],
    companies: [company],
    accounts: [withAccount.accounts[0]],
    contacts: [chosen],
  });
  expect(await sees(await signedIn(await aBuyer(db, { company })), material)).toBe(true);
  expect(await sees(await signedIn(await aBuyer(db, { company: withAccount })), material)).toBe(true);
  expect(await sees(await signedIn(chosen), material)).toBe(true);
  expect(await sees(await signedIn(await aBuyer(db, { company: withContact })), material)).toBe(false);
  expect(await sees(await signedIn(await aBuyer(db, { company: stranger })), material)).toBe(false);
});

test('a customer with a limiting assortment sees nothing but what is in an assortment of theirs', async () => {
  const [inside, outside, own, strange] = [
    await aMaterial(db),
    await aMaterial(db),
    await aMaterial(db),
    await aMaterial(db),
  ];
  const company = await aCompany(db);
  await anAssortment(db, { type: 'limiting', materials: [inside.sapMaterialNumber], companies: [company] });
  await anAssortment(db, { materials: [own.sapMaterialNumber], companies: [company] });
  await anAssortment(db, { materials: [strange.sapMaterialNumber, inside.sapMaterialNumber] });
  const limited = await signedIn(await aBuyer(db, { company }));
  expect(await sees(limited, own)).toBe(true);
  expect(await sees(limited, outside)).toBe(false);
  expect(await sees(limited, strange)).toBe(false);
  // Hidden by an exclusive assortment of others, in any other assortment.
  expect(await sees(limited, inside)).toBe(false);
  const free = await signedIn(await aBuyer(db));
  expect(await sees(free, outside)).toBe(true);
});

test('a supplier, a product and a node stand for all their materials', async () => {
  const company = await aCompany(db);
  const insider = await signedIn(await aBuyer(db, { company }));
  const outsider = await signedIn(await aBuyer(db));
  const material = await aMaterial(db);
  const row = await db
    .selectFrom('materials as m')
    .innerJoin('products as p', 'p.code', 'm.product_code')
    .select(['m.product_code', 'p.node_code'])
    .where('m.sap_material_number', '=', material.sapMaterialNumber)
    .executeTakeFirstOrThrow();
  for (const target of [`product:${row.product_code}`, `node:${row.node_code}`]) {
    const { id } = await anAssortment(db, { targets: [target], companies: [company] });
    expect(await sees(insider, material), target).toBe(true);
    expect(await sees(outsider, material), target).toBe(false);
    await db.deleteFrom('assortments').where('id', '=', id).execute();
    await noteChanges(db, [material.sapMaterialNumber]);
  }
  expect(await sees(outsider, material)).toBe(true);
});

test('asking a thousand prices costs as many queries as asking one', async () => {
  const client = await signedIn(await aBuyer(db));
  const numbers = await Promise.all(Array.from({ length: 30 }, async () => (await aMaterial(db)).sapMaterialNumber));
  const ask = (count: number) => () =>
    client.answer(getPrice, { body: numbers.slice(0, count).map((MaterialNo) => ({ MaterialNo, Quantity: 1 })) });
  expect(await countUncachedQueries(db, ask(30))).toBe(await countUncachedQueries(db, ask(1)));
});
