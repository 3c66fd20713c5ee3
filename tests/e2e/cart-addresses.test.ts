import {
  deleteLatestAddress,
  getCart,
  getLatestAddresses,
  saveLatestAddress,
  updateCartDeliveryAddress,
  validateAddress,
} from '@grossist/contracts';
import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { fillInOrder, scrollsSideways } from './support/cart-sheet.ts';
import { addressField, openAddresses, sendAsUsual, turnTo } from './support/delivery-address.ts';
import { eventually } from './support/eventually.ts';
import { materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const ONE_TIME = {
  Name: 'Familien Juhl',
  StreetName: 'Vestergade',
  StreetNumber: '7',
  PostalCode: '4100',
  City: 'Ringsted',
  CountryCode: 'DK',
};

let buyer: Client;
/** A cart with a line that goes to the account's usual address; nothing was sent anywhere yet. */
beforeEach(async () => {
  buyer = await signedIn(EMAIL);
  await fillInOrder(buyer, (await materialsSold(buyer, singly)).slice(0, 1));
  await sendAsUsual(buyer);
  for (const { Id } of await buyer.call(getLatestAddresses, { query: { includeServiceCenters: 'true' } })) {
    await buyer.call(deleteLatestAddress, { params: { id: Id } });
  }
});

const addressOfCart = async () => (await buyer.call(getCart, {})).Address;
const deliver = ({ words }: Visitor, dialog: Locator) =>
  dialog.getByRole('button', { name: words('addresses.deliver') });
const field = ({ words }: Visitor, dialog: Locator, name: Parameters<typeof words>[0]) =>
  dialog.getByRole('textbox', { name: words(name), exact: true });
const isFlagged = async (input: Locator): Promise<boolean> => (await input.getAttribute('aria-invalid')) === 'true';

const typeIn = async (visitor: Visitor, dialog: Locator, typed: typeof ONE_TIME): Promise<void> => {
  await field(visitor, dialog, 'addresses.name').fill(typed.Name);
  await field(visitor, dialog, 'addresses.street').fill(typed.StreetName);
  await field(visitor, dialog, 'addresses.number').fill(typed.StreetNumber);
  await field(visitor, dialog, 'addresses.zip').fill(typed.PostalCode);
  await field(visitor, dialog, 'addresses.city').fill(typed.City);
};

describe('the delivery address of a cart', () => {
  test('is chosen among those of the account, and of all its projects when they are wanted', async () => {
    const visitor = await visit({ as: EMAIL });
    const dialog = await openAddresses(visitor);
    const addresses = dialog.getByRole('radio');
    await eventually(() => addresses.count()).toBe(1);
    await dialog.getByText(visitor.words('addresses.allProjects')).click();
    await eventually(() => addresses.count()).toBe(4);
    await dialog.getByRole('radio', { name: /Roskilde/ }).check();
    await deliver(visitor, dialog).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => addressField(visitor).innerText()).toContain('Roskilde');
    expect((await addressOfCart())?.City).toBe('Roskilde');
  });

  test('is chosen by keyboard: arrows go from one to the next, Enter delivers there', async () => {
    const visitor = await visit({ as: EMAIL });
    const { page, words } = visitor;
    const dialog = await openAddresses(visitor);
    await dialog.getByRole('checkbox', { name: words('addresses.allProjects') }).press('Space');
    await eventually(() => dialog.getByRole('radio').count()).toBe(4);
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    const chosen = await dialog.getByRole('radio').nth(1).getAttribute('id');
    expect(await dialog.getByRole('radio', { checked: true }).getAttribute('id')).toBe(chosen);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => (await addressOfCart())?.DefaultSapAddress).toBe(false);
  });

  test('stays as it is when the window is left', async () => {
    const before = await addressOfCart();
    const visitor = await visit({ as: EMAIL });
    const dialog = await openAddresses(visitor);
    await visitor.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await addressOfCart()).toEqual(before);
  });
});

describe('addresses used last', () => {
  test('are listed newest first; one is deleted at once, with undo', async () => {
    await buyer.call(saveLatestAddress, { body: ONE_TIME });
    const visitor = await visit({ as: EMAIL });
    const dialog = await openAddresses(visitor);
    await turnTo(visitor, dialog, 'latest');
    const one = dialog.getByRole('radio', { name: /Familien Juhl/ });
    await one.waitFor();
    await dialog.getByRole('button', { name: visitor.words('addresses.forget', { name: ONE_TIME.Name }) }).click();
    await one.waitFor({ state: 'detached' });
    await eventually(async () => (await buyer.call(getLatestAddresses, { query: {} })).length).toBe(0);
    await dialog.getByRole('button', { name: visitor.words('ui.undo') }).click();
    await one.waitFor();
    expect((await buyer.call(getLatestAddresses, { query: {} })).map(({ Name }) => Name)).toEqual([ONE_TIME.Name]);
  });

  test('can be changed when they are stored one-time addresses', async () => {
    await buyer.call(saveLatestAddress, { body: ONE_TIME });
    const visitor = await visit({ as: EMAIL });
    const { words } = visitor;
    const dialog = await openAddresses(visitor);
    await turnTo(visitor, dialog, 'latest');
    await dialog.getByRole('button', { name: words('addresses.edit', { name: ONE_TIME.Name }) }).click();
    await eventually(() => field(visitor, dialog, 'addresses.number').inputValue()).toBe('7');
    await field(visitor, dialog, 'addresses.number').fill('9');
    await deliver(visitor, dialog).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await addressOfCart()).toMatchObject({ Street: 'Vestergade 9', IsOneTimeAddress: true });
    expect((await buyer.call(getLatestAddresses, { query: {} })).map(({ Street }) => Street)).toEqual(['Vestergade 9']);
  });
});

