import { mkdir, stat } from 'node:fs/promises';
import type { Locale } from '@grossist/domain';
import type { Browser, Page } from 'playwright-core';
import { CONSENT_COOKIE, DECLINED } from '../../apps/web/app/analytics/consent.ts';
import { shopFolder } from '../running-shop/shop.ts';
import { launch, signInBrowser } from './support/chromium.ts';
import { restGuides } from './support/guides.ts';
import { hydrated } from './support/hydrated.ts';
import { fillCart, first, inPacks, materialsSold, signInTo, singly } from './support/people.ts';
import { type Words, wordsIn } from './support/words.ts';

/** Where the README's pictures are. */
const FOLDER = 'docs/pictures';
const MATERIALS = 5000;
const LARGEST_PICTURE = 300_000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  name: string;
  language: Locale;
  theme: 'light' | 'dark';
  size: { width: number; height: number };
  email: string;
  path: string;
  /** The last thing to arrive. */
  until(page: Page, words: Words): Promise<void>;
}

const danish = { language: 'da-DK', theme: 'light', size: DESKTOP, email: 'buyer@nordkraft.example' } as const;
const german = { language: 'de-DE', theme: 'dark', size: PHONE, email: 'buyer@rheinstrom.example' } as const;

const sumsAreKnown = (page: Page, words: Words): Promise<void> =>
  page
    .getByRole('region', { name: words('cart.sum') })
    .getByText(/\d,\d\d/)
    .last()
    .waitFor();
const pricesAreKnown = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByText(/\d,\d\d/)
    .first()
    .waitFor();

/** Puts into a buyer's cart a cable and some of what is sold in packs and singly. Answers the cable's code. */
const prepare = async (shop: string, email: string, each: number): Promise<string> => {
  const buyer = await signInTo(shop, email);
  const cable = first(await materialsSold(buyer, (material) => material.CableCutAllowed));
  const packed = (await materialsSold(buyer, inPacks)).slice(0, each);
  const single = (await materialsSold(buyer, singly)).slice(0, each);
  await fillCart(buyer, [cable, ...packed, ...single]);
  return cable.Code;
};

const picturesOf = (cable: string): Picture[] => [
  {
    name: 'home',
    ...danish,
    path: '',
    until: (page, words) => page.getByText(words('home.departments')).first().waitFor(),
  },
  { name: 'search', ...danish, path: '/search?query=kabel', until: pricesAreKnown },
  { name: 'variation', ...danish, path: `/variation/${cable}`, until: pricesAreKnown },
  { name: 'cart', ...danish, path: '/cart', until: sumsAreKnown },
  { name: 'cart-phone-dark', ...german, path: '/cart', until: sumsAreKnown },
];

const take = async (browser: Browser, shop: string, picture: Picture): Promise<void> => {
  const context = await browser.newContext({
    baseURL: shop,
    locale: picture.language,
    colorScheme: picture.theme,
    viewport: picture.size,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  await signInBrowser(context, picture.email);
  await restGuides(context);
  await context.addCookies([{ name: CONSENT_COOKIE, value: DECLINED, url: shop }]);
  const page = await context.newPage();
  await page.goto(`/${picture.language}${picture.path}`);
  await hydrated(page);
  await picture.until(page, wordsIn(picture.language));
  // What is near the end of the window loads once somebody moves.
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  const path = `${FOLDER}/${picture.name}.png`;
  await page.screenshot({ path });
  await context.close();
  const { size } = await stat(path);
  if (size > LARGEST_PICTURE) throw new Error(`${path} has ${size} bytes, more than ${LARGEST_PICTURE}`);
  console.log(`${path} ${Math.round(size / 1000)} kB`);
};

const found: { findBrowser(): Promise<string> } = await import(`${process.cwd()}/scripts/browser.mjs`);
const browser = await launch(await found.findBrowser());
const folder = await shopFolder(MATERIALS);
try {
  const shop = await folder.start();
  try {
    await mkdir(FOLDER, { recursive: true });
    await prepare(shop.base, german.email, 1);
    const cable = await prepare(shop.base, danish.email, 2);
    for (const picture of picturesOf(cable)) await take(browser, shop.base, picture);
  } finally {
    await shop.stop();
  }
} finally {
  await browser.close();
  await folder.remove();
}
