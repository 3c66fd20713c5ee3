import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { barcodeVideo } from './support/barcode-video.ts';
import { visitors } from './support/browser.ts';

/** The demo wholesaler's first material: its number on the goods and its address. */
const GTIN = '5700000123451';
const CODE = '1000001';

const visit = visitors([
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${barcodeVideo(GTIN)}`,
]);

test('a barcode before the camera of a phone leads to its material', async () => {
  const { page, context, words, open } = await visit({ width: 375 });
  await context.grantPermissions(['camera']);
  await open('/');
  await page.getByRole('button', { name: words('search.scan') }).click();
  await page.waitForURL(new RegExp(`/variation/${CODE}$`));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('shows that the camera is not allowed, and accepts a typed number', async () => {
  const { page, words, open } = await visit({ width: 375 });
  await open('/');
  await page.getByRole('button', { name: words('search.scan') }).click();
  const dialog = page.getByRole('dialog', { name: words('scanner.title') });
  await dialog.getByRole('alert').getByText(words('scanner.noPermission')).waitFor();
  await expectAccessible(page);

  const number = dialog.getByLabel(words('scanner.number'));
  await number.fill('5799999999999');
  await number.press('Enter');
  await dialog.getByText(words('scanner.unknown', { code: '5799999999999' })).waitFor();
  await number.fill(GTIN);
  await dialog.getByRole('button', { name: words('scanner.find') }).click();
  await page.waitForURL(new RegExp(`/variation/${CODE}$`));
  expect(await dialog.count()).toBe(0);
});
