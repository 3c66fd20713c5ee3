import { addToCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const OBSOLETE = '40';

const add = (client: Client, code: string) => client.call(addToCart, { body: { Code: code, Quantity: 1 } });

test('uses the cached material until any change is notified', async () => {
  const client = await signedIn((await aCart(db, { lines: 1 })).buyer);
  const { code, sapMaterialNumber } = await aMaterial(db);
  expect((await add(client, code)).statusCode).toBe(200);
  await db.updateTable('materials').set({ status: OBSOLETE }).where('code', '=', code).execute();
  expect((await add(client, code)).json()).toMatchObject({ LineQuantity: 2, ItemCount: 2 });
  await noteChanges(db, [sapMaterialNumber]);
  expect((await add(client, code)).statusCode).toBe(422);
});

test('does not use a cached material for a buyer who may not see it', async () => {
  const { code, sapMaterialNumber } = await aMaterial(db);
  const [seeing, others] = [(await aCart(db, { lines: 1 })).buyer, (await aCart(db, { lines: 1 })).buyer];
  await anAssortment(db, { materials: [sapMaterialNumber], contacts: [seeing] });
  expect((await add(await signedIn(seeing), code)).statusCode).toBe(200);
  expect((await add(await signedIn(others), code)).statusCode).toBe(404);
});

test('creates the cart with a buyer’s first addition, also for an unknown material', async () => {
  const { code } = await aMaterial(db);
  await add(await signedIn((await aCart(db, { lines: 1 })).buyer), code);
  expect((await add(await signedIn(await aBuyer(db)), code)).json()).toMatchObject({ LineQuantity: 1, ItemCount: 1 });
});
