import { emptyCart, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { fillCart, first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'buyer@nordkraft.example';

test('adds recent purchases below an empty cart with one click, and reports the click to the shop', async () => {
  const buyer = await signedIn(EMAIL);
  await buyer.call(emptyCart, {});
  const { page, words, calls, open } = await visit({ as: EMAIL });
  await open('/cart');
  await page.getByRole('heading', { name: words('cart.empty.title') }).waitFor();
  // They come when somebody moves.
  await page.mouse.wheel(0, 200);
  const row = page.getByRole('region', { name: words('recommendations.boughtAgain') });
  await row.scrollIntoViewIfNeeded();
  await row
    .getByText(/\d,\d\d/)
    .first()
    .waitFor();
  await expectAccessible(page);
  const asked = calls.filter((call) => call === 'POST /api/erp/getPrice').length;
  expect(asked).toBe(1);

  const telling = page.waitForRequest((request) => request.url().endsWith('/api/algonomy/track/addToCart'));
  await row
    .getByRole('button', { name: /i kurv/ })
    .first()
    .click();
  const body: unknown = (await telling).postDataJSON();
  expect(Reflect.get(Object(body), 'RcsToken')).not.toBe('');
  await eventually(async () => (await buyer.call(getCart, {})).CartItems.length).toBe(1);
  await page.getByRole('table', { name: words('cart.lines') }).waitFor();
});

test('below a cart with lines, nothing is recommended that is in it', async () => {
  const buyer = await signedIn(EMAIL);
  const material = first(await materialsSold(buyer, singly));
  await fillCart(buyer, [material]);
  const { page, words, open } = await visit({ as: EMAIL });
  const answered = page.waitForResponse((response) => response.url().includes('/api/recommendations?'));
  await open('/cart');
  await page.getByRole('table', { name: words('cart.lines') }).waitFor();
  await page.mouse.wheel(0, 2_000);
  const answer: unknown = await (await answered).json();
  expect(JSON.stringify(answer)).not.toContain(`"Code":"${material.Code}"`);
});

test('lists a viewed material among the recently seen ones', async () => {
  const buyer = await signedIn(EMAIL);
  const material = first(await materialsSold(buyer, singly));
  const { page, words, open } = await visit({ as: EMAIL });
  const noted = page.waitForResponse((response) => response.url().endsWith('/api/recommendations/seen'));
  await open(`/variation/${material.Code}`);
  expect((await noted).ok()).toBe(true);
  await open('/');
  const shown = page.getByRole('region', { name: words('recommendations.boughtAgain') });
  await shown.waitFor();
  const seen = page.getByRole('link', { name: material.ItemLocalMaterialName, exact: true });
  await page.mouse.wheel(0, 4_000);
  await eventually(() => seen.count()).toBeGreaterThan(0);
});

test('signed-out visitors see rows without a price and without asking for one', async () => {
  const { page, words, calls, open } = await visit({ width: 375 });
  await open('/');
  const row = page.getByRole('region', { name: words('catalogue.popular') });
  await page.mouse.move(9, 9);
  await row.scrollIntoViewIfNeeded();
  const forward = row.getByRole('button', {
    name: words('recommendations.forward', { name: words('catalogue.popular') }),
  });
  await forward.click();
  await row
    .getByRole('button', { name: words('recommendations.back', { name: words('catalogue.popular') }), disabled: false })
    .waitFor();
  expect(await row.getByText(/\d,\d\d\s*(kr|DKK)/).count()).toBe(0);
  expect(calls.filter((call) => call.includes('/api/erp/'))).toEqual([]);
  await expectAccessible(page);
});
