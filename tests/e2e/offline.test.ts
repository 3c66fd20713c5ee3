import { addQueuedItems, emptyCart, getCart } from '@grossist/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { orderByInvoice } from './support/buying.ts';
import { signInBrowser } from './support/chromium.ts';
import { eventually } from './support/eventually.ts';
import { answering, hydrated } from './support/hydrated.ts';
import { fillCart, first, materialsSold, singly } from './support/people.ts';
import { scan } from './support/scanner.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const OTHER = 'buyer@nordkraft.example';
const UNKNOWN = '5799999999999';

let buyer: Client;
let other: Client;
/** EANs of materials that are sold by the piece. */
let eans: readonly [string, string];

beforeAll(async () => {
  buyer = await signedIn(EMAIL);
  other = await signedIn(OTHER);
  const [one, two] = (await materialsSold(buyer, singly)).map(({ ItemEANNumber }) => ItemEANNumber).filter(Boolean);
  if (!one || !two) throw new Error('The shop has no two materials with an EAN');
  eans = [one, two];
});
beforeEach(async () => {
  await Promise.all([buyer.call(emptyCart, {}), other.call(emptyCart, {})]);
});

const quantities = async (client: Client): Promise<number[]> =>
  (await client.call(getCart, {})).CartItems.map(({ Quantity }) => Quantity);

const notices = ({ page, words }: Visitor) => page.getByRole('region', { name: words('ui.notices') });
const bar = ({ page, words }: Visitor) => page.getByRole('region', { name: words('offline.title') });

const openQueue = async (visitor: Visitor, count: number) => {
  const { words } = visitor;
  await bar(visitor)
    .getByRole('button', { name: words('offline.queue.open', { count }) })
    .click();
  return bar(visitor).getByRole('list');
};

/** Scans until the queue holds so many more; each scan is on disk before the next. */
const scanOffline = async (visitor: Visitor, codes: readonly string[], before = 0): Promise<void> => {
  for (const [place, code] of codes.entries()) {
    await scan(visitor.page, code);
    const count = before + place + 1;
    await bar(visitor)
      .getByRole('button', { name: visitor.words('offline.queue.open', { count }) })
      .waitFor();
  }
};

/** Goes offline on a page that has loaded what takes scans. */
const goOffline = async (visitor: Visitor): Promise<void> => {
  const { page, context, words } = visitor;
  await scan(page, UNKNOWN);
  await notices(visitor)
    .getByText(words('scanner.unknown', { code: UNKNOWN }))
    .waitFor();
  // What shows the queue is loaded once the page is idle and somebody moves.
  await eventually(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    return page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/queue-list-')),
    );
  }).toBe(true);
  await context.setOffline(true);
  await bar(visitor).getByText(words('offline.bar')).waitFor();
};

/** Ends a tab's process as the system does, so that nothing of the page runs any more. */
const kill = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // It never answers: who would is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
};

const aScanner = async (): Promise<Visitor> => {
  const visitor = await visit({ as: EMAIL });
  await visitor.open('/catalogue');
  await goOffline(visitor);
  return visitor;
};

