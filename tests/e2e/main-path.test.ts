import { emptyCart } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { sumsOf } from './support/amounts.ts';
import { type Visitor, type VisitorTraits, visitors } from './support/browser.ts';
import {
  addByKeyboard,
  fillInSignIn,
  findByKeyboard,
  lineOf,
  openAmongSentOrders,
  orderByInvoice,
  quantityOf,
} from './support/buying.ts';
import { eventually } from './support/eventually.ts';
import { first, inPacks, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();

interface BuyerTraits extends VisitorTraits {
  email: string;
  name: string;
  language: Locale;
  width: number;
}

const BUYERS: BuyerTraits[] = [
  { email: 'buyer@nordkraft.example', name: 'Mette Holm', language: 'da-DK', theme: 'light', width: 1280 },
  { email: 'buyer@rheinstrom.example', name: 'Jürgen Brandt', language: 'de-DE', theme: 'dark', width: 375 },
];

/** From the number of lines in the head of the page, or the bar at the foot of a phone, to the cart. */
const goToCart = async ({ page, words }: Visitor, lines: number, isPhone: boolean): Promise<void> => {
  if (isPhone) {
    const places = page.getByRole('navigation', { name: words('shell.tabs') });
    await places.getByRole('link', { name: words('shell.cart.lines', { count: lines }) }).click();
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

describe.each(BUYERS)('a buyer in $language, $theme, $width pixels wide', ({ email, name, ...traits }) => {
  const isPhone = traits.width < 768;

  test('signs in, finds and adds by keyboard, corrects the cart, orders, and sees the order among the sent', async () => {
    const buyer = await signedIn(email);
    await buyer.call(emptyCart, {});
    const packed = first(await materialsSold(buyer, inPacks, traits.language));
    const single = first(await materialsSold(buyer, singly, traits.language));
    const names = [packed.ItemLocalMaterialName, single.ItemLocalMaterialName] as const;

    const visitor = await visit(traits);
    const { page, words, open } = visitor;
    await open('/sign-in');
    await fillInSignIn(visitor, page.getByRole('main'), email);
    await page.getByRole('heading', { level: 1, name: words('home.greeting', { name }) }).waitFor();

    await findByKeyboard(visitor, packed.ItemEANNumber, names[0]);
    await addByKeyboard(visitor, names[0]);
    await findByKeyboard(visitor, single.ItemEANNumber, names[1]);
    await addByKeyboard(visitor, names[1]);
    await goToCart(visitor, 2, isPhone);

    await tryOddQuantity(visitor, names[0], packed.Multiplum);
    await expectSumsAddUp(visitor);

    const line = lineOf(visitor, names[1]);
    await line.getByRole('button', { name: words('ui.remove', { name: names[1] }) }).click();
    await line.waitFor({ state: 'detached' });
    const notice = page.getByRole('region', { name: words('ui.notices') });
    await notice.getByRole('button', { name: words('ui.undo') }).click();
    await line.waitFor();
    await expectSumsAddUp(visitor);

    const number = await orderByInvoice(visitor);
    await page.getByText(names[0]).first().waitFor();
    await openAmongSentOrders(visitor, number);
    const lines = page.getByRole('table', { name: words('cart.lines') });
    await eventually(() => lines.getByRole('link').allInnerTexts()).toEqual(names);
  });
});
