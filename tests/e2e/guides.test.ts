import { getContext } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

const guideOf = ({ page, words }: Visitor, name: 'guides.cart' | 'guides.search' | 'guides.orders') =>
  page.getByRole('complementary', { name: words(name) });

const seenGuides = async (email: string): Promise<readonly string[]> =>
  (await (await signedIn(email)).call(getContext, {})).neverShowAgainGuideTypes;

test('a guide is a part of the page, is closed by keyboard, and is shown to a person once on any device', async () => {
  const visitor = await visit({ as: EMAIL, guides: true });
  const { page, words } = visitor;
  await visitor.open('/cart');
  const guide = guideOf(visitor, 'guides.cart');
  await guide.waitFor();
  expect(await guide.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  await guide.getByRole('link', { name: words('guides.more') }).waitFor();
  await expectAccessible(page);
  await eventually(() => seenGuides(EMAIL)).toContain('cart');
  await guide.getByRole('button', { name: words('guides.close') }).focus();
  await page.keyboard.press('Escape');
  await eventually(() => guide.count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');

  await page
    .getByRole('link', { name: words('shell.orders') })
    .first()
    .click();
  await guideOf(visitor, 'guides.orders').waitFor();
  await eventually(() => seenGuides(EMAIL)).toContain('orders');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: words('pages.cart') }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: words('pages.orders') }).waitFor();
  expect(await page.locator('[data-guide]').count()).toBe(0);
  await visitor.open('/orders');
  expect(await page.locator('[data-guide]').count()).toBe(0);
});

test('moves nothing when scripts run beside a guide', async () => {
  const visitor = await visit({ as: EMAIL, guides: true });
  const { page } = visitor;
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved =
          Number(document.documentElement.dataset.moved ?? 0) + ('value' in entry ? Number(entry.value) : 0);
        document.documentElement.dataset.moved = String(moved);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.open('/search?query=kabel');
  await guideOf(visitor, 'guides.search').waitFor();
  await eventually(() => seenGuides(EMAIL)).toContain('search');
  expect(Number((await page.evaluate(() => document.documentElement.dataset.moved)) ?? 0)).toBeLessThan(0.01);
});

test('shows no guides to signed-out visitors', async () => {
  const visitor = await visit();
  await visitor.open('/search?query=kabel');
  expect(await visitor.page.locator('[data-guide]').count()).toBe(0);
});
