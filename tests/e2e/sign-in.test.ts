import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { fillInSignIn } from './support/buying.ts';
import { eventually } from './support/eventually.ts';
import { hydrated } from './support/hydrated.ts';

const visit = visitors();
const EMAIL = 'useradmin@nordkraft.example';

test('shows a wrong password, and leads to the requested page after the right one', async () => {
  const visitor = await visit();
  const { page, words, open, addressOf } = visitor;
  await open(`/sign-in?returnUrl=${encodeURIComponent(addressOf('/search?query=kabel'))}`);
  const main = page.getByRole('main');
  await fillInSignIn(visitor, main, EMAIL, 'not-the-password');
  await page
    .getByRole('alert')
    .filter({ hasText: words('identity.wrong') })
    .waitFor();
  await fillInSignIn(visitor, main, EMAIL);
  await page.getByRole('heading', { level: 1, name: words('search.title', { query: 'kabel' }) }).waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf('/search'));
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
  'signing in never leads out of the shop: %s',
  async (foreign) => {
    const visitor = await visit();
    const { page, open } = visitor;
    await open(`/sign-in?returnUrl=${encodeURIComponent(foreign)}`);
    await fillInSignIn(visitor, page.getByRole('main'), EMAIL);
    await page.waitForURL((address) => !address.pathname.includes('sign-in'));
    const home = new URL(page.url());
    expect(home.hostname).toBe('127.0.0.1');
    expect(home.pathname).toMatch(/^\/(da-DK)?$/);
  },
);

test('a password that is typed and sent before scripts run stays out of the address', async () => {
  const { page, open } = await visit({ javaScript: false });
  await open('/sign-in');
  const before = page.url();
  await page.locator('input[type="email"]').fill(EMAIL);
  await page.locator('input[type="password"]').fill('a-secret');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(before);
  expect(await page.locator('form[method="post"] button[type="submit"]').isDisabled()).toBe(true);
});

test('a page for customers sends to sign-in and back', async () => {
  const visitor = await visit({ language: 'de-DE' });
  const { page, words, open } = visitor;
  await open('/cart');
  await page.getByRole('heading', { level: 1, name: words('pages.signIn') }).waitFor();
  await fillInSignIn(visitor, page.getByRole('main'), EMAIL);
  await page.getByRole('heading', { level: 1, name: words('pages.cart') }).waitFor();
});

test('signing in over a page stays on it and shows its prices; signing out forgets them', async () => {
  const visitor = await visit();
  const { page, words, open } = visitor;
  await open('/search?query=kabelbakke');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('shell.signIn') })
    .click();
  const panel = page.getByRole('dialog', { name: words('pages.signIn') });
  await panel.waitFor();
  await fillInSignIn(visitor, panel, EMAIL);
  const results = page.getByRole('list', { name: words('catalogue.results') });
  await results
    .getByText(/\d,\d\d.*kr\./)
    .first()
    .waitFor();
  await panel.waitFor({ state: 'detached' });
  expect(page.url()).toContain('kabelbakke');

  await page.getByRole('group').filter({ hasText: 'Henrik Bach' }).click();
  await page.getByRole('button', { name: words('shell.signOut') }).click();
  await page.getByRole('heading', { level: 1, name: words('home.title') }).waitFor();
  await hydrated(page);
  await eventually(() => page.getByText(/kr\./).count()).toBe(0);
  await page.goBack();
  await results.waitFor();
  expect(await results.getByText(/\d,\d\d.*kr\./).count()).toBe(0);
});
