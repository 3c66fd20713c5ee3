import { emptyCart } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { sumsOf } from './support/amounts.ts';
import { type Visitor, type VisitorTraits, visitors } from './support/browser.ts';
import {
  addByKeyboard,
  deliverToFirstAddress,
  fillInSignIn,
  findByKeyboard,
  lineOf,
  openAmongSentOrders,
  orderByInvoice,
  quantityOf,
} from './support/buying.ts';
import { eventually } from './support/eventually.ts';
import { first, inPacks, materialsSold, signedIn, singly } from './support/people.ts';

const visit = visitors();

const BUYERS: (VisitorTraits & { email: string })[] = [
  { email: 'buyer@nordkraft.example', language: 'da-DK', theme: 'light', width: 1280 },
  { email: 'buyer@rheinstrom.example', language: 'de-DE', theme: 'dark', width: 375 },
];

/** From the number of lines in the head of the page, or the bar at the foot of a phone, to the cart. */
const goToCart = async ({ page, words }: Visitor, lines: number, isPhone: boolean): Promise<void> => {
  if (isPhone) {
    const places = page.getByRole('navigation', { name: words('shell.tabs') });
    await places.getByRole('link', { name: words('shell.cart') }).click();
  } else {
    await page.getByRole('button', { name: words('shell.cart.lines', { count: lines }) }).press('Enter');
    const miniCart = page.getByRole('dialog', { name: words('shell.cart') });
    await miniCart.getByRole('link', { name: words('cart.mini.open') }).press('Enter');
  }
  await page.getByRole('heading', { level: 1, name: words('pages.cart') }).waitFor();
};

/** A quantity that can't be packed is proposed otherwise; discarded nothing changes, applied it is packed. */
const tryOddQuantity = async (visitor: Visitor, name: string, multiple: number): Promise<void> => {
  const { page, words } = visitor;
  const line = lineOf(visitor, name);
  const quantity = quantityOf(visitor, line, name);
  const order = page.getByRole('button', { name: words('cart.order') });
  await eventually(() => quantity.inputValue()).toBe(String(multiple));

  await quantity.fill(String(multiple + 1));
  await quantity.press('Enter');
  const proposal = line.getByRole('group', { name: words('cart.proposal.of', { name }) });
  await proposal.waitFor();
  await page.getByText(words('cart.order.off.proposal')).waitFor();
  expect(await order.isDisabled()).toBe(true);
  await proposal.getByRole('button', { name: words('cart.proposal.discard') }).click();
  await proposal.waitFor({ state: 'detached' });
  expect(await quantity.inputValue()).toBe(String(multiple));

  await quantity.fill(String(multiple + 1));
  await quantity.press('Enter');
  await proposal.getByRole('button', { name: words('cart.proposal.apply') }).click();
  await proposal.waitFor({ state: 'detached' });
  await eventually(() => quantity.inputValue()).toBe(String(2 * multiple));
};

const expectSumsAddUp = async (visitor: Visitor): Promise<void> => {
  const summary = visitor.page.getByRole('region', { name: visitor.words('cart.sum') });
  await eventually(() => summary.getByRole('button', { name: visitor.words('cart.order') }).isEnabled()).toBe(true);
  const { parts, total } = await sumsOf(summary);
  expect(parts.length).toBeGreaterThanOrEqual(4);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  expect(total).toBeGreaterThan(0);
};

describe.each(BUYERS)('a buyer in $language, $theme, $width pixels wide', ({ email, ...traits }) => {
  const isPhone = (traits.width ?? 1280) < 768;

  test('signs in, finds and adds by keyboard, corrects the cart, orders, and sees the order among the sent', async () => {
    const buyer = await signedIn(email);
    await buyer.call(emptyCart, {});
    const packed = first(await materialsSold(buyer, inPacks));
    const single = first(await materialsSold(buyer, singly));
    const nameOf = ({ Code }: { Code: string }) => visitor.page.request
      .get(`/api/variation-details/${Code}?cultureName=${traits.language}`)
      .then((answer) => answer.json())
      .then(({ ItemLocalMaterialName }: { ItemLocalMaterialName: string }) => ItemLocalMaterialName);

    const visitor = await visit(traits);
    const { page, words, open } = visitor;
    await open('/sign-in');
    await fillInSignIn(visitor, page.getByRole('main'), email);
    await page.getByRole('heading', { level: 1, name: words('home.title') }).or(page.getByText(email)).first().waitFor();
    const names = { packed: await nameOf(packed), single: await nameOf(single) };

    await findByKeyboard(visitor, packed.ItemEANNumber, names.packed);
    await addByKeyboard(visitor, names.packed);
    await findByKeyboard(visitor, single.ItemEANNumber, names.single);
    await addByKeyboard(visitor, names.single);
    await goToCart(visitor, 2, isPhone);

    await deliverToFirstAddress(visitor);
    await tryOddQuantity(visitor, names.packed, packed.Multiplum);
    await expectSumsAddUp(visitor);

    const line = lineOf(visitor, names.single);
    await line.getByRole('button', { name: words('ui.remove', { name: names.single }) }).click();
    await line.waitFor({ state: 'detached' });
    const notice = page.getByRole('region', { name: words('ui.notices') });
    await notice.getByRole('button', { name: words('ui.undo') }).click();
    await line.waitFor();
    await expectSumsAddUp(visitor);

    const number = await orderByInvoice(visitor);
    await page.getByText(names.packed).first().waitFor();
    await openAmongSentOrders(visitor, number);
    const lines = page.getByRole('table', { name: words('cart.lines') });
    expect(await lines.getByRole('link').allInnerTexts()).toEqual([names.packed, names.single]);
  });
});
