import * as calls from '@grossist/contracts';
import { afterAll, expect, test } from 'vitest';
import { openCartEvents, registerCartEvents } from '../../src/areas/cart/index.ts';
import { findSession, openSessionEnds } from '../../src/areas/identity/index.ts';
import { LIST_CHANGES, listStream, openListEvents } from '../../src/areas/lists/index.ts';
import { openListener } from '../../src/db/index.ts';
import { followCart } from '../cart/events/follow-cart.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aList } from '../support/a-list.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { testApp } from '../support/test-app.ts';

const { db, connectionString } = await testDatabase();
const { app, signedIn } = testApp(db);

const events = openListEvents();
const listener = await openListener(connectionString, silentLog());
await listener.subscribe(LIST_CHANGES, events.subscriber);
afterAll(() => listener.close());
registerCartEvents(app, {
  events: openCartEvents(),
  further: [listStream(events)],
  sessionEnds: openSessionEnds(),
  findSession: findSession(db),
});

const changed = (ListId: string, Version: number) => ({ kind: 'list-changed', data: { ListId, Version } });

test('notifies only the tabs of owner and subscribers of each change of a list', async () => {
  const owner = await aBuyer(db);
  const { company } = owner;
  const [reader, colleague] = [await aBuyer(db, { company }), await aBuyer(db, { company })];
  const { id } = await aList(db, { owner, subscribers: [reader] });
  const client = await signedIn(owner);
  const tabs = [await followCart(app, client), await followCart(app, await signedIn(reader))];
  const foreign = await followCart(app, await signedIn(colleague));
  const params = { id };
  const { code } = await aMaterial(db);
  await client.answer(calls.addVariationToList, { params, body: { VariationCode: code } });
  await client.answer(calls.updateVariationList, { params, body: { Name: 'Renamed' } });
  for (const tab of tabs) {
    expect(await tab.next()).toEqual(changed(id, 2));
    expect(await tab.next()).toEqual(changed(id, 3));
  }
  // Whose subscription ends hears of it too.
  const subscribers = [{ Id: reader.contactId }];
  await client.answer(calls.removeListSubscribers, { params, body: { subscribers } });
  for (const tab of tabs) expect(await tab.next()).toEqual(changed(id, 4));
  const own = await aList(db, { owner: colleague });
  expect(await foreign.next()).toEqual(changed(own.id, 1));
  for (const tab of [...tabs, foreign]) tab.leave();
});

test('notifies browsers to reload where changes may have been missed', async () => {
  const client = await signedIn(await aBuyer(db));
  const tab = await followCart(app, client);
  await events.subscriber.resync();
  expect(await tab.next()).toEqual({ kind: 'list-unknown', data: {} });
  tab.leave();
});
