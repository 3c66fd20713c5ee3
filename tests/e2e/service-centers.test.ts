import {
  getCart,
  getCartPrice,
  getServiceCentersByZip,
  getStockForServiceCenters,
  getStockForSpecificServiceCenters,
  type SearchDocument,
  setPreferredServiceCenter,
} from '@grossist/contracts';
import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { fillInOrder } from './support/cart-sheet.ts';
import { openAddresses, sendAsUsual, turnTo } from './support/delivery-address.ts';
import { eventually } from './support/eventually.ts';
import { first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

let buyer: Client;
let materials: readonly SearchDocument[];
beforeEach(async () => {
  buyer = await signedIn(EMAIL);
  materials = (await materialsSold(buyer, singly)).slice(0, 3);
  await fillInOrder(buyer, materials);
  await sendAsUsual(buyer);
  await buyer.call(setPreferredServiceCenter, { body: { ServiceCenterId: null } });
});

const near = (zipcode: string) => buyer.call(getServiceCentersByZip, { query: { zipcode } });

const openCenters = async (visitor: Visitor): Promise<Locator> => {
  const dialog = await openAddresses(visitor);
  await turnTo(visitor, dialog, 'centers');
  await dialog.getByRole('radio').first().waitFor();
  return dialog;
};

const namesIn = async (dialog: Locator): Promise<string[]> => {
  const found = await dialog.getByRole('group').getByRole('listitem').allInnerTexts();
  return found.map((text) => first(text.trim().split('\n')));
};

describe('service centers', () => {
  test('stand nearest first to the postcode that is typed, with their distance', async () => {
    const visitor = await visit({ as: EMAIL });
    const dialog = await openCenters(visitor);
    await dialog.getByRole('textbox', { name: visitor.words('centers.zip') }).fill('8000');
    const wanted = (await near('8000')).map(({ Name }) => Name).slice(0, 6);
    await eventually(() => namesIn(dialog)).toEqual(wanted);
    expect(wanted.length).toBe(6);
    await dialog.getByText(/4,7 km/).waitFor();
  });

  test('show how many of the lines each has, in words, also when one is unknown', async () => {
    const [nearest, second] = await near('2600');
    const visitor = await visit({ as: EMAIL });
    await visitor.page.route(`**${getStockForSpecificServiceCenters.path}`, (route) =>
      String(route.request().postData()).includes(`"${nearest?.ServiceCenterId}"`)
        ? route.fulfill({ status: 503, json: { title: 'silent', status: 503, code: 'erp-does-not-answer' } })
        : route.continue(),
    );
    const { ProductStock } = await buyer.call(getStockForSpecificServiceCenters, {
      body: {
        MaterialNums: materials.map((one) => one.ItemSAPMaterialNumber),
        ServiceCenterIds: [second?.ServiceCenterId ?? ''],
      },
    });
    const dialog = await openCenters(visitor);
    const centers = dialog.getByRole('group').getByRole('listitem');
    await centers.nth(0).getByText(visitor.words('centers.coverage.unknown')).waitFor();
    const count = ProductStock.filter(({ IsInStock }) => IsInStock).length;
    await centers
      .nth(1)
      .getByText(visitor.words('centers.coverage', { count, total: materials.length }))
      .waitFor();
  });

  test('are picked up at: nothing is paid for freight, and the shipping condition is ZP', async () => {
    const visitor = await visit({ as: EMAIL });
    const { page, words } = visitor;
    const dialog = await openCenters(visitor);
    const [nearest] = await near('2600');
    const pickUp = dialog.getByRole('button', { name: words('addresses.pickUp') });
    expect(await pickUp.isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: nearest?.Name ?? '' }).check();
    await pickUp.click();
    await dialog.waitFor({ state: 'detached' });
    expect((await buyer.call(getCart, {})).Address).toMatchObject({
      Id: nearest?.ServiceCenterId,
      IsServiceCenter: true,
      ShippingCondition: 'ZP',
    });
    expect((await buyer.call(getCartPrice, { body: {} })).CartPriceInfo.FreightCost).toBe(0);
    const summary = page.getByRole('region', { name: words('cart.sum') });
    const freight = words('cart.sum.freight');
    await summary.getByRole('button', { name: words('summary.why', { name: freight }) }).click();
    await page.getByText(words('summary.why.freight.pickup')).waitFor();
  });

  test('are pressed on the map as well as in the list', async () => {
    const visitor = await visit({ as: EMAIL, pictures: true });
    const dialog = await openCenters(visitor);
    await dialog.getByRole('img', { name: visitor.words('centers.map') }).waitFor();
    await dialog.getByTitle('Roskilde').click();
    await eventually(() => dialog.getByRole('radio', { name: /Roskilde/ }).isChecked()).toBe(true);
  });
});

describe('the preferred service center', () => {
  test('is starred in the list and is first in the stock of a material', async () => {
    const visitor = await visit({ as: EMAIL });
    const { page, words, open } = visitor;
    const dialog = await openCenters(visitor);
    const star = dialog.getByRole('button', { name: words('centers.prefer', { name: 'Grossist Køge' }) });
    await star.click();
    await eventually(() => star.getAttribute('aria-pressed')).toBe('true');
    await eventually(async () => (await near('2600')).find(({ IsPreferred }) => IsPreferred)?.City).toBe('Køge');

    await open(`/variation/${first(materials).Code}`);
    const panel = page.getByRole('region', { name: words('centers.stock') });
    await panel.getByRole('listitem').first().waitFor();
    expect(await panel.getByRole('listitem').first().innerText()).toContain('Køge');
    await panel.getByRole('button', { name: words('centers.prefer', { name: 'Grossist Køge' }) }).click();
    await eventually(async () => (await near('2600')).some(({ IsPreferred }) => IsPreferred)).toBe(false);
  });
});

describe('the stock of a material per service center', () => {
  test('is on its page for a buyer, each center with its quantity in words', async () => {
    const material = first(materials);
    const visitor = await visit({ as: EMAIL });
    const { page, words, open } = visitor;
    const stock = await buyer.call(getStockForServiceCenters, { body: [material.ItemSAPMaterialNumber] });
    await open(`/variation/${material.Code}`);
    const panel = page.getByRole('region', { name: words('centers.stock') });
    await panel.getByRole('listitem').first().waitFor();
    const count = (await near('2600')).length;
    await panel.getByRole('button', { name: words('centers.all', { count }) }).click();
    await eventually(() => panel.getByRole('listitem').count()).toBe(count);
    const having = Object.values(stock)
      .flat()
      .filter(({ IsInStock }) => IsInStock).length;
    expect(await panel.getByText(words('ui.stock.green')).count()).toBe(having);
    expect(await panel.getByText(words('centers.stock.none')).count()).toBe(count - having);
    await expectAccessible(page);
  });

  test('is neither shown nor requested for signed-out visitors', async () => {
    const { page, words, open, calls } = await visit({});
    await open(`/variation/${first(materials).Code}`);
    await page.mouse.wheel(0, 2000);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('region', { name: words('centers.stock') }).count()).toBe(0);
    expect(calls.filter((call) => call.includes('/api/servicecenter') || call.includes('/api/erp'))).toEqual([]);
  });
});
