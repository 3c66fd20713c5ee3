import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';

const visit = visitors();

test('opens the tree in place, with links to its children', async () => {
  const { page, words, open } = await visit();
  await open('/catalogue/electrical');
  const tree = page.getByRole('navigation', { name: words('catalogue.tree') });
  const present = tree.getByRole('link').and(page.locator('[aria-current="page"]'));
  expect(await present.count()).toBe(1);
  const closed = tree.locator('[aria-expanded="false"]');
  const before = await tree.getByRole('link').count();
  await closed.first().click();
  await eventually(() => tree.getByRole('link').count()).toBeGreaterThan(before);
  await tree.getByRole('link').nth(2).click();
  await page.waitForURL(/\/catalogue\/electrical\/[^/]+/);
});

test('gives search engines one address with its languages, breadcrumbs and materials', async () => {
  const { page, open, addressOf } = await visit();
  await open('/catalogue/electrical?view=slim&sort=name&page=2');
  const origin = new URL(page.url()).origin;
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    `${origin}${addressOf('/catalogue/electrical')}?page=2`,
  );
  expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBe(8);
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
  const [crumbs, list] = data['@graph'];
  expect(crumbs.itemListElement.at(-1).item).toBe(`${origin}${addressOf('/catalogue/electrical')}`);
  expect(list.itemListElement).toHaveLength(20);
  expect(list.itemListElement[0].position).toBe(21);
});
