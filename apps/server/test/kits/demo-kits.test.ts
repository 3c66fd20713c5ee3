import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { makeDemoKits } from '../../src/areas/kits/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aDemo } from '../support/a-demo.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const now = () => Date.parse('2026-11-20T09:00:00Z');
const shop = testApp(db, { now });
const make = makeDemoKits({ db, erp: openEmbeddedErp(db, now, { isDemo: true }), now });

test('the demo has templates, an order of kits and a running project of twelve kits, made once', async () => {
  await aDemo(db, { materials: 600, today: '2026-11-20' });
  expect([await make(), await make()]).toEqual([true, false]);
  const client = await shop.signedIn({ email: 'buyer@nordkraft.example' });
  const { pageItems: templates } = await client.answer(calls.getKitTemplates);
  expect(templates).toHaveLength(3);
  expect(templates.some(({ isLocked }) => isLocked)).toBe(true);
  const replaced = templates.flatMap(({ items }) => items.filter(({ isInvalid }) => isInvalid));
  expect(replaced.every(({ successor }) => successor !== null)).toBe(true);
  const { pageItems: projects } = await client.answer(calls.getRecentSmartKits, { query: {} });
  expect(projects.map(({ kitCount, isOrdered, state }) => [kitCount, isOrdered, state])).toEqual([
    [12, false, 'Ok'],
    [2, true, 'Ok'],
  ]);
  const [running, ordered] = projects;
  const { kits } = await client.answer(calls.getSmartKit, { query: { smartKitId: running?.id } });
  expect(kits.map((kit) => kit.inCart)).toEqual([...Array(10).fill('current'), 'no', 'no']);
  const order = await db
    .selectFrom('orders')
    .select(['id', 'order_type'])
    .where('cart_id', '=', ordered?.cartId ?? '')
    .executeTakeFirstOrThrow();
  expect(order.order_type).toBe('ZSO');
  const { Lines } = await client.answer(calls.getOrder, { params: { orderId: order.id } });
  expect(Lines.length).toBe(14);
  expect((await client.answer(calls.getCart)).ItemCount).toBe(0);
}, 120_000);
