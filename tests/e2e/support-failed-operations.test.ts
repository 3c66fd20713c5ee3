import { getMatters } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { standIn } from './support/cart-page.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { aFailedCharge } from './support/failed-charge.ts';
import { pressKey } from './support/keyboard.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const SUPPORT = 'support@grossist.example';
const BUYER = 'buyer@elmontage.example';

/** It comes by itself, once a job has tried to take the money. */
const cardOf = ({ page, words }: Visitor, salesOrderId: string) =>
  page.getByRole('article', { name: words('support.failedOperations.order', { number: salesOrderId }) });

const isWithinPage = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('shows an order with a failed charge and the response, and charges it when support tries again', async () => {
  const { salesOrderId, isTaken, letCharge } = await aFailedCharge(await signedIn(BUYER));
  const visitor = await visit({ as: SUPPORT, width: 1440 });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/matters');
  const card = cardOf(visitor, salesOrderId);
  await card.getByText(words('support.failedOperations.kind.charge-failed')).waitFor();
  await card.getByText('The card was refused').waitFor();
  expect(await isTaken()).toBe(false);
  const place = page.getByRole('navigation', { name: words('support.title') });
  await place
    .getByRole('link', { name: words('support.failedOperations') })
    .getByText(/\d/)
    .first()
    .waitFor();
  await expectAccessible(page);

  await letCharge();
  await pressKey(card.getByRole('button', { name: words('support.failedOperations.again') }));
  await card.waitFor({ state: 'detached' });
  await page.getByText(words('support.failedOperations.again.done')).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
  await eventually(isTaken).toBe(true);
});

test.each([
  { width: 375, language: 'de-DE', theme: 'dark' },
  { width: 800, language: 'da-DK', theme: 'light' },
] as const)('stores who resolved an operation and how, at $width px in $language', async (how) => {
  const { salesOrderId } = await aFailedCharge(await signedIn(BUYER));
  const visitor = await visit({ as: SUPPORT, ...how });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/matters');
  const card = cardOf(visitor, salesOrderId);
  await card.waitFor();
  await expectAccessible(page);
  expect(await isWithinPage(visitor)).toBe(true);

  await pressKey(card.getByRole('button', { name: words('support.failedOperations.see') }));
  const dialog = page.getByRole('dialog', { name: words('support.failedOperations.see.title') });
  const save = dialog.getByRole('button', { name: words('support.failedOperations.see.save') });
  expect(await save.isDisabled()).toBe(true);
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill(`Invoice 4711 for ${salesOrderId}`);
  await save.click();
  await card.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: words('support.failedOperations.state.seen'), exact: true }).click();
  await card.getByText(`Invoice 4711 for ${salesOrderId}`).waitFor();
  await expectAccessible(page);
  expect(await isWithinPage(visitor)).toBe(true);
  await card.getByRole('link', { name: words('support.failedOperations.trail') }).click();
  await page.getByRole('row').filter({ hasText: 'seeToMatter' }).first().waitFor();
});

test('all of a kind is tried again at once', async () => {
  const buyer = await signedIn(BUYER);
  const charges = [await aFailedCharge(buyer), await aFailedCharge(buyer)];
  const visitor = await visit({ as: SUPPORT, width: 375, language: 'de-DE' });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/matters');
  await page.getByRole('button', { name: words('support.failedOperations.kind.charge-failed'), exact: true }).click();
  for (const { salesOrderId } of charges) await cardOf(visitor, salesOrderId).waitFor();
  await expectAccessible(page);
  expect(await isWithinPage(visitor)).toBe(true);
  for (const { letCharge } of charges) await letCharge();
  await pressKey(page.getByRole('button', { name: words('support.failedOperations.againAll'), exact: true }));
  for (const { salesOrderId } of charges) await cardOf(visitor, salesOrderId).waitFor({ state: 'detached' });
  for (const { isTaken } of charges) await eventually(isTaken).toBe(true);
});

test('shows an empty list, more than the maximum count, and a missing response', async () => {
  const visitor = await visit({ as: SUPPORT, language: 'nb-NO' });
  const { page, words } = visitor;
  let found: 'none' | 'many' | 'failed' = 'failed';
  const numbers = { none: 0, many: 10_000 };
  await answer(page, getMatters, (route) =>
    found === 'failed'
      ? route.abort()
      : route.fulfill({ json: { Matters: [], TotalNumber: numbers[found], OpenNumber: numbers[found] } }),
  );
  await openEditor(visitor, '/support/matters');
  await page
    .getByRole('alert')
    .filter({ hasText: words('support.failed') })
    .waitFor();
  await expectAccessible(page);
  found = 'none';
  await page.getByRole('heading', { name: words('support.failedOperations.none') }).waitFor();
  await expectAccessible(page);
  found = 'many';
  await page.getByText(/10.000/).waitFor();
});
