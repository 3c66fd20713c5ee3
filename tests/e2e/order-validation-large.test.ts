import { getAccounts, listOrderUploads, type OperationOutput, stopOrderUpload } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { standIn } from './support/cart-page.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { first, inStock, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const SUPPORT = 'support@grossist.example';
const BUYER = 'buyer@nordkraft.example';

const upload = async ({ page, words }: Visitor, name: string, rows: readonly string[]): Promise<void> => {
  const text = ['Varenr.;Antal;Beskrivelse', ...rows].join('\r\n');
  const file = page.getByLabel(words('support.upload.file'), { exact: true });
  await file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
};

/** More than is answered at once. */
const manyRows = (material: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${material};1;Vare ${place + 1}`);

/** Says in the shop's place that an upload was stopped: whether it would be done by then depends on the machine. */
const sayItStopped = ({ page }: Visitor, onStop: () => void): Promise<unknown> =>
  page.route(`**${stopOrderUpload.path.replace(':uploadId', '*')}`, (route) => {
    onStop();
    return route.fulfill({ json: { IsStopped: true } });
  });

/** While it is held, a running upload is reported as half matched. */
const holdHalfway = async (visitor: Visitor, lines: number): Promise<{ letGo(): void; leave(): void }> => {
  let held: 'halfway' | 'gone' | undefined = 'halfway';
  await answer(visitor.page, listOrderUploads, async (route) => {
    const response = await route.fetch();
    const listed: OperationOutput<typeof listOrderUploads> = await response.json();
    if (held === undefined) return route.fulfill({ response, json: listed });
    const Uploads = listed.Uploads.slice(0, held === 'gone' ? 0 : 1).map((one) => ({
      ...one,
      State: 'working',
      Stage: 'matching',
      LineCount: lines,
      MatchedCount: lines / 2,
      Validations: [],
    }));
    return route.fulfill({ response, json: { Uploads } });
  });
  return {
    letGo: () => {
      held = undefined;
    },
    leave: () => {
      held = 'gone';
    },
  };
};

const numberOf = (value: number): string => value.toLocaleString('da-DK');

const progressOf = ({ page, words }: Visitor, name: string, lines: number) =>
  page.getByRole('progressbar', {
    name: words('support.upload.stage.matching', { name, done: numberOf(lines / 2), all: numberOf(lines) }),
  });

test('a large document shows how far it is, over a reload too, and opens once it is ready', async () => {
  const buyer = await signedIn(BUYER);
  const material = first(await inStock(buyer, await materialsSold(buyer, singly)));
  const visitor = await visit({ as: SUPPORT });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/validation');
  const lines = 1800;
  const hold = await holdHalfway(visitor, lines);
  await upload(visitor, 'stor.csv', manyRows(material.ItemSAPMaterialNumber, lines));
  await progressOf(visitor, 'stor.csv', lines).waitFor();
  expect(await progressOf(visitor, 'stor.csv', lines).getAttribute('aria-valuenow')).toBe('45');
  await expectAccessible(page);
  await page.reload();
  await progressOf(visitor, 'stor.csv', lines).waitFor();
  // Another one is sent, which opens once it is there.
  hold.letGo();
  await progressOf(visitor, 'stor.csv', lines).waitFor({ state: 'detached' });
  await upload(visitor, 'næste.csv', manyRows(material.ItemSAPMaterialNumber, lines));
  await page.waitForURL(/\/support\/validation\/[\w-]{36}/);
  await page.getByRole('heading', { level: 1, name: 'næste.csv' }).waitFor();
  await page
    .getByRole('table', { name: words('support.lines') })
    .getByText('Vare 1', { exact: true })
    .waitFor();
});

test('stops a running upload by a button, and shows that nothing is stored', async () => {
  const visitor = await visit({ as: SUPPORT });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/validation');
  const lines = 1600;
  const hold = await holdHalfway(visitor, lines);
  await sayItStopped(visitor, hold.leave);
  await upload(visitor, 'fortrudt.csv', manyRows('UKENDT', lines));
  await progressOf(visitor, 'fortrudt.csv', lines).waitFor();
  await page.getByRole('button', { name: words('support.upload.stopOne', { name: 'fortrudt.csv' }) }).press('Enter');
  await page
    .getByText(words('support.upload.stopped', { name: 'fortrudt.csv' }))
    .first()
    .waitFor();
  await progressOf(visitor, 'fortrudt.csv', lines).waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/support\/validation$/);
});

test('shows in the reader’s language why a large file is no order, until it is closed', async () => {
  const visitor = await visit({ as: SUPPORT });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/validation');
  await upload(visitor, 'forstor.csv', manyRows('1', 10_001));
  const alert = page.getByRole('alert').filter({ hasText: 'forstor.csv' });
  await alert.getByText(words('support.reason.tooManyLines', { most: '10.000' })).waitFor();
  await alert.getByRole('button', { name: words('ui.close') }).click();
  await alert.waitFor({ state: 'detached' });
});

test('shows that a large document is ordered in parts, with their orders', async () => {
  const buyer = await signedIn(BUYER);
  const material = first(await inStock(buyer, await materialsSold(buyer, singly)));
  const soldTo = first(await buyer.call(getAccounts, {})).soldTo;
  const visitor = await visit({ as: SUPPORT });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/validation');
  await upload(visitor, 'dele.csv', manyRows(material.ItemSAPMaterialNumber, 2003));
  await page.getByRole('heading', { level: 1, name: 'dele.csv' }).waitFor();
  await page.getByRole('button', { name: words('support.customer.choose') }).click();
  const customer = page.getByRole('dialog', { name: words('support.customer.choose') });
  await customer.getByLabel(words('support.customer.search')).fill(soldTo);
  await customer.getByRole('button', { name: new RegExp(`${words('support.customer.take')}: .*${soldTo}`) }).click();
  const place = words('support.place', { count: 2003 });
  await page.getByRole('button', { name: place }).click();
  const dialog = page.getByRole('dialog', { name: place });
  await dialog.getByText(words('support.parts.before', { parts: '2', count: '2.000' })).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('support.place.confirm', { count: 2003 }) }).click();
  await dialog.getByRole('progressbar').waitFor();
  await dialog.waitFor({ state: 'detached', timeout: 50_000 });
  await page.getByText(words('support.parts.done', { parts: 2 })).waitFor();
  const numbers = page.getByRole('listitem').filter({ hasText: /^Del [12]: / });
  await eventually(() => numbers.count()).toBe(2);
  expect(await numbers.first().innerText()).toMatch(/2\.000 linjer$/);
});
