import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { answering } from './support/hydrated.ts';

const visit = visitors();

test('compares up to four materials side by side, with their differences', async () => {
  const { page, words, open } = await visit();
  await open('/search?query=kabel');
  const toggles = page.getByRole('button', { name: words('catalogue.compare') });
  const tray = page.getByRole('region', { name: words('compare.tray') });
  await answering(toggles.first());
  for (const place of [0, 1, 2, 3]) await toggles.nth(place).click();
  await tray.getByText(words('compare.chosen', { count: 4, most: 4 })).waitFor();
  await toggles.nth(4).click();
  await tray.getByText(words('compare.full', { most: 4 })).waitFor();
  await toggles.nth(3).click();
  await tray.getByText(words('compare.chosen', { count: 3, most: 4 })).waitFor();

  await open('/catalogue');
  await tray.getByRole('link', { name: words('compare.open') }).click();
  await page.getByRole('heading', { level: 1, name: words('compare.title') }).waitFor();
  const table = page.getByRole('table', { name: words('compare.title') });
  expect(await table.getByRole('columnheader').count()).toBe(4);
  const rows = await table.getByRole('row').count();
  const differing = table.getByRole('row').filter({ hasText: words('compare.differs') });
  const differ = await differing.count();
  expect(differ).toBeGreaterThan(0);

  await page.getByRole('link', { name: words('compare.onlyDifferences') }).click();
  await page.waitForURL(/only=differences/);
  await eventually(() => table.getByRole('row').count()).toBe(differ + 1);
  expect(differ + 1).toBeLessThanOrEqual(rows);

  await table.getByRole('button').first().click();
  await eventually(() => table.getByRole('columnheader').count()).toBe(3);
});

test('renders a shared comparison by its address, without scripts', async () => {
  const { page, words, open } = await visit({ javaScript: false, language: 'de-DE' });
  await open('/compare?codes=1000001,nothing-like-it');
  const table = page.getByRole('table', { name: words('compare.title') });
  expect(await table.getByRole('columnheader').count()).toBe(2);
  expect(await page.getByText(words('compare.missing', { codes: 'nothing-like-it' })).count()).toBe(1);
});

test('restores a cleared comparison', async () => {
  const { page, words, open } = await visit();
  await open('/search?query=kabel');
  const toggle = page.getByRole('button', { name: words('catalogue.compare') }).first();
  await answering(toggle);
  await toggle.click();
  const tray = page.getByRole('region', { name: words('compare.tray') });
  await tray.getByRole('button', { name: words('compare.clear'), exact: true }).click();
  await tray.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await tray.getByText(words('compare.chosen', { count: 1, most: 4 })).waitFor();
});
