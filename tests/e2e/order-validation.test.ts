import { getAccounts, getOrder } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { first, inPacks, inStock, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const SUPPORT = 'support@grossist.example';
const BUYER = 'buyer@nordkraft.example';

const upload = async ({ page, words }: Visitor, name: string, rows: readonly string[]): Promise<void> => {
  const file = page.getByLabel(words('support.upload.file'), { exact: true });
  const text = ['Varenr.;Antal;Enhed;Pris (DKK);Beskrivelse', ...rows].join('\r\n');
  await file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
};

const chooseCustomer = async ({ page, words }: Visitor, soldTo: string): Promise<void> => {
  await page.getByRole('button', { name: words('support.customer.choose') }).click();
  const dialog = page.getByRole('dialog', { name: words('support.customer.choose') });
  await dialog.getByLabel(words('support.customer.search')).fill(soldTo);
  await dialog.getByRole('button', { name: new RegExp(`${words('support.customer.take')}: .*${soldTo}`) }).click();
  await page
    .getByRole('region', { name: words('support.summary') })
    .getByText(/\d,\d\d/)
    .first()
    .waitFor();
};

test('uploads a customer’s order as support, assigns a line, and places what can be ordered', async () => {
  const buyer = await signedIn(BUYER);
  const packed = first(await inStock(buyer, await materialsSold(buyer, inPacks)));
  const single = first(await inStock(buyer, await materialsSold(buyer, singly)));
  const soldTo = first(await buyer.call(getAccounts, {})).soldTo;
  const visitor = await visit({ as: SUPPORT });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/validation');
  await expectAccessible(page);
  await upload(visitor, 'bestilling.csv', [
    `${packed.ItemSAPMaterialNumber};1;stk;;Pakkevare`,
    `${single.ItemSAPMaterialNumber.replace(/^(..)/, '$1 ')};1;stk;;Enkeltvare`,
    `UKENDT-1;1;stk;;${single.ItemLocalMaterialName}`,
    'UKENDT-2;1;stk;;Zzyqqx',
    ';3;stk;;Uden nummer',
  ]);
  await page.waitForURL(/\/support\/validation\/[\w-]{36}/);
  await page.getByRole('heading', { level: 1, name: 'bestilling.csv' }).waitFor();
  await page
    .getByRole('table', { name: words('support.faults.table') })
    .getByText(words('support.fault.line', { line: 6 }))
    .waitFor();
  await chooseCustomer(visitor, soldTo);

  const lines = page.getByRole('table', { name: words('support.lines') });
  const rounded = lines.getByRole('row').filter({ hasText: 'Pakkevare' });
  await rounded.getByText(words('support.status.difference')).waitFor();
  expect(await rounded.locator('del').innerText()).toContain('1');
  const unknown = lines.getByRole('row').filter({ hasText: 'UKENDT-1' });
  await unknown.getByText(words('support.status.notFound')).waitFor();
  await expectAccessible(page);

  await unknown.getByRole('button').first().click();
  const choice = page.getByRole('dialog', { name: words('support.variation.title') });
  await choice.getByLabel(words('support.variation.search')).fill(single.ItemSAPMaterialNumber);
  // By key, since the materials of the line's own words are replaced by those of the search, and the button moves.
  await pressKey(
    choice.getByRole('button', {
      name: new RegExp(`${words('support.variation.take')}: .*${single.ItemSAPMaterialNumber}`),
    }),
  );
  await choice.waitFor({ state: 'hidden' });
  await unknown.getByText(words('support.status.match')).waitFor();

  const place = words('support.place', { count: 3 });
  await page.getByRole('button', { name: place }).click();
  const dialog = page.getByRole('dialog', { name: place });
  await dialog.getByText(words('support.place.missing', { count: 1 })).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel(words('support.document.reference')).fill('Skolevej 4');
  await dialog.getByRole('button', { name: words('support.place.confirm', { count: 3 }) }).click();
  await page.getByText(words('support.state.placed'), { exact: true }).waitFor();

  const [entry] = await ordersOf(visitor);
  const orderId = entry?.OrderId ?? '';
  const order = await buyer.call(getOrder, { params: { orderId } });
  expect(order.Lines.length).toBeGreaterThanOrEqual(2);
});

/** What the log tells support of placed orders, asked as their page asks it. */
const ordersOf = async ({ page }: Visitor): Promise<readonly { OrderId: string | null }[]> => {
  const answer: unknown = await page.evaluate(async () =>
    (await fetch('/api/order-validations?state=placed&pageSize=1')).json(),
  );
  if (typeof answer !== 'object' || answer === null || !('Validations' in answer)) return [];
  return Array.isArray(answer.Validations) ? answer.Validations : [];
};

test('a file that is no order is refused with the reason, and the log is searched by account', async () => {
  const visitor = await visit({ as: SUPPORT, width: 375 });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/validation');
  await page
    .getByLabel(words('support.upload.file'), { exact: true })
    .setInputFiles({ name: 'navne.csv', mimeType: 'text/csv', buffer: Buffer.from('Navn;By\r\nAnna;Odense') });
  await page.getByRole('alert').getByText('navne.csv').waitFor();
  await openEditor(visitor, '/support/validation/log');
  const search = page.getByRole('search', { name: words('support.log.search') });
  await search.getByLabel(words('support.log.by')).selectOption('SoldTo');
  await search.getByLabel(words('support.log.by.SoldTo')).fill('99999999');
  await search.getByRole('button', { name: words('support.log.find') }).click();
  await page.getByRole('heading', { name: words('support.log.none') }).waitFor();
  await expectAccessible(page);
  await eventually(() =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('shows these screens to support only', async () => {
  const { page, addressOf } = await visit({ as: BUYER });
  const response = await page.goto(addressOf('/support/validation'));
  expect(response?.status()).toBe(403);
});