describe('the queue of a device', () => {
  test('puts three scans into the cart once it is online, and they are ordered', async () => {
    const visitor = await aScanner();
    await scanOffline(visitor, [eans[0], eans[0], eans[1]]);
    const queue = await openQueue(visitor, 3);
    expect(await queue.getByRole('listitem').count()).toBe(3);
    await expectAccessible(visitor.page);
    await visitor.context.setOffline(false);
    await eventually(() => quantities(buyer)).toEqual([2, 1]);
    await bar(visitor).waitFor({ state: 'detached' });
    await visitor.open('/cart');
    await orderByInvoice(visitor);
    expect(await quantities(buyer)).toEqual([]);
  });

  test('is sent though the script that sends it can’t be loaded when the connection comes back', async () => {
    const visitor = await visit({ as: EMAIL });
    let requests = 0;
    let isBroken = true;
    await visitor.context.route('**/assets/queue-sender-*.js', (route) => {
      requests += 1;
      return isBroken ? route.abort() : route.continue();
    });
    await visitor.open('/catalogue');
    await goOffline(visitor);
    await scanOffline(visitor, [eans[0]]);
    const before = requests;
    await visitor.context.setOffline(false);
    await eventually(() => requests).toBeGreaterThan(before);
    expect(await quantities(buyer)).toEqual([]);
    isBroken = false;
    await eventually(() => quantities(buyer)).toEqual([1]);
  });

  test.each([
    ['closed after the shop has added them', (page: Page) => page.close(), true],
    ['killed after the shop has added them', kill, true],
    ['killed before the shop has received them', kill, false],
  ] as const)('survives a tab that is %s, and adds each entry once', async (_, end, isSent) => {
    const visitor = await aScanner();
    const { context, page } = visitor;
    await scanOffline(visitor, [eans[0], eans[1]]);
    let reached = 0;
    await context.route(`**${addQueuedItems.path}`, async (route) => {
      reached += 1;
      if (reached > 1) return route.continue();
      if (isSent) await route.fetch();
      await end(page);
    });
    await context.setOffline(false);
    await eventually(() => reached).toBe(1);
    await eventually(() => quantities(buyer)).toEqual(isSent ? [1, 1] : []);
    const next = await context.newPage();
    await next.goto(visitor.addressOf('/catalogue'));
    await eventually(() => reached).toBe(2);
    await bar({ ...visitor, page: next }).waitFor({ state: 'detached' });
    expect(await quantities(buyer)).toEqual([1, 1]);
  });

  test('adds each entry once though the request is repeated three times and its answers are lost', async () => {
    const visitor = await aScanner();
    await scanOffline(visitor, [eans[0], eans[0]]);
    let reached = 0;
    await visitor.context.route(`**${addQueuedItems.path}`, async (route) => {
      reached += 1;
      if (reached > 1) return route.continue();
      await Promise.all([route.fetch(), route.fetch(), route.fetch()]);
      await route.abort();
    });
    await visitor.context.setOffline(false);
    await bar(visitor).waitFor({ state: 'detached' });
    expect(reached).toBe(2);
    expect(await quantities(buyer)).toEqual([2]);
  });

  test('is neither shown to nor sent by another user, and is there again for its owner', async () => {
    const visitor = await aScanner();
    const { context, page, words } = visitor;
    await scanOffline(visitor, [eans[0]]);
    await page.goto('about:blank');
    await context.setOffline(false);
    await signInBrowser(context, OTHER);
    await visitor.open('/catalogue');
    await scan(page, UNKNOWN);
    await notices(visitor)
      .getByText(words('scanner.unknown', { code: UNKNOWN }))
      .waitFor();
    expect(await bar(visitor).count()).toBe(0);
    expect([await quantities(buyer), await quantities(other)]).toEqual([[], []]);
    await signInBrowser(context, EMAIL);
    await visitor.open('/catalogue');
    await eventually(() => quantities(buyer)).toEqual([1]);
    expect(await quantities(other)).toEqual([]);
  });

  test('is refused when another user has signed in', async () => {
    const visitor = await aScanner();
    const { context, words } = visitor;
    await scanOffline(visitor, [eans[0]]);
    await context.route(`**${addQueuedItems.path}`, async (route) => {
      await signInBrowser(context, OTHER);
      const jar = await context.cookies();
      const headers = {
        ...route.request().headers(),
        cookie: jar.map(({ name, value }) => `${name}=${value}`).join('; '),
        'x-xsrf-token': jar.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
      };
      await route.continue({ headers });
    });
    await context.setOffline(false);
    await bar(visitor)
      .getByText(words('offline.bar.signIn', { count: 1 }))
      .waitFor();
    expect([await quantities(buyer), await quantities(other)]).toEqual([[], []]);
    await context.unroute(`**${addQueuedItems.path}`);
    await signInBrowser(context, EMAIL);
    await visitor.open('/catalogue');
    await eventually(() => quantities(buyer)).toEqual([1]);
    expect(await quantities(other)).toEqual([]);
  });

  test('shows what the shop refused with its reason, until it is removed', async () => {
    const visitor = await aScanner();
    const { context, words } = visitor;
    await scanOffline(visitor, [UNKNOWN, eans[0]]);
    await context.setOffline(false);
    await bar(visitor)
      .getByText(words('offline.bar.refused', { count: 1 }))
      .waitFor();
    expect(await quantities(buyer)).toEqual([1]);
    const queue = await openQueue(visitor, 1);
    await queue.getByText(words('cart.many.failed.unknown')).waitFor();
    await expectAccessible(visitor.page);
    await queue.getByRole('button', { name: words('offline.queue.remove') }).click();
    await queue.waitFor({ state: 'detached' });
    await bar(visitor).waitFor({ state: 'detached' });
  });

  test('keeps queued entries during an update of the service worker, and adds each once', async () => {
    const visitor = await visit({ as: EMAIL, serviceWorker: true });
    const { page, context, words } = visitor;
    await visitor.open('/catalogue');
    await prepared(page);
    await goOffline(visitor);
    await scanOffline(visitor, [eans[0], eans[0], eans[1]]);
    let reached = 0;
    await context.route(`**${addQueuedItems.path}`, async (route) => {
      reached += 1;
      // The shop has added them, but no answer arrives before the page is loaded again.
      if (reached === 1) await route.fetch();
      else await route.continue();
    });
    await context.setOffline(false);
    await eventually(() => reached).toBe(1);
    await replaceServiceWorker(page);
    await bar(visitor)
      .getByRole('button', { name: words('offline.queue.open', { count: 3 }) })
      .waitFor();
    await page.reload();
    await eventually(() => reached).toBe(2);
    await bar(visitor).waitFor({ state: 'detached' });
    expect(await quantities(buyer)).toEqual([2, 1]);
  });

  test('queues additions by the button of a material', async () => {
    const [material] = await materialsSold(buyer, singly);
    const visitor = await visit({ as: EMAIL, serviceWorker: true });
    const { page, context, words } = visitor;
    await visitor.open(`/variation/${material?.Code}`);
    // It knows the pages that links lead to.
    await prepared(page);
    const order = page.getByRole('region', { name: words('variation.order') });
    await order.getByRole('button', { name: words('cart.add') }).waitFor();
    await goOffline(visitor);
    await order.getByRole('button', { name: words('cart.add') }).click();
    await order.getByText(words('offline.queued')).first().waitFor();
    await context.setOffline(false);
    await eventually(() => quantities(buyer)).toEqual([1]);
  });
});

