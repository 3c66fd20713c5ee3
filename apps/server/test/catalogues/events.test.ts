import * as calls from '@grossist/contracts';
import { afterAll, expect, test } from 'vitest';
import { openCartEvents, registerCartEvents } from '../../src/areas/cart/index.ts';
import { CATALOGUE_CHANGES, openCatalogueEvents } from '../../src/areas/catalogues/index.ts';
import { findSession, openSessionEnds, SESSIONS_ENDED } from '../../src/areas/identity/index.ts';
import { openListener } from '../../src/db/index.ts';
import { followCart } from '../cart/events/follow-cart.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { testApp } from '../support/test-app.ts';

const { db, connectionString } = await testDatabase();
const shop = testApp(db);
const events = openCatalogueEvents();
const listener = await openListener(connectionString, silentLog());
await listener.subscribe(CATALOGUE_CHANGES, events.subscriber);
const sessionEnds = openSessionEnds();
await listener.subscribe(SESSIONS_ENDED, sessionEnds.subscriber);
afterAll(() => listener.close());
registerCartEvents(shop.app, {
  events: openCartEvents(),
  further: [events],
  sessionEnds,
  findSession: findSession(db),
});

const aCompany = async () => {
  const buyer = await aBuyer(db);
  const client = await shop.signedIn(buyer);
  const colleague = await shop.signedIn(await aBuyer(db, { company: buyer.company }));
  return { client, own: await followCart(shop.app, client), theirs: await followCart(shop.app, colleague) };
};

test('colleagues are notified of each change of a catalog, other companies are not', async () => {
  const { client, own, theirs } = await aCompany();
  const stranger = await followCart(shop.app, await shop.signedIn(await aBuyer(db)));
  const { pdfId } = await client.answer(calls.createPdfCatalog, { body: { name: 'Stairs' } });
  const id = pdfId ?? '';
  const ofCatalog = { CatalogId: id, IsBasket: false, IsSimple: false };
  expect(await theirs.next()).toEqual({
    kind: 'catalog-changed',
    data: { ...ofCatalog, Version: 1, IsDeleted: false },
  });
  await client.answer(calls.updatePdfCatalog, { params: { id }, query: {}, body: { name: 'Stairs 3' } });
  expect(await theirs.next()).toMatchObject({ data: { CatalogId: id, Version: 2 } });
  await client.answer(calls.deletePdfCatalog, { params: { id } });
  expect(await theirs.next()).toMatchObject({ data: { CatalogId: id, IsDeleted: true } });
  const simple = await client.answer(calls.createSimplePdfCatalog, { body: { name: 'Plain' } });
  await client.answer(calls.deleteSimplePdfCatalog, { params: { id: simple.id } });
  expect(await theirs.next()).toMatchObject({ data: { CatalogId: simple.id, IsSimple: true, IsDeleted: false } });
  expect(await theirs.next()).toMatchObject({ data: { CatalogId: simple.id, IsSimple: true, IsDeleted: true } });
  await events.subscriber.resync?.();
  expect(await stranger.next()).toEqual({ kind: 'catalog-unknown', data: {} });
  for (const stream of [own, theirs, stranger]) stream.leave();
});

test('a basket follows to its person’s other devices alone', async () => {
  const { client, own, theirs } = await aCompany();
  await client.answer(calls.updatePdfCatalog, { params: { id: 'basket' }, query: {}, body: { description: 'Roof' } });
  expect(await own.next()).toMatchObject({ kind: 'catalog-changed', data: { IsBasket: true } });
  await events.subscriber.resync?.();
  expect(await theirs.next()).toEqual({ kind: 'catalog-unknown', data: {} });
  for (const stream of [own, theirs]) stream.leave();
});
