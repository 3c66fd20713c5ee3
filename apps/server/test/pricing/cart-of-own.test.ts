import { getCartPrice } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBranch } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart, addLines } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { NO_HASH } from '../support/unique.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const makeDraft = (cartId: string) =>
  db.updateTable('carts').set({ status: 'Draft', is_active: false }).where('id', '=', cartId).execute();

test('a draft of one’s own is priced by its own account', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const buyer = await aBuyer(db, { company });
  const [, second] = company.accounts;
  const material = await aMaterial(db, { price: '100' });
  const draft = await aCart(db, { buyer, lines: [{ material }] });
  await makeDraft(draft.id);
  await db
    .updateTable('carts')
    .set({ account_id: second?.id ?? '' })
    .where('id', '=', draft.id)
    .execute();
  await aCart(db, { buyer, lines: 1 });
  await db
    .insertInto('erp.net_prices')
    .values({
      sold_to: second?.soldTo ?? '',
      sap_material_number: material.sapMaterialNumber,
      currency: 'DKK',
      amount: '55',
      per_quantity: '1',
      content_hash: NO_HASH,
    })
    .execute();
  const client = await signedIn(buyer);
  const priced = await client.answer(getCartPrice, { body: { cartId: draft.id } });
  expect(priced).toMatchObject({ CartId: draft.id, CartPriceInfo: { SubTotal: 55 } });
  expect((await client.answer(getCartPrice, { body: {} })).CartId).not.toBe(draft.id);
});

test('a cart that was ordered is not priced again', async () => {
  const cart = await aCart(db);
  await db.updateTable('carts').set({ status: 'Sent', is_active: false }).where('id', '=', cart.id).execute();
  const client = await signedIn(cart.buyer);
  expect((await client.refusal(getCartPrice, { body: { cartId: cart.id } })).status).toBe(409);
});

test('a draft of 300 lines takes as many queries as one of 3', async () => {
  const queriesFor = async (lines: number) => {
    const { id, buyer } = await aCart(db, { lines });
    await makeDraft(id);
    const client = await signedIn(buyer);
    return countQueries(db, () => client.answer(getCartPrice, { body: { cartId: id } }));
  };
  expect(await queriesFor(300)).toBe(await queriesFor(3));
});

test('returns what each line gets when lines share the stock of one material', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const { buyer } = await aCart(db, {
    lines: [
      { material, quantity: '8' },
      { material, quantity: '5' },
    ],
  });
  const { Docs } = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  const shares = Docs.map(({ Stock }) => [Stock.AtpQuantity, Stock.ConfirmedQuantity, Stock.ExceededQuantity]);
  expect(shares).toEqual([
    [10, 8, 0],
    [10, 2, 3],
  ]);
});

test('a cart that is picked up has the branch’s stock, no freight and shipping condition ZP', async () => {
  const material = await aMaterial(db, { stock: '100', price: '10' });
  const branch = await aBranch(db, { stock: [{ material, quantity: '3' }] });
  const { id, buyer } = await aCart(db, { lines: [{ material, quantity: '2' }] });
  const address = {
    id: branch,
    name: 'Branch',
    name2: '',
    street: 'Counter Street 1',
    city: 'Town',
    postalCode: '5000',
    countryCode: 'DK',
    projectNumber: '',
    shipTo: '',
    soldTo: '',
    shippingCondition: 'ZP',
    isOneTimeAddress: false,
    isServiceCenter: true,
    plantId: material.plant,
    isDefault: false,
  };
  await db
    .updateTable('carts')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', id)
    .execute();
  const { Docs, CartPriceInfo } = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  expect(Docs[0]?.Stock).toMatchObject({ PickupQuantity: 3, ConfirmedQuantity: 2 });
  expect(CartPriceInfo).toMatchObject({ FreightCost: 0, ShippingCondition: 'ZP', FreeFreightInfo: null });
});

test('returns no options without delivery details', async () => {
  const { buyer } = await aCart(db);
  const client = await signedIn(buyer);
  const body = { includeDeliveryDetails: false };
  expect(await client.answer(getCartPrice, { body })).toMatchObject({
    DeliveryOption: null,
    CombinedDeliveryOptions: { IsShown: false, IsDisabled: true },
  });
});

test('combined delivery is offered when lines come on different days', async () => {
  const [now, later] = [
    await aMaterial(db, { stock: '10' }),
    await aMaterial(db, { stock: '0', incoming: [{ date: '2099-01-08', quantity: '10' }] }),
  ];
  const { buyer } = await aCart(db, { lines: [{ material: now }, { material: later }] });
  const { CombinedDeliveryOptions } = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  expect(CombinedDeliveryOptions).toMatchObject({ IsShown: true, HasKitsMixingAutomatedStorageMaterials: false });
  expect(CombinedDeliveryOptions.DeliveryDate?.slice(0, 4)).toBe('2099');
});

test('returns the version that was priced', async () => {
  const { id, buyer } = await aCart(db, { lines: 1 });
  await addLines(db, id, [{ material: (await someMaterials(db, 1))[0] ?? (await aMaterial(db)) }]);
  await db.updateTable('carts').set({ version: 7 }).where('id', '=', id).execute();
  expect((await (await signedIn(buyer)).answer(getCartPrice, { body: {} })).Version).toBe(7);
});
