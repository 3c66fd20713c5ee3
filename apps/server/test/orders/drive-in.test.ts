import {
  addToCart,
  changeCartDeliveryType,
  createOrder,
  getOrder,
  orderDrafts,
  orderSents,
  saveCartAsOrderDraftAndCreateNewCart,
  setPreferredServiceCenter,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBranch } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

/** A buyer with a cart of one piece, which lies at the branch that they prefer. */
const aScene = async () => {
  const material = await aMaterial(db, { stock: '10' });
  const center = await aBranch(db, { stock: [{ material, quantity: '5' }] });
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: [{ material }] });
  const client = await signedIn(buyer);
  await client.answer(setPreferredServiceCenter, { body: { ServiceCenterId: center } });
  return { client, cart, material, center };
};

const orderAsDriveIn = (client: Client, CartId: string, { sapMaterialNumber }: Material) => {
  const Items = [{ MaterialNo: sapMaterialNumber }];
  return client.answer(createOrder, { body: { Details: { CartId, DeliveryType: 'DriveIn' }, Items } });
};

const sents = async (client: Client, deliveryType?: string) => {
  const SelectedFacets = deliveryType === undefined ? [] : [{ Key: 'deliveryType', Values: [deliveryType] }];
  return client.answer(orderSents, { body: { SelectedFacets } });
};

test('orders a cart as a drive-in from the preferred service center, and shows it as one', async () => {
  const { client, cart, material, center } = await aScene();
  const placed = await orderAsDriveIn(client, cart.id, material);
  expect(placed.ErrorMessages).toEqual([]);
  expect(await client.answer(getOrder, { params: { orderId: placed.OrderId ?? '' } })).toMatchObject({
    DeliveryType: 'DriveIn',
    Address: { Id: center, IsServiceCenter: true },
  });
  expect((await stockOf(db, material)).atp).toBe(10);
  const list = await sents(client);
  expect(list.SentOrders).toMatchObject([{ DeliveryType: 'DriveIn' }]);
  expect(list.Facets.find(({ Key }) => Key === 'deliveryType')?.Values).toMatchObject([{ Value: 'DriveIn', Count: 1 }]);
  expect((await sents(client, 'DriveIn')).SentTotalNumber).toBe(1);
  expect((await sents(client, 'Normal')).SentTotalNumber).toBe(0);
  expect((await orderAsDriveIn(client, cart.id, material)).OrderId).toBe(placed.OrderId);
});

test('shows orders and drafts of carts that are picked up as drive-ins', async () => {
  const { client, cart, material } = await aScene();
  await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'DriveIn' } });
  const Details = { CartId: cart.id, DeliveryType: 'DriveIn' as const, IsPickup: true };
  await client.answer(createOrder, { body: { Details, Items: [{ MaterialNo: material.sapMaterialNumber }] } });
  expect((await sents(client, 'DriveIn')).SentOrders).toMatchObject([{ DeliveryType: 'DriveIn' }]);

  const body = { orderName: 'Roof', newCartDeliveryType: 'Normal' as const };
  await client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
  await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'DriveIn' } });
  await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body });
  expect((await client.answer(orderDrafts, { body: {} })).DraftOrders).toMatchObject([{ DeliveryType: 'DriveIn' }]);
});

test('refuses a drive-in of an express-box cart', async () => {
  const { client, cart, material } = await aScene();
  await db.updateTable('carts').set({ delivery_type: 'fastbox' }).where('id', '=', cart.id).execute();
  const Items = [{ MaterialNo: material.sapMaterialNumber }];
  const body = { Details: { CartId: cart.id, DeliveryType: 'DriveIn' as const }, Items };
  expect((await client.refusal(createOrder, { body })).status).toBe(409);
});
