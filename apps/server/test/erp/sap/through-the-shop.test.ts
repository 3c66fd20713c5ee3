import { describe, expect, test } from 'vitest';
import { aCart } from '../../support/a-cart.ts';
import { aMaterial } from '../../support/a-material.ts';
import { order } from '../../support/an-order.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';
import { aSap, ordersInSap, rowsInSap } from './a-sap.ts';

const LONG = 'Reference of thirty-five signs, and more';

describe('an order placed in the shop', async () => {
  const { db } = await testDatabase();
  const sap = await aSap(db, { settings: { priceCondition: 'ZSHP' } });
  const shop = testApp(db, { erp: sap.erp() });

  test('is sent to SAP with reference, texts, address, and the price that the buyer was shown', async () => {
    const cable = await aMaterial(db, { price: '1234.5678', perQuantity: '100', salesUnit: 'MTR' });
    const cart = await aCart(db, { lines: [{ material: cable, quantity: '12.5' }] });
    const address = {
      id: 'once',
      name: 'Building site "Nord"',
      name2: '',
      street: 'Gade 1',
      city: 'Aarhus',
      postalCode: '8000',
      countryCode: 'DK',
      projectNumber: '',
      shipTo: '700043',
      soldTo: '',
      shippingCondition: 'ZN',
      isOneTimeAddress: true,
      isServiceCenter: false,
      plantId: '',
      isDefault: false,
    };
    await db
      .updateTable('carts')
      .set({ name: 'Stairs', project_number: 'P-17', customer_reference: LONG, address: JSON.stringify(address) })
      .where('id', '=', cart.id)
      .execute();
    await db
      .updateTable('cart_lines')
      .set({ note: 'Cut\u0007 it <b>here</b>', accounting_string1: '4711-A' })
      .where('cart_id', '=', cart.id)
      .execute();
    const client = await shop.signedIn(cart.buyer);
    const placed = await order(client, cart.id);
    expect(placed.OrderId).not.toBeNull();
    expect(await sap.send()).toBe(1);

    const [made] = await ordersInSap(sap);
    expect(made).toMatchObject({
      SoldToParty: cart.buyer.accounts[0]?.soldTo,
      PurchaseOrderByShipToParty: LONG.slice(0, 35),
    });
    const [headerText] = await rowsInSap(sap, 'A_SalesOrderText');
    expect(headerText).toMatchObject({ Language: 'DA', LongTextID: 'TX01' });
    for (const text of ['Stairs', 'Project P-17', 'Building site "Nord"', 'Gade 1', 'DK 8000 Aarhus'])
      expect(headerText?.['LongText']).toContain(text);
    // Where goods go once is no partner of SAP's.
    expect(await rowsInSap(sap, 'A_SalesOrderHeaderPartner')).toEqual([]);
    const [item] = await rowsInSap(sap, 'A_SalesOrderItem');
    expect(item).toMatchObject({
      RequestedQuantity: '12.500',
      RequestedQuantityUnit: 'M',
      ProductionPlant: cable.plant,
    });
    const [itemText] = await rowsInSap(sap, 'A_SalesOrderItemText');
    expect(itemText?.['LongText']).toBe('Cut  it <b>here</b>\n4711-A');
    const [price] = await rowsInSap(sap, 'A_SalesOrderItemPrElement');
    expect(price).toMatchObject({
      ConditionType: 'ZSHP',
      ConditionRateValue: '1234.567800000',
      ConditionCurrency: 'DKK',
      ConditionQuantity: '100',
      ConditionQuantityUnit: 'M',
    });
    const line = await db.selectFrom('sap_order_lines').selectAll().executeTakeFirstOrThrow();
    const ours = await db.selectFrom('order_lines').select('net_amount').executeTakeFirstOrThrow();
    expect(Number(line.sap_net_amount)).toBe(Number(ours.net_amount));
  });

  test('keeps the shop’s own number, which the buyer gets', async () => {
    const cart = await aCart(db, { lines: 2 });
    const client = await shop.signedIn(cart.buyer);
    const placed = await order(client, cart.id);
    await sap.send();
    const stored = await db
      .selectFrom('orders as o')
      .innerJoin('sap_orders as s', 's.order_id', 'o.id')
      .select(['o.sales_order_id', 's.sales_order_id as reported', 's.sap_sales_order'])
      .where('o.id', '=', placed.OrderId)
      .executeTakeFirstOrThrow();
    expect(stored.sales_order_id).toBe(stored.reported);
    expect(stored.sap_sales_order).not.toBe(stored.reported);
  });
});
