import {
  addressHasFastboxDelivery,
  changeCartDeliveryType,
  convertCartToFastboxCart,
  convertCartToNormalCart,
  discardCurrentCart,
  getCart,
  getCartDetails,
  getClosingTime,
  getFastboxDeliveryTime,
  getServiceCenters,
} from '@grossist/contracts';
import type { Page, Route } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { changed, choice, openCartAndHead, standIn } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { fillCart, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@nordkraft.example';
const HOUR = 3_600_000;

let buyer: Client;

beforeEach(async () => {
  buyer = await signedIn(BUYER);
  await buyer.call(discardCurrentCart, {});
});

const fill = async (count = 2): Promise<void> => fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, count));

/** Sets until when the express box can be ordered, independent of the time of the test run. */
const closesIn = (page: Page, milliseconds: number): Promise<void> =>
  answer(page, getFastboxDeliveryTime, (route) =>
    route.fulfill({
      json: {
        DeliveryTime: new Date(Date.now() + 2 * HOUR).toISOString(),
        FastboxClosingTime: new Date(Date.now() + milliseconds).toISOString(),
      },
    }),
  );

/** That it has closed, and when the next one comes. */
const closedSince = (page: Page, next: string | null): Promise<void> =>
  answer(page, getFastboxDeliveryTime, (route) =>
    route.fulfill({ json: { DeliveryTime: next, FastboxClosingTime: new Date(Date.now() - HOUR).toISOString() } }),
  );

test('a day is chosen in the calendar by keyboard, and taken back to as soon as possible', async () => {
  await fill();
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCartAndHead(visitor);
  await pressKey(choice(visitor, words('delivery.choice.date')));
  const dialog = page.getByRole('dialog', { name: words('delivery.date.title') });
  const grid = dialog.getByRole('grid');
  await grid.locator('[data-chosen]').waitFor();
  await eventually(() => grid.locator('button:not([aria-disabled])').count()).toBeGreaterThan(0);
  await expectAccessible(page);

  const day = grid.locator('button[tabindex="0"]');
  const before = await day.getAttribute('aria-label');
  await day.focus();
  await page.keyboard.press('PageDown');
  await eventually(() => grid.locator(':focus').getAttribute('aria-label')).not.toBe(before);
  // Which days of that month are possible is asked for when it is shown.
  await eventually(() => grid.locator('button:not([aria-disabled])').count()).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await eventually(() => grid.locator(':focus').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await grid.locator('[data-chosen]').count()).toBe(0);
  // Of a week of that month some day is possible, whatever its holidays.
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('ArrowLeft');
    if ((await grid.locator(':focus').getAttribute('aria-disabled')) === null) break;
  }
  const chosen = await grid.locator(':focus').getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('status')
    .getByText(chosen ?? '')
    .waitFor();
  await pressKey(dialog.getByRole('button', { name: words('delivery.date.do') }));
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => choice(visitor, words('delivery.choice.date')).getAttribute('aria-pressed')).toBe('true');
  expect(await choice(visitor, words('delivery.choice.date')).innerText()).toContain(chosen);
  expect((await buyer.call(getCartDetails, {})).DeliveryDate).toMatch(/^\d{4}-\d\d-\d\d$/);

  await pressKey(choice(visitor, words('delivery.choice.standard')));
  await eventually(async () => (await buyer.call(getCartDetails, {})).DeliveryDate).toBeNull();
});

test('counts down to the closing of the express box, and shows the next one then', async () => {
  await fill();
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await page.clock.install({ time: Date.now() });
  await answer(page, addressHasFastboxDelivery, (route) => route.fulfill({ json: true }));
  await closesIn(page, HOUR);
  await openCartAndHead(visitor);
  await choice(visitor, words('delivery.mode.fastbox')).click();
  const dialog = page.getByRole('dialog', { name: words('delivery.fastbox.title') });
  const timer = dialog.getByRole('timer');
  await timer.waitFor();
  expect(await timer.innerText()).toMatch(/^\D+(?:1\D+0|59)\D+$/);
  const begin = dialog.getByRole('button', { name: words('delivery.fastbox.convert') });
  expect(await begin.isEnabled()).toBe(true);
  await expectAccessible(page);

  await page.clock.fastForward(HOUR / 2);
  await eventually(() => timer.innerText()).toMatch(/^\D+(?:30|29)\D+$/);
  await closedSince(page, new Date(Date.now() + 20 * HOUR).toISOString());
  await page.clock.fastForward(HOUR);
  await dialog.getByText(words('delivery.fastbox.closed')).waitFor();
  expect(await timer.count()).toBe(0);
  const next = words('delivery.fastbox.next', { time: '' }).split(/\s+\.?$/)[0] ?? '';
  await dialog.getByText(next).waitFor();
  expect(await begin.isEnabled()).toBe(true);

  await closedSince(page, null);
  await page.clock.fastForward(HOUR / 2);
  await eventually(() => begin.isDisabled()).toBe(true);
});

