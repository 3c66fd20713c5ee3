import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describedOperations } from '../../src/http/api-document/api-document.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { wholeApp } from './whole-app.ts';

const database = await testDatabase();
const { app, routes } = wholeApp(database, everyAnswer(database.db, database.pool).answers);
// Routes of scopes of their own are registered when the server is made ready.
await app.ready();

/** Pages that people see in a browser, with what they load, and the answer to unknown calls. */
const PAGES = [
  '/api/docs',
  '/api/docs/:file',
  '/api/*',
  '/punchout/start/:token',
  '/punchout/post-back.js',
  '/punchout/postback-message',
  '/punchout/buyer',
  '/punchout/buyer/received',
  '/punchout/buyer/oci',
  '/punchout/buyer/cxml',
  '/punchout/buyer/order',
];

test('every route is described in the API document, and every described call has a route', () => {
  const registered = routes
    .filter(({ url }) => !PAGES.includes(url))
    .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))
    .filter((route) => !route.startsWith('HEAD ') && !route.startsWith('OPTIONS '));
  const described = describedOperations.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(registered)].toSorted()).toEqual(described.toSorted());
});

test('every page that is left out of the document exists', () => {
  const urls = new Set(routes.map(({ url }) => url));
  expect(PAGES.filter((page) => !urls.has(page))).toEqual([]);
});

/** What the shop registers besides calls: hooks, pages of the web app and of the sandbox, and built files. */
const NO_CALLS = new Set([
  'registerCompression',
  'registerRequestLog',
  'registerStorage',
  'registerReadiness',
  'registerLimits',
  'registerStaticFiles',
  'registerBasics',
  'registerPages',
  'registerShop',
  'registerSandboxPage',
]);

test('the test registers all that the shop registers', () => {
  const registeredIn = (file: string): string[] =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/\b(register[A-Z]\w+)\(/g)].map(
      ([, name = '']) => name,
    );
  const here = new Set(
    ['./whole-app.ts', '../support/test-app.ts', '../support/punchout-app.ts'].flatMap(registeredIn),
  );
  const areas = readdirSync(new URL('../../src/areas/', import.meta.url)).flatMap((area) => {
    const file = new URL(`../../src/areas/${area}/area.ts`, import.meta.url);
    return existsSync(file) ? [file.href] : [];
  });
  expect(areas.length).toBeGreaterThan(5);
  const files = ['../../src/shop-server.ts', '../../src/shop-areas.ts', ...areas];
  const missing = files.flatMap(registeredIn).filter((name) => !here.has(name) && !NO_CALLS.has(name));
  expect(missing).toEqual([]);
});
