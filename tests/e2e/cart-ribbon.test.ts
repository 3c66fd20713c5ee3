import { commerceSearch, getCart, type SearchDocument } from '@grossist/contracts';
import { expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { lineOf } from './support/buying.ts';
import { expectFocus, fillInOrder, openCart } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { first } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

/** A material on which something hangs that is explained. */
const tagged = async (buyer: Client): Promise<SearchDocument> => {
  const found: SearchDocument[] = [];
  for (let Page = 1; found.length === 0 && Page <= 20; Page += 1) {
    const { Documents } = await buyer.call(commerceSearch, { body: { Page, PageSize: 100 } });
    found.push(
      ...Documents.filter(
        (one) => one.IsOrderable && (one.InfoTag?.ExternalDescription ?? '') !== '' && !one.IsPhasedOut,
      ),
    );
  }
  return first(found);
};

test('shows the text of a ribbon, and its description by pointer, Tab or click until Escape', async () => {
  const buyer = await signedIn(EMAIL);
  const material = await tagged(buyer);
  await fillInOrder(buyer, [material]);
  const { RibbonText, ExternalDescription } = (await buyer.call(getCart, {})).CartItems[0]?.InfoTag ?? {
    RibbonText: '',
    ExternalDescription: '',
  };
  const visitor = await visit({ as: EMAIL });
  await openCart(visitor);
  const { page } = visitor;
  const ribbon = lineOf(visitor, material.ItemLocalMaterialName).getByRole('button', {
    name: RibbonText,
    exact: true,
  });
  const tooltip = page.getByRole('tooltip').filter({ hasText: ExternalDescription });
  expect(await tooltip.isVisible()).toBe(false);
  await ribbon.hover();
  await eventually(() => tooltip.isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await eventually(() => tooltip.isVisible()).toBe(false);
  await ribbon.focus();
  await eventually(() => tooltip.isVisible()).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await eventually(() => tooltip.isVisible()).toBe(false);
  await expectFocus(ribbon);
  await page.keyboard.press('Enter');
  await eventually(() => tooltip.isVisible()).toBe(true);
});
