import type { ContactRecord } from '@grossist/catalogue-formats';
import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { importing } from '../imports/run.ts';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aCompany, type Company } from '../support/a-company.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

/** Imports a signed-in person as somebody of another company. */
const move = async ({ email, name }: TestBuyer, { code, accounts }: Company): Promise<void> => {
  const record: ContactRecord = {
    kind: 'contact',
    email,
    name,
    companyCode: code,
    soldTos: accounts.map(({ soldTo }) => soldTo),
    role: 'buyer',
    locale: 'en-US',
    ableToCreateOrders: true,
    showNetPrice: true,
  };
  expect((await importing(db, [record])).refused).toBe(0);
};

let before: Company;
let after: Company;
let old: Material;
let fresh: Material;
let open: Material;

beforeAll(async () => {
  [before, after] = [await aCompany(db), await aCompany(db)];
  [old, fresh, open] = [
    await aMaterial(db, { name: 'Movetwist old' }),
    await aMaterial(db, { name: 'Movetwist fresh' }),
    await aMaterial(db, { name: 'Movetwist open' }),
  ];
  await anAssortment(db, { materials: [old.sapMaterialNumber], companies: [before] });
  await anAssortment(db, { materials: [fresh.sapMaterialNumber], companies: [after] });
  await sql`insert into search_changes (sap_material_number) select sap_material_number from materials`.execute(db);
  await search.caughtUp();
});

const found = async (client: Client) =>
  (await client.answer(calls.commerceSearch, { body: { Query: 'movetwist', PageSize: 100 } })).Documents.map(
    ({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber,
  ).sort();

const priced = async (client: Client) => {
  const body = [old, fresh, open].map(({ sapMaterialNumber }) => ({ MaterialNo: sapMaterialNumber, Quantity: 1 }));
  return (await client.answer(calls.getPrice, { body })).map(({ MaterialNo }) => MaterialNo).sort();
};

const numbersOf = (...materials: readonly Material[]) =>
  materials.map(({ sapMaterialNumber }) => sapMaterialNumber).sort();

const add = (client: Client, { code }: Material) => client.call(calls.addToCart, { body: { Code: code, Quantity: 1 } });

test('a contact moved to another company searches, sees prices and adds by the new assortments at once', async () => {
  const buyer = await aBuyer(db, { company: before });
  const client = await signedIn(buyer);
  expect(await found(client)).toEqual(numbersOf(old, open));
  expect(await priced(client)).toEqual(numbersOf(old, open));
  await move(buyer, after);
  expect(await found(client)).toEqual(numbersOf(fresh, open));
  expect(await priced(client)).toEqual(numbersOf(fresh, open));
  expect((await add(client, old)).statusCode).toBe(404);
  expect((await add(client, fresh)).statusCode).toBe(200);
});

test('the cart of a moved contact is on an account of the new company, and what is hidden there can’t be ordered', async () => {
  const buyer = await aBuyer(db, { company: before });
  const client = await signedIn(buyer);
  await add(client, old);
  await add(client, open);
  await move(buyer, after);
  const accounts = (await client.answer(calls.getAccounts)).map(({ soldTo }) => soldTo);
  const cart = await client.answer(calls.getCart);
  expect(accounts).toContain(cart.SoldTo);
  expect(cart.CartItems.map(({ Code, IsInvalid }) => [Code, IsInvalid])).toEqual([
    [old.code, true],
    [open.code, false],
  ]);
  const Items = [old, open].map(({ sapMaterialNumber: MaterialNo }) => ({ MaterialNo }));
  const refused = await client.answer(calls.createOrder, { body: { Details: { CartId: cart.CartId }, Items } });
  expect(refused.SalesOrderId).toBeNull();
  expect(await db.selectFrom('orders').select('id').where('contact_id', '=', buyer.contactId).execute()).toEqual([]);
});

test('a contact who is moved while they add has the old or the new company’s material, never both', async () => {
  const buyer = await aBuyer(db, { company: before });
  const client = await signedIn(buyer);
  const [, ...added] = await Promise.all([move(buyer, after), add(client, old), add(client, old), add(client, fresh)]);
  expect(added.map(({ statusCode }) => statusCode).filter((status) => ![200, 404].includes(status))).toEqual([]);
  expect((await add(client, old)).statusCode).toBe(404);
  expect((await add(client, fresh)).statusCode).toBe(200);
  expect(await found(client)).toEqual(numbersOf(fresh, open));
});
