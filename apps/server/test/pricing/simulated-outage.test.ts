import { getDemoWeather, setDemoWeather } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aSimulatedOutage } from '../support/a-simulated-outage.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const demo = testApp(db, { outage: aSimulatedOutage() });
const shop = testApp(db);

test('anybody signed in to a demo can make its ERP slow or unavailable, and see its state', async () => {
  for (const who of [await aBuyer(db), await aViewer(db), await anEmployee(db, 'editor')]) {
    const client = await demo.signedIn(who);
    expect(await client.answer(setDemoWeather, { body: { Weather: 'down' } })).toMatchObject({ Weather: 'down' });
    expect(await client.answer(getDemoWeather)).toEqual({ Weather: 'down', Until: null, Breaker: 'closed' });
    await client.answer(setDemoWeather, { body: { Weather: 'fine' } });
  }
});

test('returns 401 when signed out', async () => {
  const client = demo.asAnonymous();
  expect((await client.refusal(getDemoWeather)).status).toBe(401);
  expect((await client.refusal(setDemoWeather, { body: { Weather: 'down' } })).status).toBe(401);
});

test('returns 404 outside a demo', async () => {
  const client = await shop.signedIn(await aBuyer(db));
  expect((await client.refusal(getDemoWeather)).status).toBe(404);
  expect((await client.refusal(setDemoWeather, { body: { Weather: 'down' } })).status).toBe(404);
});

test('other outage than there is, and changes that are not the caller’s, are refused', async () => {
  const client = await demo.signedIn(await aBuyer(db));
  const odd = await client.send({
    method: 'POST',
    url: setDemoWeather.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ Weather: 'hail' }),
  });
  expect(odd.statusCode).toBe(400);
  client.cookies.delete('XSRF-TOKEN');
  expect((await client.refusal(setDemoWeather, { body: { Weather: 'down' } })).status).toBe(403);
});
