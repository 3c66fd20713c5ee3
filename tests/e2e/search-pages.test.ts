import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';

const visit = visitors();

test('a search finds the shop’s pages beside its materials, and leads to them', async () => {
  const { page, words, open } = await visit();
  await open('/search?query=levering');
  const tabs = page.getByRole('navigation', { name: words('search.tabs') });
  await tabs.getByRole('link').last().click();
  await page.waitForURL(/tab=pages/);
  await tabs.getByRole('link').last().and(page.locator('[aria-current]')).waitFor();
  await expectAccessible(page);
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const title = await first.innerText();
  await first.click();
  await page.waitForURL(/\/pages\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectAccessible(page);
});

test('shows a missing page as not found', async () => {
  const { page, words, addressOf } = await visit();
  for (const slug of ['no-such-page', 'No such page', '..%2Fcart']) {
    const answer = await page.goto(addressOf(`/pages/${slug}`));
    expect(answer?.status(), slug).toBe(404);
    await page.getByRole('heading', { level: 1, name: words('errors.404.title') }).waitFor();
  }
});

test('opens the contact page from an empty result', async () => {
  const { page, words, open } = await visit();
  await open('/search?query=qqzzxxyy');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('results.none.ask.link'), exact: true })
    .click();
  await page.waitForURL(/\/contact$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
