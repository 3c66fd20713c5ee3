import { crc32 } from 'node:zlib';
import {
  addSearchToPdfCatalog,
  createPdfCatalog,
  deletePdfCatalog,
  getPdfCatalog,
  listDocuments,
  listMediaUploads,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

/** Opens a page and waits for its parts that are loaded later: until then they show, but take no press. */
const openWhole = async ({ open, page }: Visitor, path: string): Promise<void> => {
  await open(path);
  await page.waitForLoadState('networkidle');
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The same picture, whose head says that it is 50,000 x 50,000 pixels large. */
const bomb = (): Buffer => {
  const content = Buffer.from(PNG);
  content.writeUInt32BE(50_000, 16);
  content.writeUInt32BE(50_000, 20);
  content.writeUInt32BE(crc32(content.subarray(12, 29)), 29);
  return content;
};

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a cover is uploaded, hostile files are refused with a reason, and the picture is deleted from the list', async () => {
  const client = await signedIn(EMAIL);
  const { pdfId } = await client.call(createPdfCatalog, { body: { name: 'Forside' } });
  const id = pdfId ?? '';
  const uploads = async () => (await client.call(listMediaUploads, { query: {} })).Total;
  const before = await uploads();
  const visitor = await visit({ as: EMAIL, pictures: true });
  const { page, words } = visitor;
  await openWhole(visitor, `/pdf-catalogues/${id}`);
  await page.getByRole('tab', { name: words('pdf.cover') }).click();
  const cover = page.getByRole('region', { name: words('pdf.cover.picture') });
  const field = cover.locator('input[type=file]');

  await field.setInputFiles(png('page.png', Buffer.from('<!doctype html><script>alert(1)</script>')));
  await cover.getByText(words('pdf.problem.image')).waitFor();
  await field.setInputFiles(png('bomb.png', bomb()));
  await cover.getByText(words('pdf.problem.tooLarge')).waitFor();
  expect(await uploads()).toBe(before);

  await field.setInputFiles(png('cover.png', PNG));
  await cover.getByRole('img', { name: words('pdf.cover.picture') }).waitFor();
  await eventually(async () => (await client.call(getPdfCatalog, { params: { id } })).coverPageImageUrl).not.toBe('');
  expect(await uploads()).toBe(before + 1);

  await openWhole(visitor, '/pdf-catalogues?tab=pictures');
  const pictures = page.getByRole('list', { name: words('pdf.uploads') }).getByRole('listitem');
  await pictures.first().waitFor();
  await expectAccessible(page);
  await pictures.first().getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('pdf.delete') })
    .click();
  await eventually(uploads).toBe(before);
  await client.call(deletePdfCatalog, { params: { id } });
});

test('a document of more than 100 lines shows its progress and is canceled', async () => {
  const client = await signedIn(EMAIL);
  const { pdfId } = await client.call(createPdfCatalog, { body: { name: 'Hele lageret', type: 'documentation' } });
  const id = pdfId ?? '';
  for (const SortKey of ['popularity', 'name'] as const) {
    await client.call(addSearchToPdfCatalog, { params: { id }, body: { SortKey } });
  }
  const visitor = await visit({ as: EMAIL, pictures: true });
  const { page, words } = visitor;
  await openWhole(visitor, `/pdf-catalogues/${id}`);
  await page.getByRole('button', { name: words('pdf.make'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hele lageret' });
  await dialog.getByRole('progressbar').waitFor();
  await dialog.getByRole('button', { name: words('pdf.making.cancel') }).click();
  await dialog.getByText(words('pdf.making.canceled')).waitFor();
  const { PageItems } = await client.call(listDocuments, { query: {} });
  expect(PageItems.find(({ Title }) => Title === 'Hele lageret')?.State).toBe('cancelled');
  await client.call(deletePdfCatalog, { params: { id } });
});