/** Waits until the service worker has saved what can be read offline; of the pages, it saves this one last. */
const prepared = (page: Page): Promise<void> =>
  eventually(() =>
    page.evaluate(async () => {
      const cache = await caches.open('grossist-pages');
      return (await cache.match(`/${document.documentElement.lang}/offline`)) !== undefined;
    }),
  ).toBe(true);

/** Has another service worker take over the page: one of another address is another version. */
const replaceServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const isReplaced = new Promise((replaced) => {
      serviceWorker.addEventListener('controllerchange', replaced, { once: true });
    });
    await serviceWorker.register('/service-worker.js?version=next', { scope: '/' });
    await isReplaced;
  });

describe('the site app', () => {
  test('shows the cart offline as of its time, not to be ordered, and forgets it when its user signs out', async () => {
    const material = first(await materialsSold(buyer, singly));
    await fillCart(buyer, [material]);
    const visitor = await visit({ as: EMAIL, serviceWorker: true });
    const { page, context, words, addressOf } = visitor;
    await visitor.open('/cart');
    await page.getByRole('link', { name: material.ItemLocalMaterialName }).first().waitFor();
    await prepared(page);

    await context.setOffline(true);
    await page.goto(addressOf('/cart'));
    await hydrated(page);
    await page.getByRole('link', { name: material.ItemLocalMaterialName }).first().waitFor();
    await bar(visitor).getByText(words('offline.bar')).waitFor();
    await page.getByText(words('offline.order.off')).first().waitFor();
    expect(
      await page
        .getByRole('button', { name: words('cart.order') })
        .first()
        .isEnabled(),
    ).toBe(false);

    await page.goto(addressOf('/express-box'));
    await page.getByRole('heading', { level: 1, name: words('offline.page.title') }).waitFor();
    await expectAccessible(page);

    await context.setOffline(false);
    await visitor.open('/sign-out');
    const leave = page.getByRole('main').getByRole('button', { name: words('profile.signOut') });
    await answering(leave);
    await leave.click();
    await page
      .getByRole('link', { name: words('shell.signIn') })
      .first()
      .waitFor();
    await eventually(() => page.evaluate(async () => (await (await caches.open('grossist-pages')).keys()).length)).toBe(
      0,
    );
  });

  test('can be installed, in the language of the page', async () => {
    const { page, context, words, open } = await visit({ language: 'de-DE' });
    await open('/');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const response = await context.request.get(address ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ lang: 'de-DE', start_url: '/de-DE', scope: '/', display: 'standalone' });
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
      words('search.scan'),
      words('shell.cart'),
    ]);
    for (const { src } of manifest.icons) {
      const icon = await context.request.get(src);
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    const worker = await context.request.get('/service-worker.js');
    expect(worker.headers()).toMatchObject({ 'cache-control': 'public, max-age=0' });
    expect(worker.headers()['content-type']).toContain('javascript');
  });
});
