import { getContext } from '@grossist/contracts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
/** Section 9. */
const CLOSE_LIMIT = 5;

const guideOf = ({ page, words }: Visitor, name: 'guides.cart' | 'guides.search' | 'guides.orders') =>
  page.getByRole('complementary', { name: words(name) });

/** Opens a page, and passes the time after which its guide would have come. */
const openAndWait = async (visitor: Visitor, path: string): Promise<void> => {
  await visitor.open(path);
  await visitor.page.clock.runFor(10_000);
};

/** Goes to another page by a link, whose guide comes, and back: guides are alive, and the one of this page has had its time. */
const goAndComeBack = async (
  { page, words, addressOf }: Visitor,
  to: 'orders' | 'cart',
  guide: Locator,
): Promise<void> => {
  await page
    .getByRole('link', { name: words(`shell.${to}`) })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === addressOf(`/${to}`));
  await page.clock.runFor(10_000);
  await guide.waitFor();
  await page.goBack();
  await guide.waitFor({ state: 'detached' });
  await page.clock.runFor(10_000);
};

const hiddenGuides = async (email: string): Promise<readonly string[]> =>
  (await (await signedIn(email)).call(getContext, {})).neverShowAgainGuideTypes;

test('a guide comes to who is signed in, rests in the tab where it was closed, and stays away once it is told to', async () => {
  const visitor = await visit({ as: EMAIL, guides: true });
  const { page, words } = visitor;
  await page.clock.install();
  await openAndWait(visitor, '/cart');
  const guide = guideOf(visitor, 'guides.cart');
  await guide.waitFor();
  expect(await guide.getByRole('link', { name: words('guides.more') }).getAttribute('href')).toBe(
    visitor.addressOf('/pages/quick-order'),
  );
  await expectAccessible(page);
  await guide.getByRole('button', { name: words('guides.close') }).focus();
  await page.keyboard.press('Escape');
  await eventually(() => guide.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  const another = guideOf(visitor, 'guides.orders');
  await openAndWait(visitor, '/cart');
  await goAndComeBack(visitor, 'orders', another);
  expect(await guide.count()).toBe(0);
  expect(await hiddenGuides(EMAIL)).not.toContain('cart');

  await openAndWait(visitor, '/orders');
  await another.getByText(words('guides.never')).click();
  await another.getByRole('button', { name: words('guides.close') }).click();
  await eventually(() => hiddenGuides(EMAIL)).toContain('orders');
  const elsewhere = await visit({ as: EMAIL, guides: true });
  await elsewhere.page.clock.install();
  await openAndWait(elsewhere, '/orders');
  await goAndComeBack(elsewhere, 'cart', guideOf(elsewhere, 'guides.cart'));
  expect(await guideOf(elsewhere, 'guides.orders').count()).toBe(0);
});

test('a guide that was closed five times does not come again, on any device', async () => {
  const visitor = await visit({ as: EMAIL, guides: true });
  await visitor.page.clock.install();
  for (let closing = 1; closing <= CLOSE_LIMIT; closing++) {
    expect(await hiddenGuides(EMAIL)).not.toContain('search');
    await openAndWait(visitor, '/search?query=kabel');
    await guideOf(visitor, 'guides.search').getByRole('button').click();
    // As a new tab begins: it has this browser's memory, and none of the last tab's.
    await visitor.page.evaluate(() => sessionStorage.clear());
  }
  await eventually(() => hiddenGuides(EMAIL)).toContain('search');
});

test('who is signed out is not guided', async () => {
  const visitor = await visit({ guides: true });
  await visitor.page.clock.install();
  await openAndWait(visitor, '/search?query=kabel');
  expect(await visitor.page.locator('aside:not([data-contextual-header])').count()).toBe(0);
});
