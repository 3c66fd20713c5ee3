import { emptyCart, type SearchDocument } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { CONSENT_COOKIE } from '../../../apps/web/app/analytics/consent.ts';
import type { Client } from '../../running-shop/client.ts';
import type { Visitor } from './browser.ts';
import { lineOf, quantityOf } from './buying.ts';
import { eventually } from './eventually.ts';
import { aList, pathOf, withoutLists } from './lists.ts';
import { takeNoOrder } from './order-not-taken.ts';
import { orderAndConfirm } from './ordering.ts';
import { fillCart, first, inPacks, materialsSold, order, singly } from './people.ts';
import { signedIn } from './signed-in.ts';

/** What the screens show: somebody's materials, cart and order. */
export interface Scene {
  email: string;
  buyer: Client;
  packed: SearchDocument;
  single: SearchDocument;
  orderId: string;
  fill(): Promise<void>;
}

export interface Screen {
  name: string;
  /** Whether the visitor is signed in. */
  isOwn: boolean;
  /** Opens it and waits until it is whole. */
  show(visitor: Visitor, scene: Scene): Promise<void>;
}

export const aScene = async (email: string, language: Locale): Promise<Scene> => {
  const buyer = await signedIn(email);
  const packed = first(await materialsSold(buyer, inPacks, language));
  const single = first(await materialsSold(buyer, singly, language));
  const orderId = await order(buyer, [packed, single]);
  return { email, buyer, packed, single, orderId, fill: () => fillCart(buyer, [packed, single]) };
};

const summed = ({ page, words }: Visitor): Promise<void> =>
  page
    .getByRole('region', { name: words('cart.sum') })
    .getByText(/\d,\d\d/)
    .last()
    .waitFor();

const results = ({ page, words }: Visitor): Promise<void> =>
  page.getByRole('list', { name: words('catalogue.results') }).waitFor();

const openProposal = async (visitor: Visitor, { packed }: Scene): Promise<void> => {
  const name = packed.ItemLocalMaterialName;
  const line = lineOf(visitor, name);
  const quantity = quantityOf(visitor, line, name);
  await quantity.fill(String(Number(await quantity.inputValue()) + 1));
  await quantity.press('Enter');
  const proposal = line.getByRole('group', { name: visitor.words('cart.proposal.of', { name }) });
  const apply = proposal.getByRole('button', { name: visitor.words('cart.proposal.apply') });
  await eventually(() => apply.isEnabled()).toBe(true);
};

const screen = (name: string, isOwn: boolean, show: Screen['show']): Screen => ({ name, isOwn, show });

const PUBLIC: readonly Screen[] = [
  screen('home', false, ({ open }) => open('/')),
  screen('search results', false, async (visitor) => {
    await visitor.open('/search?query=kabel');
    await results(visitor);
  }),
  screen('search dropdown', false, async ({ open, page, words }) => {
    await open('/');
    await page.getByRole('combobox', { name: words('shell.search') }).fill('kabel');
    await page
      .getByRole('group', { name: words('search.materials') })
      .getByRole('option')
      .first()
      .waitFor();
  }),
  screen('no results', false, async ({ open, page, words }) => {
    await open('/search?query=qqzzxxyy');
    await page.getByRole('heading', { name: words('catalogue.none') }).waitFor();
  }),
  screen('search results, slim', false, async (visitor) => {
    await visitor.open('/search?query=kabel&view=slim');
    await results(visitor);
  }),
  screen('search results as a table', false, async (visitor) => {
    await visitor.open('/search?query=kabel&view=table');
    await visitor.page.getByRole('grid', { name: visitor.words('catalogue.results') }).waitFor();
  }),
  screen('search results by product', false, async (visitor) => {
    await visitor.open('/search?query=kabel&view=products');
    await results(visitor);
    const list = visitor.page.getByRole('list', { name: visitor.words('catalogue.results') });
    await list.locator('summary').first().click();
  }),
  screen('search among pages', false, async ({ open, page, words }) => {
    await open('/search?query=kabel&tab=pages');
    await page.getByRole('navigation', { name: words('search.tabs') }).waitFor();
  }),
  screen('page of the shop', false, ({ open }) => open('/pages/contact')),
  screen('contact', false, async ({ open, page, words }) => {
    await open('/contact');
    await page
      .getByRole('link', { name: words('storefront.directions') })
      .first()
      .waitFor();
  }),
  screen('comparison', false, async ({ open, page, words }, { packed, single }) => {
    await open(`/compare?codes=${packed.Code},${single.Code}`);
    await page.getByRole('table', { name: words('compare.title') }).waitFor();
  }),
  screen('comparison tray', false, async ({ open, page, words }) => {
    await open('/search?query=kabel');
    await page
      .getByRole('button', { name: words('catalogue.compare') })
      .first()
      .click();
    await page.getByRole('region', { name: words('compare.tray') }).waitFor();
  }),
  screen('catalogue', false, ({ open }) => open('/catalogue')),
  screen('catalogue node', false, async (visitor) => {
    await visitor.open('/catalogue/electrical');
    await results(visitor);
  }),
  screen('variation, signed out', false, ({ open }, { packed }) => open(`/variation/${packed.Code}`)),
  screen('vendors', false, ({ open }) => open('/vendors')),
  screen('vendor', false, async ({ open, page, words }) => {
    await open('/vendors');
    await page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: /\d/ }).first().click();
    await page.getByRole('heading', { name: words('vendor.nodes') }).waitFor();
  }),
  screen('privacy and consent', false, async ({ open, page, context, words }) => {
    await context.clearCookies({ name: CONSENT_COOKIE });
    await open('/privacy');
    await page.getByRole('region', { name: words('shell.privacy') }).waitFor();
    await page.getByRole('heading', { name: words('privacy.choice') }).waitFor();
  }),
  screen('sign-in page', false, ({ open }) => open('/sign-in?returnUrl=%2Fcart')),
  screen('sign-in panel', false, async ({ open, page, words }) => {
    await open('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('shell.signIn') })
      .click();
    const panel = page.getByRole('dialog', { name: words('pages.signIn') });
    await panel.getByLabel(words('identity.email')).waitFor();
  }),
  screen('page that is not there', false, ({ open }) => open('/there/is/no/such/page')),
];

