import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { fillCart, first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const VIEWER = 'viewer@nordkraft.example';

test('shows a viewer only list prices and why ordering is unavailable', async () => {
  const viewer = await signedIn(VIEWER);
  const material = first(await materialsSold(viewer, singly));
  await fillCart(viewer, [material]);
  const { page, context, words, open } = await visit({ as: VIEWER });
  const answers: Promise<string>[] = [];
  context.on('response', (response) => {
    // A response that is running when its page is left can't be read.
    if (new URL(response.url()).pathname.startsWith('/api/erp/')) answers.push(response.text().catch(() => ''));
  });

  await open(`/variation/${material.Code}`);
  const order = page.getByRole('region', { name: words('variation.order') });
  await order.getByText(words('cart.price.isList')).waitFor();
  // Prices further down the page are requested too; a response can't be read once its page is left.
  await page.waitForLoadState('networkidle');

  await open('/cart');
  const button = page.getByRole('button', { name: words('cart.order') });
  await page.getByText(words('cart.order.off.notAllowed')).waitFor();
  expect(await button.isDisabled()).toBe(true);
  const described = await button.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain(words('cart.order.off.notAllowed'));
  await page.getByText(words('cart.sum.hidden')).waitFor();

  await eventually(() => answers.length).toBeGreaterThanOrEqual(2);
  for (const answer of await Promise.all(answers)) {
    expect(answer).not.toMatch(/"Net(?:Unit)?Price":\s*\d/);
    expect(answer).not.toMatch(/"(?:SubTotal|Total|Net(?:Unit)?Price)Str":\s*"[^"]/);
  }
});