describe('a one-time address', () => {
  test('is found while it is typed, taken over by keyboard, known to the gazetteer, and delivered to', async () => {
    const visitor = await visit({ as: EMAIL });
    const { page, words } = visitor;
    const dialog = await openAddresses(visitor);
    await turnTo(visitor, dialog, 'other');
    const status = dialog.getByRole('status').filter({ hasText: words('addresses.status.nothing') });
    await status.waitFor();
    await dialog.getByRole('combobox', { name: words('addresses.find') }).fill('Vestergade 12, 4100');
    await page.getByRole('option', { name: /Vestergade 12/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByText(words('addresses.status.valid')).waitFor();
    expect(await field(visitor, dialog, 'addresses.city').inputValue()).toBe('Ringsted');
    await field(visitor, dialog, 'addresses.name').fill('Familien Juhl');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await addressOfCart()).toMatchObject({
      Name: 'Familien Juhl',
      Street: 'Vestergade 12',
      PostalCode: '4100',
      IsOneTimeAddress: true,
      ShippingCondition: '',
    });
  });

  test('has every blank field flagged, but the number only where it is needed', async () => {
    const visitor = await visit({ as: EMAIL });
    const { words } = visitor;
    const dialog = await openAddresses(visitor);
    await turnTo(visitor, dialog, 'other');
    await deliver(visitor, dialog).click();
    await eventually(() => isFlagged(field(visitor, dialog, 'addresses.street'))).toBe(true);
    expect(await isFlagged(field(visitor, dialog, 'addresses.zip'))).toBe(true);
    expect(await isFlagged(field(visitor, dialog, 'addresses.city'))).toBe(true);
    expect(await isFlagged(field(visitor, dialog, 'addresses.number'))).toBe(false);
    expect(await isFlagged(field(visitor, dialog, 'addresses.name'))).toBe(false);
    await eventually(() =>
      field(visitor, dialog, 'addresses.street').evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await typeIn(visitor, dialog, { ...ONE_TIME, StreetNumber: '' });
    await deliver(visitor, dialog).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => addressField(visitor).innerText()).toContain('Vestergade');
    expect(await dialog.getByText(words('ui.warning')).count()).toBe(0);
  });

  test('needs its number in the Netherlands', async () => {
    const dutch = await signedIn('buyer@dijkbouw.example');
    await fillInOrder(dutch, (await materialsSold(dutch, singly)).slice(0, 1));
    const visitor = await visit({ as: 'buyer@dijkbouw.example', language: 'nl-NL' });
    const dialog = await openAddresses(visitor);
    await turnTo(visitor, dialog, 'other');
    await deliver(visitor, dialog).click();
    await eventually(() => isFlagged(field(visitor, dialog, 'addresses.number'))).toBe(true);
  });

  test('with another town has the wrong fields flagged, and can’t be used', async () => {
    const before = await addressOfCart();
    const visitor = await visit({ as: EMAIL });
    const dialog = await openAddresses(visitor);
    await turnTo(visitor, dialog, 'other');
    await typeIn(visitor, dialog, { ...ONE_TIME, City: 'Atlantis' });
    await field(visitor, dialog, 'addresses.city').blur();
    await eventually(() => isFlagged(field(visitor, dialog, 'addresses.city'))).toBe(true);
    expect(await isFlagged(field(visitor, dialog, 'addresses.street'))).toBe(false);
    await deliver(visitor, dialog).click();
    await eventually(() => isFlagged(field(visitor, dialog, 'addresses.city'))).toBe(true);
    expect(await addressOfCart()).toEqual(before);
    await field(visitor, dialog, 'addresses.city').fill('Ringsted');
    expect(await isFlagged(field(visitor, dialog, 'addresses.city'))).toBe(false);
  });

  test('has all fields flagged when the gazetteer does not answer', async () => {
    const visitor = await visit({ as: EMAIL });
    const { page, words } = visitor;
    await page.route(`**${validateAddress.path}`, (route) =>
      route.fulfill({
        json: {
          IsValid: false,
          InvalidFields: ['Name', 'StreetName', 'StreetNumber', 'PostalCode', 'City', 'CountryCode'],
          Address: null,
          Source: 'none',
        },
      }),
    );
    const dialog = await openAddresses(visitor);
    await turnTo(visitor, dialog, 'other');
    await typeIn(visitor, dialog, ONE_TIME);
    await field(visitor, dialog, 'addresses.city').blur();
    await dialog.getByText(words('addresses.status.unanswered')).waitFor();
    for (const input of await dialog.getByRole('textbox').all()) expect(await isFlagged(input)).toBe(true);
  });
});

test('every view of the window: axe finds nothing, light and dark, and nothing scrolls sideways on a phone', async () => {
  await buyer.call(updateCartDeliveryAddress, { body: ONE_TIME });
  const visitor = await visit({ as: EMAIL, language: 'fo-FO', width: 1280 });
  const { page } = visitor;
  const dialog = await openAddresses(visitor);
  for (const tab of ['latest', 'account', 'centers', 'other'] as const) {
    await turnTo(visitor, dialog, tab);
    await dialog
      .getByRole(tab === 'other' ? 'textbox' : 'radio')
      .first()
      .waitFor();
    await expectAccessible(page);
  }
  await deliver(visitor, dialog).click();
  await eventually(() => isFlagged(field(visitor, dialog, 'addresses.street'))).toBe(true);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
});