test('an express-box cart leaves that mode as soon as possible and on the day that the calendar suggests', async () => {
  await fill();
  await buyer.call(convertCartToFastboxCart, {});
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCartAndHead(visitor);
  await choice(visitor, words('delivery.choice.standard')).click();
  await eventually(() => choice(visitor, words('delivery.mode.fastbox')).getAttribute('aria-pressed')).toBe('false');
  expect(await buyer.call(getCartDetails, {})).toMatchObject({ DeliveryType: 'Normal', DeliveryDate: null });

  await buyer.call(convertCartToFastboxCart, {});
  await eventually(() => choice(visitor, words('delivery.mode.fastbox')).getAttribute('aria-pressed')).toBe('true');
  await choice(visitor, words('delivery.choice.date')).click();
  const asked = page.getByRole('dialog', { name: words('delivery.date.title') });
  await asked.locator('[data-chosen]:not([aria-disabled])').waitFor();
  await asked.getByRole('button', { name: words('delivery.date.do') }).click();
  await asked.waitFor({ state: 'detached' });
  await eventually(async () => (await buyer.call(getCartDetails, {})).DeliveryType).toBe('Normal');
});

test('shows in the dialog that no express box is available, and disables it', async () => {
  await fill();
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await closesIn(page, HOUR);
  await answer(page, addressHasFastboxDelivery, (route) => route.fulfill({ json: false }));
  await openCartAndHead(visitor);
  await choice(visitor, words('delivery.mode.fastbox')).click();
  const dialog = page.getByRole('dialog', { name: words('delivery.fastbox.title') });
  await dialog.locator('.text-danger').waitFor();
  expect(await dialog.getByRole('button', { name: words('delivery.fastbox.convert') }).isDisabled()).toBe(true);
  const name = dialog.getByRole('textbox', { name: words('cart.head.name') });
  expect(await name.inputValue()).not.toBe('');
});

test('shows the express box as unavailable for pick-up at any hour', async () => {
  await fill();
  await buyer.call(changeCartDeliveryType, { body: { DeliveryType: 'DriveIn' } });
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCartAndHead(visitor);
  const box = page.getByRole('button', { name: words('delivery.off.pickup') });
  await box.waitFor();
  expect(await box.getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByText(words('delivery.off.closed'), { exact: true }).count()).toBe(0);
});

