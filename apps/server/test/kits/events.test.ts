import * as calls from '@grossist/contracts';
import { afterAll, expect, test } from 'vitest';
import { openCartEvents, registerCartEvents } from '../../src/areas/cart/index.ts';
import { findSession, openSessionEnds, SESSIONS_ENDED } from '../../src/areas/identity/index.ts';
import { KIT_CHANGES, openKitEvents } from '../../src/areas/kits/index.ts';
import { openListener } from '../../src/db/index.ts';
import { followCart } from '../cart/events/follow-cart.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { testApp } from '../support/test-app.ts';

const { db, connectionString } = await testDatabase();
const shop = testApp(db);
const kitEvents = openKitEvents();
const listener = await openListener(connectionString, silentLog());
await listener.subscribe(KIT_CHANGES, kitEvents.subscriber);
const sessionEnds = openSessionEnds();
await listener.subscribe(SESSIONS_ENDED, sessionEnds.subscriber);
afterAll(() => listener.close());
registerCartEvents(shop.app, {
  events: openCartEvents(),
  further: [kitEvents],
  sessionEnds,
  findSession: findSession(db),
});

test('notifies only the user’s own tabs of each change of a project', async () => {
  const { id, client, cartId, buyer } = await aProjectOfKits(db, shop);
  const tab = await followCart(shop.app, await shop.signedIn(buyer));
  const colleague = await followCart(shop.app, await shop.signedIn(await aBuyer(db, { company: buyer.company })));
  const kit = await client.answer(calls.addKit, { params: { id }, body: { headerDescription: null } });
  const first = await tab.next();
  expect(first).toMatchObject({
    kind: 'smart-kit-changed',
    data: { smartKitId: id, cartId, lastModifiedUtc: expect.any(String), isDeleted: false },
  });
  const body = { kitDraftUpdateDto: { headerDescription: '2nd left' } };
  await client.answer(calls.updateKitDraft, { params: { id: kit.id }, body });
  const { lastModifiedUtc } = await client.answer(calls.getSmartKitLastModified, { params: { id } });
  expect(await tab.next()).toMatchObject({ data: { lastModifiedUtc } });
  await client.answer(calls.deleteSmartKit, { body: { id } });
  expect(await tab.next()).toMatchObject({ data: { smartKitId: id, isDeleted: true } });
  await kitEvents.subscriber.resync?.();
  expect(await colleague.next()).toEqual({ kind: 'smart-kit-unknown', data: {} });
  tab.leave();
  colleague.leave();
});
