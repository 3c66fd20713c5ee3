import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { registerHealth } from '../../src/http/health.ts';
import { makeServer } from '../../src/http/server.ts';
import { silentLog } from '../support/silent-log.ts';

const sockets: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A server with a call that is answered once it is let go. */
const aServer = async () => {
  const app = makeServer({ log: silentLog(), trustedProxies: [] });
  let begun = 0;
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  registerHealth(app, { missing: async () => (app.stopping.isStopping() ? ['stopping'] : []) });
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    begun += 1;
    await released;
    return 'slow';
  });
  app.post('/echo', async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return {
    app,
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    begun: () => begun,
    letGo: () => letGo(),
  };
};

/** Lets open connections become no older: none is ended as idle because the machine is slow. */
const stopAgeing = () => vi.useFakeTimers({ toFake: ['performance'] });

/** A connection as it is: what is sent and what comes back, and how it ended. */
const aConnection = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  let ended: string | undefined;
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => {
    received += piece;
  });
  socket.on('end', () => {
    ended ??= 'end';
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    ended ??= error.code ?? 'error';
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    send: (text: string) => void socket.write(text.replaceAll('\n', '\r\n')),
    received: () => received,
    ended: () => ended,
  };
};

const GET = (path: string) => `GET ${path} HTTP/1.1\nHost: shop\n\n`;
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const closes = (text: string) => [...text.matchAll(/^connection: close/gim)].length;

const SOON = { drainMs: 0, graceMs: 20_000 };

test('answers a slow request, also with others pipelined behind it, and closes by the last answer', async () => {
  const { app, port, begun, letGo } = await aServer();
  const alone = await aConnection(port);
  const several = await aConnection(port);
  alone.send(GET('/slow'));
  several.send(`${GET('/slow')}${GET('/quick')}${GET('/slow')}`);
  await expect.poll(begun).toBe(3);
  const stopped = app.stopping.stop(SOON);
  await expect.poll(() => app.server.listening).toBe(false);
  letGo();
  await stopped;
  await expect.poll(() => [alone.ended(), several.ended()]).toEqual(['end', 'end']);
  expect([statuses(alone.received()), closes(alone.received())]).toEqual([[200], 1]);
  expect([statuses(several.received()), closes(several.received())]).toEqual([[200, 200, 200], 1]);
  expect(several.received()).toMatch(/slow$/);
});

test('completes requests that arrive in pieces during the stop', async () => {
  stopAgeing();
  const { app, port, begun, letGo } = await aServer();
  const head = await aConnection(port);
  const body = await aConnection(port);
  const busy = await aConnection(port);
  head.send('GET /quick HTTP/1.1\nHo');
  body.send('POST /echo HTTP/1.1\nHost: shop\nContent-Type: application/json\nContent-Length: 5\n\n"a');
  busy.send(GET('/slow'));
  await expect.poll(begun).toBe(1);
  const stopped = app.stopping.stop(SOON);
  await expect.poll(() => app.server.listening).toBe(false);
  head.send('st: shop\n\n');
  body.send('bc"');
  await expect.poll(() => [statuses(head.received()), statuses(body.received())]).toEqual([[200], [200]]);
  letGo();
  await stopped;
  expect([head.ended(), body.ended(), closes(head.received()), closes(body.received())]).toEqual(['end', 'end', 1, 1]);
});

test('answers a request on an idle or a new connection just after it begins to refuse others', async () => {
  stopAgeing();
  const { app, port } = await aServer();
  const idle = await aConnection(port);
  idle.send(GET('/quick'));
  await expect.poll(() => statuses(idle.received())).toEqual([200]);
  const fresh = await aConnection(port);
  await expect.poll(() => app.stopping.isStopping()).toBe(false);
  const stopped = app.stopping.stop(SOON);
  await expect.poll(() => app.server.listening, { interval: 1 }).toBe(false);
  idle.send(GET('/quick'));
  fresh.send(GET('/quick'));
  await stopped;
  await expect.poll(() => [idle.ended(), fresh.ended()]).toEqual(['end', 'end']);
  expect([statuses(idle.received()), statuses(fresh.received())]).toEqual([[200, 200], [200]]);
  expect([closes(idle.received()), closes(fresh.received())]).toEqual([1, 1]);
});

test('is not ready but accepts connections while it drains, and refuses them afterwards', async () => {
  const { app, port } = await aServer();
  const stopped = app.stopping.stop({ drainMs: 3000, graceMs: 20_000 });
  const looking = await aConnection(port);
  looking.send(GET('/health/ready'));
  await expect.poll(() => statuses(looking.received())).toEqual([503]);
  const buying = await aConnection(port);
  buying.send(GET('/quick'));
  await expect.poll(() => [statuses(buying.received()), closes(buying.received())]).toEqual([[200], 1]);
  await stopped;
  await expect(aConnection(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('ends idle connections without a reset, and those that never end when the time is over', async () => {
  const { app, port, begun } = await aServer();
  const idle = await aConnection(port);
  const stuck = await aConnection(port);
  stuck.send(GET('/slow'));
  await expect.poll(begun).toBe(1);
  const stopped = app.stopping.stop({ drainMs: 0, graceMs: 3000 });
  await expect.poll(idle.ended).toBe('end');
  expect(stuck.ended()).toBeUndefined();
  await stopped;
  await expect.poll(stuck.ended).toBeDefined();
});