test('a normal cart becomes an express-box cart, and on a chosen day a normal one again', async () => {
  await fill();
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  let type = 'Normal';
  const bodies: unknown[] = [];
  const asItIs = (route: Route) =>
    changed(route, () => ({ DeliveryType: type, DeliveryChoice: type === 'Fastbox' ? 'fastbox' : 'standard' }));
  const becomes = (next: string) => async (route: Route) => {
    bodies.push(route.request().postDataJSON());
    type = next;
    const cart = await buyer.call(getCart, {});
    await route.fulfill({ json: { ...cart, DeliveryType: type } });
  };
  await answer(page, getCart, asItIs);
  await answer(page, getCartDetails, asItIs);
  await answer(page, convertCartToFastboxCart, becomes('Fastbox'));
  await answer(page, convertCartToNormalCart, becomes('Normal'));
  await answer(page, addressHasFastboxDelivery, (route) => route.fulfill({ json: true }));
  await closesIn(page, HOUR);

  await openCartAndHead(visitor);
  await choice(visitor, words('delivery.mode.fastbox')).click();
  const dialog = page.getByRole('dialog', { name: words('delivery.fastbox.title') });
  const contact = dialog.getByRole('combobox', { name: words('cart.head.contact') });
  await contact.fill('Site office');
  await contact.press('Tab');
  await dialog.getByRole('button', { name: words('delivery.fastbox.convert') }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => choice(visitor, words('delivery.mode.fastbox')).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('timer').waitFor();
  expect((await buyer.call(getCartDetails, {})).ContactPerson).toBe('Site office');

  await choice(visitor, words('delivery.choice.date')).click();
  const asked = page.getByRole('dialog', { name: words('delivery.date.title') });
  await asked.getByRole('grid').locator('button:not([aria-disabled])').last().click();
  await asked.getByRole('button', { name: words('delivery.date.do') }).click();
  await asked.waitFor({ state: 'detached' });
  await eventually(() => choice(visitor, words('delivery.mode.fastbox')).getAttribute('aria-pressed')).toBe('false');
  expect(bodies.at(-1)).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('asks about the unsaved cart before a smart kit, and changes nothing on cancel', async () => {
  await fill(3);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCartAndHead(visitor);
  await choice(visitor, words('delivery.mode.smartKit')).click();
  const question = page.getByRole('alertdialog', { name: words('drafts.unsaved.title') });
  await expectAccessible(page);
  await question.getByRole('button', { name: words('drafts.unsaved.stay') }).click();
  await question.waitFor({ state: 'detached' });
  expect(await choice(visitor, words('delivery.mode.smartKit')).getAttribute('aria-pressed')).toBe('false');
  expect(await buyer.call(getCart, {})).toMatchObject({ DeliveryType: 'Normal', ItemCount: 3 });

  await choice(visitor, words('delivery.mode.smartKit')).click();
  await question.getByRole('textbox').fill('');
  await question.getByRole('button', { name: words('drafts.unsaved.save') }).click();
  await question.getByText(words('cart.head.nameMissing')).waitFor();
  await question.getByRole('textbox').fill('Before the kit');
  await question.getByRole('button', { name: words('drafts.unsaved.save') }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: words('cart.empty.title') }).waitFor();
  expect(await buyer.call(getCart, {})).toMatchObject({ DeliveryType: 'SmartKit', ItemCount: 0 });
});

test('from smart kit to normal the cart is discarded after a question, and the undo brings it back', async () => {
  await buyer.call(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit' } });
  await fill(2);
  const { CartId } = await buyer.call(getCart, {});
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCartAndHead(visitor);
  await choice(visitor, words('delivery.mode.smartKit')).click();
  const question = page.getByRole('alertdialog', { name: words('delivery.fromSmartKit.title') });
  await question.getByRole('button', { name: words('delivery.fromSmartKit.do') }).click();
  await page.getByRole('heading', { name: words('cart.empty.title') }).waitFor();
  expect(await buyer.call(getCart, {})).toMatchObject({ DeliveryType: 'Normal', ItemCount: 0 });
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await eventually(async () => (await buyer.call(getCart, {})).CartId).toBe(CartId);
  expect((await buyer.call(getCart, {})).ItemCount).toBe(2);
});

test('sets pick-up today at the service center, and the usual address again', async () => {
  await fill();
  const { ServiceCenterId, ServiceCenterName } = await buyer.call(getClosingTime, {});
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  const today = { SecondsLeft: 3600, IsOpenToday: true, OpeningTime: null, LocalClosingTime: '16:30' };
  await answer(page, getClosingTime, (route) => changed(route, () => today));
  await openCartAndHead(visitor);
  const pickUp = choice(visitor, words('delivery.choice.pickup'));
  const time = words('time.clock', { time: '16.30' });
  await pickUp.getByText(words('delivery.choice.pickup.text', { name: ServiceCenterName, time })).waitFor();
  await pressKey(pickUp);
  await eventually(() => pickUp.getAttribute('aria-pressed')).toBe('true');
  const { Address } = await buyer.call(getCartDetails, {});
  expect(Address).toMatchObject({ IsServiceCenter: true, ShippingCondition: 'ZP' });
  expect((await buyer.call(getServiceCenters, {})).map((center) => center.ServiceCenterId)).toContain(ServiceCenterId);

  const standard = choice(visitor, words('delivery.choice.standard'));
  await pressKey(standard);
  await eventually(async () => (await buyer.call(getCartDetails, {})).Address?.IsServiceCenter).toBe(false);
});

test('refuses pick-up today at a closed service center, and shows when it opens', async () => {
  await fill();
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  const closed = { SecondsLeft: 0, IsOpenToday: true, LocalClosingTime: '16:30', NextOpenDate: '2099-01-05' };
  await answer(page, getClosingTime, (route) => changed(route, () => closed));
  await openCartAndHead(visitor);
  const pickUp = choice(visitor, words('delivery.choice.pickup'));
  const opens = words('delivery.off.closedUntil', { date: '' }).trim();
  await pickUp.getByText(new RegExp(`${opens}.*2099`)).waitFor();
  expect(await pickUp.getAttribute('aria-disabled')).toBe('true');
});
