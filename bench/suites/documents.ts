import { setTimeout as pause } from 'node:timers/promises';
import {
  addPdfCatalogVariations,
  createPdfCatalog,
  type DocumentJob,
  getDocument,
  getPdfCatalogFile,
  type OperationInput,
  updatePdfCatalog,
} from '@grossist/contracts';
import type { Client } from '../../tests/running-shop/client.ts';
import { type RunningShop, shopFolder } from '../../tests/running-shop/shop.ts';
import { orderable, signedIn } from '../cart.ts';
import type { Results } from '../report.ts';

const MB = 1_000_000;
const AT_ONCE = 2000;
const ASKED_EVERY_MS = 100;

type Settings = OperationInput<typeof updatePdfCatalog>['body'];

const makeCatalogue = async (client: Client, codes: readonly string[], settings: Settings): Promise<string> => {
  const { pdfId } = await client.call(createPdfCatalog, { body: { name: 'Bench' } });
  const id = pdfId ?? '';
  for (let from = 0; from < codes.length; from += AT_ONCE) {
    const SapNumbers = codes.slice(from, from + AT_ONCE);
    await client.call(addPdfCatalogVariations, { params: { id }, body: { SapNumbers } });
  }
  await client.call(updatePdfCatalog, { params: { id }, body: settings });
  return id;
};

/** Makes the document of a catalog in the background. Returns the job that is done and the most memory of the server and its forks, MB. */
const makeDocument = async (
  shop: RunningShop,
  client: Client,
  id: string,
): Promise<{ job: DocumentJob; peak: number }> => {
  const address = new URL(getPdfCatalogFile.path.replace(':id', id), shop.base);
  const response = await fetch(address, { headers: client.headers() });
  let job = getDocument.response.parse(await response.json());
  let peak = 0;
  while (job.State === 'waiting' || job.State === 'running') {
    await pause(ASKED_EVERY_MS);
    peak = Math.max(peak, await shop.memory());
    job = await client.call(getDocument, { params: { documentId: job.DocumentId } });
  }
  if (job.State !== 'done') throw new Error(`The document ${job.State}: ${job.Fault}`);
  return { job, peak };
};

const CATALOGUE: Settings = {
  includeTechnicalSpecifications: true,
  hasTableOfContents: true,
  headings: 'catalogNode',
  barcodeType: 'ean',
  priceOptions: 'netPrice',
};

/** Catalogs of 1,000 and 5,000 materials with pictures and specifications, and 5,000 labels: time, memory and size. */
export const measureDocuments = async (materials: number, results: Results): Promise<void> => {
  const folder = await shopFolder(materials);
  const figure = (name: string, value: number, unit: string) => results.figures.push({ name, value, unit });
  try {
    const shop = await folder.start();
    try {
      const client = await signedIn(shop.base);
      const codes = await orderable(client, 5000);
      figure('memory of the server before', await shop.memory(), 'MB');
      const documents: [string, number, Settings][] = [
        ['catalog', 1000, CATALOGUE],
        ['catalog', codes.length, CATALOGUE],
        ['labels', codes.length, { type: 'labelPrint', barcodeType: 'ean', hasPictures: false }],
      ];
      for (const [kind, count, settings] of documents) {
        const name = `${kind} of ${count} materials`;
        const id = await makeCatalogue(client, codes.slice(0, count), settings);
        const { job, peak } = await makeDocument(shop, client, id);
        const took = Date.parse(job.EndedAt ?? '') - Date.parse(job.CreatedAt);
        figure(`${name}, time`, took / 1000, 's');
        figure(`${name}, most memory of the server`, peak, 'MB');
        figure(`${name}, size`, (job.ByteCount ?? 0) / MB, 'MB');
      }
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
};
