import {
  commerceSearch,
  convertToConcept,
  discardCurrentCart,
  getAccounts,
  getCart,
  getCartDetails,
  getCartPrice,
  getDemoWeather,
  type SearchDocument,
  setDemoWeather,
  updateCartAccount,
} from '@grossist/contracts';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { changed, choice, openCart, openCartAndHead, openHead, standIn, sumOf } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { fillCart, first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@nordkraft.example';
const PUNCHOUT = 'punchout@nordkraft.example';

let buyer: Client;

beforeEach(async () => {
  buyer = await signedIn(BUYER);
  await buyer.call(discardCurrentCart, {});
});

const fill = async (count = 2): Promise<void> => fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, count));

test('marks stale prices, disables the order until they are fresh, and keeps the cart editable', async () => {
  await fill();
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  // The page asks again by itself as well: it hears of fresh prices only once the button was pressed, which therefore
  // can't go away under the press.
  const pressed = "document.documentElement.dataset.pressed === 'Enter'";
  await page.addInitScript(() => {
    addEventListener('keydown', ({ key, target }) => {
      if (target instanceof HTMLButtonElement) document.documentElement.dataset.pressed = key;
    });
  });
  await answer(page, getCartPrice, (route) =>
    changed(route, async () => ({ IsStale: !(await page.evaluate<boolean>(pressed)) })),
  );
  await openCart(visitor);
  const order = page.getByRole('button', { name: words('cart.order'), exact: true });
  await page.getByText(words('cart.stale.text')).waitFor();
  await sumOf(visitor).getByText(words('cart.order.off.stale')).waitFor();
  expect(await order.isDisabled()).toBe(true);
  await expectAccessible(page);

  await openHead(visitor);
  const reference = page.getByRole('textbox', { name: words('cart.head.reference') });
  await reference.fill('R-17');
  await reference.press('Enter');
  await eventually(async () => (await buyer.call(getCartDetails, {})).CustomerReference).toBe('R-17');

  const again = page.getByRole('button', { name: words('ui.tryAgain') });
  const stale = page.getByText(words('cart.stale.text'));
  // A press during an automatic request does not start another: press again while the bar is shown.
  await eventually(async () => {
    await again.press('Enter', { timeout: 1000 }).catch(() => undefined);
    return stale.count();
  }).toBe(0);
  await eventually(() => order.isEnabled()).toBe(true);
});

test('with another account its own prices come, and until then none are shown', async () => {
  await fill();
  const [present, other] = await buyer.call(getAccounts, {});
  if (!present || !other) throw new Error('the buyer has two accounts');
  await buyer.call(updateCartAccount, { body: { soldTo: present.soldTo } });
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCartAndHead(visitor);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answer(page, getCartPrice, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: words('cart.head.account') })
    .click();
  await page.getByRole('option', { name: other.soldTo }).click();
  await eventually(() =>
    sumOf(visitor)
      .getByText(/\d,\d\d/)
      .count(),
  ).toBe(0);
  release();
  await sumOf(visitor)
    .getByText(/\d,\d\d/)
    .last()
    .waitFor();
  expect((await buyer.call(getCartDetails, {})).SoldTo).toBe(other.soldTo);
  await buyer.call(updateCartAccount, { body: { soldTo: present.soldTo } });
});

/** A material whose end user must be registered: which ones do, only a cart tells. */
const registered = async (client: Client): Promise<SearchDocument> => {
  const { Documents } = await client.call(commerceSearch, {
    body: { Query: 'varmepumpe', PageSize: 50, cultureName: 'da-DK' },
  });
  for (const material of Documents.filter((one) => one.IsOrderable && singly(one))) {
    await fillCart(client, [material]);
    const { CartItems } = await client.call(getCart, {});
    if (CartItems.some((line) => line.EndUserRegistrationRequirementType === '001')) return material;
  }
  throw new Error('No heat pump is sold');
};

const isSuggestedFor = (material: SearchDocument): boolean => material.ConceptSuggestionProduct !== null;

