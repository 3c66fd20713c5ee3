import { quantityOf } from '@grossist/domain';
import { Registry } from 'prom-client';
import { beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../../../src/db/index.ts';
import { type Erp, ErpDoesNotAnswer, type OrderAsk } from '../../../src/gateways/erp/port.ts';
import { watchSapOrders } from '../../../src/gateways/erp/sap/index.ts';
import { aMaterial, someMaterials } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { stockOf } from '../../support/stock-of.ts';
import { anOrderAsk, orderLine } from '../an-order-ask.ts';
import { aCustomer } from '../contract/under-test.ts';
import { aSap, ordersInSap, PASSWORD, rowsInSap, type SapUnderTest } from './a-sap.ts';
import type { Fault } from './mock/index.ts';

describe('an order on its way to SAP', async () => {
  const { db } = await testDatabase();
  // What one test leaves waiting, the next one would send.
  beforeEach(async () => {
    await db.deleteFrom('sap_orders').execute();
  });

  const take = (erp: Erp, order: OrderAsk) => transaction(db, (tx) => erp.takeOrder(tx, order));
  const rowOf = ({ orderId }: OrderAsk) =>
    db.selectFrom('sap_orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const linesOf = ({ orderId }: OrderAsk) =>
    db.selectFrom('sap_order_lines').selectAll().where('order_id', '=', orderId).orderBy('line_number').execute();
  /** As if the pause were over. */
  const becomesDue = ({ orderId }: OrderAsk) =>
    db
      .updateTable('sap_orders')
      .set({ next_attempt_at: new Date(0) })
      .where('order_id', '=', orderId)
      .execute();
  const taken = async (sap: SapUnderTest, traits: Partial<OrderAsk> = {}) => {
    const order = anOrderAsk([orderLine(await aMaterial(db), '4.5')], traits);
    expect((await take(sap.erp(), order)).outcome).toBe('taken');
    return order;
  };

  test('returns a number of the shop’s own, and stores SAP’s once it is known', async () => {
    const sap = await aSap(db);
    const material = await aMaterial(db, { stock: '10' });
    const order = anOrderAsk([orderLine(material, 4)]);
    const answer = await take(sap.erp(), order);
    expect(await ordersInSap(sap)).toEqual([]);
    expect(await rowOf(order)).toMatchObject({ state: 'waiting', sap_sales_order: null });
    expect(await sap.send()).toBe(1);
    const [made] = await ordersInSap(sap);
    expect(await rowOf(order)).toMatchObject({
      state: 'taken',
      sap_sales_order: made?.['SalesOrder'],
      sales_order_id: answer.outcome === 'taken' && answer.salesOrderId,
      net_amount: '40.000',
    });
    expect(made?.['PurchaseOrderByCustomer']).toBe(order.orderId.replaceAll('-', '').toUpperCase());
    expect(await sap.send()).toBe(0);
    expect((await ordersInSap(sap)).length).toBe(1);
  });

  test('of a transaction that fails is never sent', async () => {
    const sap = await aSap(db);
    const order = anOrderAsk([orderLine(await aMaterial(db), 4)]);
    const failing = transaction(db, async (tx) => {
      await sap.erp().takeOrder(tx, order);
      throw new Error('The order could not be written');
    });
    await expect(failing).rejects.toThrow('could not be written');
    expect(await sap.send()).toBe(0);
  });

  test('contains the buyer’s input and the sales area of the market', async () => {
    const sap = await aSap(db);
    const order = await taken(sap, {
      orderType: 'ZFB',
      customer: aCustomer('DK', { soldTo: '700042' }),
      deliveryDate: '2026-03-09' as OrderAsk['deliveryDate'] & string,
      isCombinedDelivery: true,
      address: { postalCode: '8000', countryCode: 'DK', shipTo: '700043' },
    });
    await sap.send();
    const [made] = await ordersInSap(sap);
    expect(made).toMatchObject({
      SalesOrderType: 'ZFB',
      SalesOrganization: '1000',
      DistributionChannel: '10',
      OrganizationDivision: '00',
      SoldToParty: '700042',
      RequestedDeliveryDate: `/Date(${Date.parse('2026-03-09T00:00:00Z')})/`,
      ShippingCondition: 'ZN',
      CompleteDeliveryIsDefined: true,
      TransactionCurrency: 'DKK',
    });
    expect(await rowsInSap(sap, 'A_SalesOrderItem')).toMatchObject([
      { SalesOrderItem: '10', RequestedQuantity: '4.500', RequestedQuantityUnit: 'PC', ProductionPlant: 'DK01' },
    ]);
    expect(await rowsInSap(sap, 'A_SalesOrderHeaderPartner')).toMatchObject([
      { PartnerFunction: 'SH', Customer: '700043' },
    ]);
    expect((await rowOf(order)).state).toBe('taken');
  });

  test.each(['lost', '503-done'] as const)('whose response was lost (%s) is found and exists once', async (fault) => {
    const sap = await aSap(db);
    const order = await taken(sap);
    sap.mock.faults.plan('create', fault);
    expect(await sap.send()).toBe(0);
    expect(await rowOf(order)).toMatchObject({ state: 'waiting', attempts: 1 });
    await becomesDue(order);
    expect(await sap.send()).toBe(1);
    expect((await ordersInSap(sap)).length).toBe(1);
    expect(await rowOf(order)).toMatchObject({ state: 'taken', attempts: 2, last_failure: '' });
  });

  test('that SAP created but does not list yet is created once if the gateway repeats responses', async () => {
    const sap = await aSap(db);
    const orders = sap.mock.service('API_SALES_ORDER_SRV');
    orders.isRepeatable = true;
    const order = await taken(sap);
    sap.mock.faults.plan('create', 'lost');
    await sap.send();
    const [made] = await ordersInSap(sap);
    const set = orders.metadata.sets.get('A_SalesOrder');
    if (made === undefined || set === undefined) throw new Error('Nothing was made');
    // Not found by its reference: the creation is asked for again, and answered as before.
    orders.store.replace(set, made, { ...made, PurchaseOrderByCustomer: '' });
    await becomesDue(order);
    await sap.send();
    expect((await ordersInSap(sap)).length).toBe(1);
    expect((await rowOf(order)).sap_sales_order).toBe(made['SalesOrder']);
  });

  test.each<Fault>(['500', '503', '429', '401', 'login-page', 'lost'])(
    'waits for an SAP that answers %s, and for no longer than it must',
    async (fault) => {
      const sap = await aSap(db);
      const [first, second] = [await taken(sap), await taken(sap)];
      sap.mock.faults.plan('read', fault, fault, fault, fault);
      expect(await sap.send()).toBe(0);
      for (const order of [first, second]) {
        expect(await rowOf(order)).toMatchObject({ state: 'waiting', refusals: 0 });
        await becomesDue(order);
      }
      for (let asked = 0; asked < 4; asked += 1) await sap.send();
      for (const order of [first, second]) await becomesDue(order);
      await sap.send();
      expect((await ordersInSap(sap)).length).toBe(2);
    },
  );

  test('waits as long as SAP requests', async () => {
    const sap = await aSap(db);
    const order = await taken(sap);
    sap.mock.faults.plan('read', '503');
    const before = Date.now();
    await sap.send();
    expect((await rowOf(order)).next_attempt_at.getTime()).toBeGreaterThanOrEqual(before + 119_000);
  });

  test('that SAP refuses stores SAP’s reason, is retried as a new request, and is given up in the end', async () => {
    const sap = await aSap(db, { house: { blockedCustomers: new Set(['700001']) } });
    const order = await taken(sap);
    const { request_id: first } = await rowOf(order);
    await sap.send();
    const refused = await rowOf(order);
    expect(refused).toMatchObject({ state: 'waiting', refusals: 1 });
    expect(refused.last_failure).toContain('VP/101');
    expect(refused.last_failure).toContain('Customer 700001 is blocked');
    expect(refused.request_id).not.toBe(first);
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await becomesDue(order);
      await sap.send();
    }
    expect(await rowOf(order)).toMatchObject({ state: 'given-up', refusals: 12 });
    expect(sap.lines.join('\n')).toContain('SAP refuses an order');
    expect(sap.lines.join('\n')).not.toContain('is blocked');
  });

  test('does not delay the others when it is refused', async () => {
    const sap = await aSap(db, { house: { blockedCustomers: new Set(['700666']) } });
    const refused = await taken(sap, { customer: aCustomer('DK', { soldTo: '700666' }) });
    const good = await taken(sap);
    const registry = new Registry();
    watchSapOrders(registry, db);
    const metrics = async () =>
      (await registry.metrics()).split('\n').filter((line) => /^grossist_sap_orders_(w|g)/.test(line));
    const before = await metrics();
    expect(before[0]).toBe('grossist_sap_orders_waiting 2');
    expect(await sap.send()).toBe(1);
    expect(await metrics()).toEqual(['grossist_sap_orders_waiting 1', before[1]]);
    expect((await rowOf(good)).state).toBe('taken');
    expect((await rowOf(refused)).state).toBe('waiting');
  });

  test('sent by several processes in parallel exists in SAP once', async () => {
    const sap = await aSap(db);
    const orders: OrderAsk[] = [];
    for (let made = 0; made < 10; made += 1) orders.push(await taken(sap));
    const counts = await Promise.all([sap.send(), sap.send(), sap.send()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(orders.length);
    expect((await ordersInSap(sap)).length).toBe(orders.length);
  });

  test('taken twice is sent once', async () => {
    const sap = await aSap(db);
    const order = anOrderAsk([orderLine(await aMaterial(db), 1)]);
    const [first, again] = [await take(sap.erp(), order), await take(sap.erp(), order)];
    expect(again).toEqual(first);
    expect(await sap.send()).toBe(1);
  });

  test('returns the first response for a repeated order, also if SAP is unavailable or no longer sells it', async () => {
    const sap = await aSap(db);
    const material = await aMaterial(db);
    const order = anOrderAsk([orderLine(material, 1)]);
    const first = await take(sap.erp(), order);
    sap.mock.faults.plan('read', '500');
    expect(await take(sap.erp(), order)).toEqual(first);
    await db
      .updateTable('materials')
      .set({ status: '40' })
      .where('sap_material_number', '=', material.sapMaterialNumber)
      .execute();
    expect(await take(sap.erp(), order)).toEqual(first);
  });

  test('of a thousand lines is one creation, its decimals exact', async () => {
    const sap = await aSap(db, { house: { price: () => '0.07' } });
    const materials = await someMaterials(db, 1000, { salesUnit: 'MTR', stock: '2000' });
    const order = anOrderAsk(materials.map((material, index) => orderLine(material, `${index + 1}.125`)));
    expect((await take(sap.erp(), order)).outcome).toBe('taken');
    sap.mock.service('API_SALES_ORDER_SRV').pageSize = 300;
    expect(await sap.send()).toBe(1);
    expect(sap.mock.seen.filter(({ path }) => path === 'API_SALES_ORDER_SRV/A_SalesOrder').length).toBe(1);
    const items = await rowsInSap(sap, 'A_SalesOrderItem');
    expect(items.length).toBe(1000);
    expect(items[999]).toMatchObject({ SalesOrderItem: '10000', RequestedQuantity: '1000.125' });
    const lines = await linesOf(order);
    expect(lines.every((line) => line.sap_confirmed === line.reserved && !line.is_reserved)).toBe(true);
    const sum = lines.reduce((cents, line) => cents + BigInt(line.sap_net_amount?.replace('.', '') ?? 0), 0n);
    expect((await rowOf(order)).net_amount?.replace('.', '')).toBe(String(sum));
  });

  test('reports quantities and dates that SAP confirms, and when they are less than promised', async () => {
    const sap = await aSap(db, {
      house: {
        confirms: (_, quantity) => [
          { quantity: '1.000', date: `/Date(${Date.parse('2026-03-03T00:00:00Z')})/` },
          { quantity: `${quantity - 1}.000`, date: `/Date(${Date.parse('2026-03-12T00:00:00Z')})/` },
        ],
      },
    });
    const order = anOrderAsk([orderLine(await aMaterial(db, { stock: '10' }), 4)], {
      deliveryDate: '2026-03-03' as OrderAsk['deliveryDate'] & string,
    });
    await take(sap.erp(), order);
    await sap.send();
    expect(await linesOf(order)).toMatchObject([
      { reserved: '4.000', sap_confirmed: '1.000', sap_back_ordered: '3.000', sap_back_order_date: '2026-03-12' },
    ]);
    expect(sap.lines.join('\n')).toContain('SAP confirms less');
  });

  test('subtracts orders that wait for SAP from imported stock', async () => {
    const sap = await aSap(db);
    const material = await aMaterial(db, { stock: '10', clearanceStock: '5' });
    const order = anOrderAsk([orderLine(material, 4), orderLine(material, 2, { isOnClearanceSale: true })]);
    await take(sap.erp(), order);
    const imported = (hash: string) =>
      db
        .updateTable('erp.stock')
        .set({ atp: '10', clearance: '5', content_hash: Buffer.from(hash) })
        .where('sap_material_number', '=', material.sapMaterialNumber)
        .execute();
    await imported('one');
    expect(await stockOf(db, material)).toMatchObject({ atp: 6, clearance: 3 });
    await sap.send();
    await imported('two');
    expect(await stockOf(db, material)).toMatchObject({ atp: 10, clearance: 5 });
  });

  describe('is not taken', () => {
    test('when SAP does not sell a material any more: the line is refused', async () => {
      const sap = await aSap(db);
      const [good, blocked] = [await aMaterial(db), await aMaterial(db, { status: '30' })];
      const answer = await take(sap.erp(), anOrderAsk([orderLine(good, 1), orderLine(blocked, 1)]));
      expect(answer).toEqual({ outcome: 'refused', lines: [{ lineNumber: 20, available: quantityOf(0) }] });
      expect(await stockOf(db, good)).toMatchObject({ atp: 1000 });
    });

    test.each<Fault>(['500', '429', 'login-page', 'nonsense', 'lost'])('while SAP answers %s', async (fault) => {
      const sap = await aSap(db);
      const material = await aMaterial(db);
      sap.mock.faults.plan('read', fault);
      await expect(take(sap.erp(), anOrderAsk([orderLine(material, 1)]))).rejects.toThrow(ErpDoesNotAnswer);
      expect(await stockOf(db, material)).toMatchObject({ atp: 1000 });
    });

    test('in a market that has no sales area', async () => {
      const sap = await aSap(db, { settings: { areas: {} } });
      const order = anOrderAsk([orderLine(await aMaterial(db), 1)]);
      await expect(take(sap.erp(), order)).rejects.toThrow('SAP_SALES_AREAS');
    });
  });

  test('no secret and no name is ever logged', async () => {
    const sap = await aSap(db, { house: { blockedCustomers: new Set(['700001']) } });
    await taken(sap);
    sap.mock.faults.plan('read', 'lost', 'nonsense');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await db
        .updateTable('sap_orders')
        .set({ next_attempt_at: new Date(0) })
        .where('state', '=', 'waiting')
        .execute();
      await sap.send();
    }
    const log = sap.lines.join('\n');
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toContain(Buffer.from(`GROSSIST:${PASSWORD}`).toString('base64'));
    expect(log).not.toContain('700001');
  });
});