const OWN: readonly Screen[] = [
  screen('home, signed in', true, async ({ open, page, words }) => {
    await open('/');
    const last = page.getByRole('region', { name: words('home.desk.last') });
    await last.getByRole('link').nth(1).waitFor();
  }),
  screen('variation, signed in', true, async ({ open, page, words }, { packed }) => {
    await open(`/variation/${packed.Code}`);
    await page
      .getByRole('region', { name: words('variation.order') })
      .getByText(/\d,\d\d/)
      .first()
      .waitFor();
  }),
  screen('search results with prices', true, async ({ open, page, words }) => {
    await open('/search?query=kabel');
    const list = page.getByRole('list', { name: words('catalogue.results') });
    await list
      .getByText(/\d,\d\d/)
      .first()
      .waitFor();
  }),
  screen('slim search results with prices', true, async ({ open, page, words }) => {
    await open('/search?query=kabel&view=slim');
    const list = page.getByRole('list', { name: words('catalogue.results') });
    await list
      .getByText(/\d,\d\d/)
      .first()
      .waitFor();
  }),
  screen('empty cart', true, async ({ open, page, words }, { buyer }) => {
    await buyer.call(emptyCart, {});
    await open('/cart');
    await page.getByRole('heading', { name: words('cart.empty.title') }).waitFor();
  }),
  screen('cart', true, async (visitor, scene) => {
    await scene.fill();
    await visitor.open('/cart');
    await summed(visitor);
  }),
  screen('cart with a proposal', true, async (visitor, scene) => {
    await scene.fill();
    await visitor.open('/cart');
    await summed(visitor);
    await openProposal(visitor, scene);
  }),
  screen('question before the order', true, async (visitor, scene) => {
    await scene.fill();
    await visitor.open('/cart');
    await summed(visitor);
    await visitor.page.getByRole('button', { name: visitor.words('cart.order') }).click();
    await visitor.page.getByRole('dialog', { name: visitor.words('cart.confirm.title') }).waitFor();
  }),
  screen('cart whose order was not taken', true, async (visitor, scene) => {
    const { page, words } = visitor;
    await scene.fill();
    await visitor.open('/cart');
    await summed(visitor);
    await takeNoOrder(page);
    await orderAndConfirm(visitor, page);
    await page.getByText(words('ordering.changes')).waitFor();
    await page
      .getByRole('button', { name: words('ordering.change.accept') })
      .first()
      .waitFor();
  }),
  screen('payment by card', true, async ({ open, page, words }) => {
    await open('/order/card?paymentid=nobody-knows-it');
    await page.getByRole('heading', { name: words('ordering.card.notFound') }).waitFor();
  }),
  screen('confirmation', true, async ({ open, page, words }, { orderId }) => {
    await open(`/order/${orderId}/confirmation`);
    await page.getByRole('navigation', { name: words('orders.confirmed.next') }).waitFor();
  }),
  screen('sent orders', true, async ({ open, page, words }) => {
    await open('/orders');
    await page.getByRole('table', { name: words('pages.orders') }).waitFor();
  }),
  screen('an order', true, async ({ open, page, words }, { orderId }) => {
    await open(`/orders/${orderId}`);
    await page.getByRole('table', { name: words('cart.lines') }).waitFor();
  }),
  screen('a list', true, async ({ open, page, words }, { buyer, packed, single }) => {
    await withoutLists(buyer);
    const list = await aList(buyer, 'Servicevogn', [packed, single]);
    await open(pathOf(list));
    await page
      .getByRole('table', { name: words('lists.lines') })
      .getByText(/\d,\d\d/)
      .first()
      .waitFor();
  }),
  screen('sharing a list', true, async ({ open, page, words }, { buyer, packed }) => {
    await withoutLists(buyer);
    await open(pathOf(await aList(buyer, 'Servicevogn', [packed])));
    await page.getByRole('button', { name: words('lists.share'), exact: true }).click();
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
  }),
];

/** Every screen of the shop, in the states that look different. */
export const SCREENS: readonly Screen[] = [...PUBLIC, ...OWN];