test('replaces a line by its suggestion; reports one that fails and keeps it', async () => {
  const material = first(await materialsSold(buyer, isSuggestedFor));
  await fillCart(buyer, [material]);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await answer(page, convertToConcept, (route) =>
    route.fulfill({ status: 422, json: { type: 'about:blank', title: 'No', status: 422, code: 'concept-conversion' } }),
  );
  await sumOf(visitor)
    .getByRole('button', { name: words('savings.open', { count: 1 }) })
    .click();
  const dialog = page.getByRole('dialog', { name: words('savings.title') });
  const take = dialog.getByRole('checkbox');
  if (!(await take.isChecked())) await take.press('Space');
  const convert = dialog.getByRole('button', { name: words('savings.convert', { count: 1 }) });
  await expectAccessible(page);
  await convert.click();
  await dialog.getByText(words('savings.failed', { count: 1 })).waitFor();
  expect((await buyer.call(getCart, {})).CartItems).toMatchObject([{ Code: material.Code }]);

  await page.unrouteAll();
  await convert.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(words('savings.converted', { count: 1 })).waitFor();
  const { CartItems } = await buyer.call(getCart, {});
  expect(CartItems.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber)).toEqual([
    material.ConceptSuggestionProduct?.Code,
  ]);
});

test('shows a punchout user the missing end-user data, and hides the bar once it is filled in', async () => {
  const punchout = await signedIn(PUNCHOUT);
  await punchout.call(discardCurrentCart, {});
  await fillCart(punchout, [await registered(punchout)]);
  const visitor = await visit({ as: PUNCHOUT });
  const { page, words } = visitor;
  await visitor.open('/cart');
  const form = page.getByRole('group', { name: words('delivery.endUser') });
  const bar = page.getByText(words('delivery.endUser.go'));
  await bar.waitFor();
  await expectAccessible(page);
  const typed = { name: 'Villa Solsiden', street: 'Strandvej 3', zip: '2900', city: 'Hellerup' } as const;
  for (const field of ['name', 'street', 'zip', 'city'] as const) {
    await form.getByRole('textbox', { name: words(`delivery.endUser.${field}`) }).fill(typed[field]);
  }
  await page.keyboard.press('Enter');
  await bar.waitFor({ state: 'detached' });
  expect((await punchout.call(getCartDetails, {})).EndUserRegistration).toEqual({
    NameOrCompany: typed.name,
    StreetAndNumber: typed.street,
    ZipCode: typed.zip,
    City: typed.city,
  });
});

test('lets signed-in people of the demo simulate a slow ERP and end it', async () => {
  const { page, words, open } = await visit({ as: BUYER });
  await open('/');
  const weather = page.getByRole('group', { name: words('simulatedOutage.title'), exact: true });
  const slow = weather.getByRole('button', { name: words('simulatedOutage.slow') });
  try {
    // It is loaded when somebody moves and comes near, and what is loaded above moves it away again.
    await eventually(async () => {
      await page.mouse.wheel(0, 10_000);
      return slow.count();
    }).toBe(1);
    await slow.click();
    await eventually(() => slow.getAttribute('aria-pressed')).toBe('true');
    expect((await buyer.call(getDemoWeather, {})).Weather).toBe('slow');
  } finally {
    await buyer.call(setDemoWeather, { body: { Weather: 'fine' } });
  }
});

test('an anonymous visitor has no such switch', async () => {
  const { page, words, calls, open } = await visit();
  await open('/');
  expect(await page.getByRole('group', { name: words('simulatedOutage.title'), exact: true }).count()).toBe(0);
  expect(calls).not.toContain(`GET ${getDemoWeather.path}`);
});

test.each([
  [375, 'de-DE', 'dark'],
  [800, 'fo-FO', 'light'],
  [1440, 'nb-NO', 'dark'],
] as const)(
  'the cart’s head at %i px in %s, %s, is accessible and never wider than the window',
  async (width, language, theme) => {
    await fill(3);
    const visitor = await visit({ as: BUYER, width, language, theme });
    const { page, words } = visitor;
    await openCart(visitor);
    await openHead(visitor);
    await choice(visitor, words('delivery.choice.standard')).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  },
);
