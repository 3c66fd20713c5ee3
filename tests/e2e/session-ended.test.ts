import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { signInBrowser } from './support/chromium.ts';
import { eventually } from './support/eventually.ts';
import { fillCart, first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'buyer@elmontage.example';

test('shows an ended session, keeps the page, and continues after sign-in', async () => {
  const buyer = await signedIn(EMAIL);
  const material = first(await materialsSold(buyer, singly, 'sv-SE'));
  await fillCart(buyer, [material]);
  const { page, context, words, open } = await visit({ language: 'sv-SE', as: EMAIL });
  await open('/cart');
  const table = page.getByRole('table', { name: words('cart.lines') });
  const quantity = table.getByRole('spinbutton');
  await quantity.waitFor();

  await context.clearCookies();
  await quantity.fill('3');
  await quantity.press('Enter');
  await page.getByText(words('cart.problem.signedOut')).first().waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();

  await signInBrowser(context, EMAIL);
  await page.reload();
  await eventually(() => quantity.inputValue()).toBe('1');
  expect(await page.getByText(material.ItemLocalMaterialName).count()).toBeGreaterThan(0);
});
