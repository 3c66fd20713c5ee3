import { connect } from 'node:net';
import { promisify } from 'node:util';
import { addToCart, emptyCart, getCart, signOut } from '@grossist/contracts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { CART_CHANGES, openCartEvents, openCartPublisher, registerCartEvents } from '../../../src/areas/cart/index.ts';
import { findSession, openSessionEnds, SESSIONS_ENDED } from '../../../src/areas/identity/index.ts';
import { openListener } from '../../../src/db/index.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { aMaterial } from '../../support/a-material.ts';
import { anEmployee } from '../../support/an-employee.ts';
import { testDatabase } from '../../support/database.ts';
import { silentLog } from '../../support/silent-log.ts';
import { testApp } from '../../support/test-app.ts';
import { followCart } from './follow-cart.ts';

const { db, connectionString } = await testDatabase();

/** A process of the shop: its own listener, its own streams. */
const aProcess = async (heartbeat?: number, lookUp = findSession(db)) => {
  const running = testApp(db);
  const events = openCartEvents();
  const listener = await openListener(connectionString, silentLog());
  await listener.subscribe(CART_CHANGES, events.subscriber);
  const sessionEnds = openSessionEnds();
  await listener.subscribe(SESSIONS_ENDED, sessionEnds.subscriber);
  afterAll(() => listener.close());
  registerCartEvents(running.app, { events, sessionEnds, findSession: lookUp, ...(heartbeat && { heartbeat }) });
  return { ...running, events };
};

const here = await aProcess();
const there = await aProcess();
const watchful = await aProcess(50);

test('notifies another device of the same user of a change in another process', async () => {
  const buyer = await aBuyer(db);
  const phone = await followCart(there.app, await there.signedIn(buyer));
  const client = await here.signedIn(buyer);
  const { code } = await aMaterial(db);
  const { CartId } = await client.answer(getCart);
  expect(await phone.next()).toEqual({
    kind: 'cart-changed',
    data: { CartId, Version: 0, IsActive: true, ItemCount: 0 },
  });
  await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
  expect(await phone.next()).toEqual({
    kind: 'cart-changed',
    data: { CartId, Version: 1, IsActive: true, ItemCount: 1 },
  });
  await client.answer(emptyCart);
  expect((await phone.next()).data).toMatchObject({ Version: 2, ItemCount: 0 });
  phone.leave();
});

test('publishes batched additions once, with the last state of the cart', async () => {
  const publisher = openCartPublisher(db, silentLog());
  const adding = testApp(db, { publisher });
  const buyer = await aBuyer(db);
  const phone = await followCart(there.app, await there.signedIn(buyer));
  const client = await adding.signedIn(buyer);
  const { code } = await aMaterial(db);
  const { CartId } = await client.answer(getCart);
  expect((await phone.next()).data).toMatchObject({ Version: 0 });
  for (const Quantity of [1, 2, 3]) await client.answer(addToCart, { body: { Code: code, Quantity } });
  await publisher.close();
  const versions: unknown[] = [];
  while (versions.at(-1) !== 3) versions.push((await phone.next()).data.Version);
  expect(versions).toEqual(versions.toSorted());
  await client.answer(emptyCart);
  expect(await phone.next()).toEqual({
    kind: 'cart-changed',
    data: { CartId, Version: 4, IsActive: true, ItemCount: 0 },
  });
  phone.leave();
});

test('ignores a late notification after a later change', async () => {
  const events = openCartEvents();
  const received: unknown[] = [];
  events.follow('somebody', (change) => received.push(change && [change.version, change.isActive]));
  const say = (version: number, active: boolean, gathered?: boolean): void =>
    void events.subscriber.notified(
      JSON.stringify({ contact: 'somebody', cart: 'cart', version, active, lines: 1, gathered }),
    );
  say(5, true, true);
  say(7, true);
  say(6, true, true);
  say(7, false);
  say(7, true, true);
  expect(received).toEqual([
    [5, true],
    [7, true],
    [7, false],
  ]);
});

test('notifies only the user of the cart, not a colleague', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const listening = await followCart(here.app, await here.signedIn(colleague));
  await (await here.signedIn(buyer)).answer(getCart);
  const { CartId } = await (await here.signedIn(colleague)).answer(getCart);
  // The first that comes is their own.
  expect((await listening.next()).data).toMatchObject({ CartId });
  listening.leave();
});

test('notifies subscribers that may have missed a change', async () => {
  const buyer = await aBuyer(db);
  const phone = await followCart(there.app, await there.signedIn(buyer));
  await there.events.subscriber.resync();
  expect(await phone.next()).toEqual({ kind: 'cart-unknown', data: {} });
  phone.leave();
});

test('signed-out visitors and people without a cart get no stream', async () => {
  const signedOut = await followCart(here.app, here.asAnonymous());
  const employee = await followCart(here.app, await here.signedIn(await anEmployee(db, 'editor')));
  expect([signedOut.status, employee.status]).toEqual([401, 403]);
  signedOut.leave();
  employee.leave();
});

test('the stream ends with the sign-out, made in another process', async () => {
  const buyer = await aBuyer(db);
  const client = await there.signedIn(buyer);
  const stream = await followCart(here.app, client);
  const other = await followCart(here.app, await there.signedIn(buyer));
  expect(stream.status).toBe(200);
  await client.answer(signOut);
  await stream.ended();
  // Another session of the same user goes on.
  await here.events.subscriber.resync();
  expect((await other.next()).kind).toBe('cart-unknown');
  other.leave();
});

test('ends the stream of an ended session without a notification', async () => {
  const client = await watchful.signedIn(await aBuyer(db));
  const stream = await followCart(watchful.app, client);
  await sql`update sessions set expires_at = now() - interval '1 second'`.execute(db);
  await stream.ended();
});

test('releases a connection that was reset during its session query', async () => {
  let looking = 0;
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = await aProcess(undefined, async (...asked) => {
    looking += 1;
    await released;
    return findSession(db)(...asked);
  });
  const client = await here.signedIn(await aBuyer(db));
  await slow.app.listen({ port: 0, host: '127.0.0.1' });
  const address = slow.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET /api/cart/events HTTP/1.1\r\nHost: shop\r\nCookie: ${cookie}\r\n\r\n`);
    return socket;
  });
  await expect.poll(() => looking).toBe(40);
  for (const socket of sockets) socket.resetAndDestroy();
  await expect.poll(() => promisify(slow.app.server.getConnections).call(slow.app.server)).toBe(0);
  letGo();
  const stream = await followCart(slow.app, client);
  expect(stream.status).toBe(200);
  stream.leave();
});

test('limits a user to twenty streams', async () => {
  const client = await here.signedIn(await aBuyer(db));
  const streams = await Promise.all(Array.from({ length: 21 }, () => followCart(here.app, client)));
  expect(streams.map(({ status }) => status).toSorted()).toEqual([...Array<number>(20).fill(200), 429]);
  for (const stream of streams) stream.leave();
});

test('the streams end when the shop closes', async () => {
  const closing = await aProcess();
  const stream = await followCart(closing.app, await closing.signedIn(await aBuyer(db)));
  await Promise.all([closing.app.close(), stream.ended()]);
  expect(closing.app.server.listening).toBe(false);
});
