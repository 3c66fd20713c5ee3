import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { registerApiDocs } from '../../src/http/api-docs/register-api-docs.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { app, asAnonymous } = testApp(db, { answers: [] });
registerApiDocs(app);

const get = (url: string, headers: Record<string, string> = {}) => asAnonymous().send({ method: 'GET', url, headers });

test('the API reference loads scripts and styles of this address alone', async () => {
  const page = await get('/api/docs');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(page.body).not.toMatch(/https?:/);
  expect(page.body).not.toMatch(/<script>|style=|<style/);
  const loaded = [...page.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, url = '']) => url);
  expect(loaded).toHaveLength(4);
  for (const url of loaded) {
    const asset = await get(url);
    expect(asset.statusCode, url).toBe(200);
    expect(asset.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(asset.rawPayload).length).toBeGreaterThan(100);
    expect((await get(url, { 'if-none-match': String(asset.headers['etag']) })).statusCode).toBe(304);
  }
});

test('no other file of the package is served', async () => {
  for (const file of ['index.html', 'package.json', '..%2Fpackage.json', 'toString'])
    expect((await get(`/api/docs/${file}`)).statusCode, file).toBe(404);
});
