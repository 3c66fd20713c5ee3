import {
  addPdfCatalogVariations,
  createPdfCatalog,
  createSimplePdfCatalog,
  generateSimplePdfCatalog,
  getDocument,
  getPdfCatalogFile,
  type OperationInput,
  previewPdfCatalog,
  updatePdfCatalog,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { requires } from '../../../../../tests/support/requires.ts';
import { loadPicture } from '../../../src/areas/documents/catalogue-print/catalogue-pictures.ts';
import { lineReader } from '../../../src/areas/documents/catalogue-print/line-reader.ts';
import { LINES_AT_ONCE, renderCatalogue } from '../../../src/areas/documents/catalogue-print/render-catalogue.ts';
import { workThroughDocuments } from '../../../src/areas/documents/index.ts';
import { buyerOf } from '../../../src/areas/identity/index.ts';
import { openEmbeddedErp } from '../../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer, aViewer, type TestBuyer } from '../../support/a-buyer.ts';
import { aCatalogueHead } from '../../support/a-catalogue-source.ts';
import { aMaterial, type Material, someMaterials } from '../../support/a-material.ts';
import { catalogueDocuments } from '../../support/catalogue-documents.ts';
import type { Client } from '../../support/client.ts';
import { testDatabase } from '../../support/database.ts';
import { countQueries } from '../../support/query-count.ts';
import { pdfInfo, pdfText } from '../../support/read-pdf.ts';
import { silentLog } from '../../support/silent-log.ts';
import { testApp } from '../../support/test-app.ts';
import { typesetterInProcess } from '../../support/typesetter-in-process.ts';

const skipped = requires('pdftotext');

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const documents = catalogueDocuments(db, openEmbeddedErp(db));
const background = workThroughDocuments({ ...documents, log: silentLog() });

type Settings = OperationInput<typeof updatePdfCatalog>['body'];

const aCatalogue = async (client: Client, materials: readonly Material[], settings: Settings = {}): Promise<string> => {
  const { pdfId } = await client.answer(createPdfCatalog, { body: { name: 'Tavlen' } });
  const id = pdfId ?? '';
  if (materials.length > 0) {
    const SapNumbers = materials.map(({ sapMaterialNumber }) => sapMaterialNumber);
    await client.answer(addPdfCatalogVariations, { params: { id }, body: { SapNumbers } });
  }
  await client.answer(updatePdfCatalog, { params: { id }, body: settings });
  return id;
};

const open = (client: Client, id: string) => client.call(getPdfCatalogFile, { params: { id } });

const aCustomer = async (): Promise<{ buyer: TestBuyer; client: Client }> => {
  const buyer = await aBuyer(db);
  return { buyer, client: await signedIn(buyer) };
};

test.skipIf(skipped !== '')(
  `a catalog is a PDF with its materials, notes and net prices of the day${skipped}`,
  async () => {
    const { client, buyer } = await aCustomer();
    const materials = await someMaterials(db, 3);
    const id = await aCatalogue(client, materials, {
      priceOptions: 'netPrice',
      barcodeType: 'el',
      includeTechnicalSpecifications: true,
    });
    const response = await open(client, id);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    const text = await pdfText(response.rawPayload);
    for (const { sapMaterialNumber } of materials) expect(text).toContain(sapMaterialNumber);
    expect(text).toContain('Net prices in DKK');
    expect(await pdfInfo(response.rawPayload)).toMatchObject({ Title: 'Tavlen', Tagged: 'yes' });
    const documentId = String(response.headers['x-document-id']);
    expect(await client.answer(getDocument, { params: { documentId } })).toMatchObject({
      State: 'done',
      HasNetPrices: true,
    });
    const viewer = await signedIn(await aViewer(db, { company: buyer.company }));
    expect((await open(viewer, id)).statusCode).toBe(403);
  },
);

test('returns 404 to another company, and 422 for an empty catalog', async () => {
  const { client } = await aCustomer();
  const id = await aCatalogue(client, [await aMaterial(db)]);
  const { client: stranger } = await aCustomer();
  for (const call of [getPdfCatalogFile, previewPdfCatalog]) {
    expect((await stranger.call(call, { params: { id } })).statusCode).toBe(404);
  }
  const empty = await open(client, await aCatalogue(client, []));
  expect(empty.json()).toMatchObject({ status: 422, code: 'document-empty' });
});

test.skipIf(skipped !== '')(
  `more than 100 lines are made in the background, once however often it is opened${skipped}`,
  async () => {
    const { client } = await aCustomer();
    const materials = await someMaterials(db, 101, { price: null });
    const id = await aCatalogue(client, materials, { type: 'variationList', hasPictures: false });
    const responses = [await open(client, id), await open(client, id)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    const [job, again] = responses.map((response) => getDocument.response.parse(response.json()));
    expect(again?.DocumentId).toBe(job?.DocumentId);
    await background();
    const pdf = (await open(client, id)).rawPayload;
    const text = await pdfText(pdf);
    expect(materials.filter(({ sapMaterialNumber }) => !text.includes(sapMaterialNumber))).toEqual([]);
    expect(await client.answer(getDocument, { params: { documentId: job?.DocumentId ?? '' } })).toMatchObject({
      State: 'done',
      Done: 101,
      Total: 101,
    });
  },
);

test.skipIf(skipped !== '')(`a catalog of labels is printed on label sheets${skipped}`, async () => {
  const { client } = await aCustomer();
  const material = await aMaterial(db, { name: 'Label cable' });
  const id = await aCatalogue(client, [material], { type: 'labelPrint' });
  const response = await open(client, id);
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  expect(await pdfText(response.rawPayload)).toContain('Label cable');
  expect((await client.call(previewPdfCatalog, { params: { id } })).body.startsWith('<svg')).toBe(true);
});

test('returns the preview as a drawing that loads nothing', async () => {
  const { client } = await aCustomer();
  const id = await aCatalogue(client, [await aMaterial(db)], { hasTableOfContents: true, headings: 'catalogNode' });
  for (const Pages of ['front', 'lines'] as const) {
    const response = await client.call(previewPdfCatalog, { params: { id }, query: { Pages } });
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    expect(response.headers['content-type']).toContain('image/svg+xml');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test.skipIf(skipped !== '')(`a simple catalog is generated once for each session id${skipped}`, async () => {
  const { client } = await aCustomer();
  const materials = await someMaterials(db, 2);
  const body = {
    variationSapNumbers: materials.map(({ sapMaterialNumber }) => sapMaterialNumber),
    options: { pdfLabelImageOption: 'barcode' as const, pdfAdditionalTextOption: 'technicalSpecifications' as const },
  };
  const { id } = await client.answer(createSimplePdfCatalog, { body });
  const generate = (sessionId: string) =>
    client.call(generateSimplePdfCatalog, { params: { id }, body: { sessionId } });
  const [first, again, other] = [await generate('one'), await generate('one'), await generate('two')];
  expect(first.statusCode, first.body.slice(0, 300)).toBe(200);
  expect(again.headers['x-document-id']).toBe(first.headers['x-document-id']);
  expect(other.headers['x-document-id']).not.toBe(first.headers['x-document-id']);
  const text = await pdfText(first.rawPayload);
  for (const { sapMaterialNumber } of materials) expect(text).toContain(sapMaterialNumber);
  const { client: stranger } = await aCustomer();
  const foreign = await stranger.call(generateSimplePdfCatalog, { params: { id }, body: { sessionId: 'one' } });
  expect(foreign.statusCode).toBe(404);
});

const numberOf = (material: Material | undefined): string => material?.sapMaterialNumber ?? '';
const lineOf = (material: Material | undefined) => ({ number: numberOf(material), note: '', nodeCode: '' });

/** What a reader of lines is asked by a buyer, and what it reported. */
const aReading = async () => {
  const { buyer: contact } = await aCustomer();
  const buyer = await buyerOf(db)(contact.contactId);
  if (buyer === undefined) throw new Error('There is no such buyer');
  const report: { code: string; sapMaterialNumber: string }[] = [];
  const wanted = {
    buyer,
    reader: { locale: buyer.locale, language: 'en' as const, market: buyer.market, assortments: buyer.assortments },
    options: {
      barcodeType: 'none' as const,
      hasSpecifications: true,
      hasNotes: true,
      hasDescriptions: false,
      hasDocuments: true,
      publicUrl: 'https://shop.example.test/',
    },
    priceOption: 'listPrice' as const,
    hasPictures: true,
    signal: new AbortController().signal,
    report: (line: { code: string; sapMaterialNumber: string }) => void report.push(line),
  };
  return { wanted, report };
};

test('a picture that never answers, a missing one and a broken one are reported, the others are shown', async () => {
  const { wanted, report } = await aReading();
  const [shown, silent, missing, broken] = await someMaterials(db, 4, { price: null });
  const read = lineReader({
    ...documents,
    pictureTimeLimit: 20,
    picturesOf: async () =>
      new Map([
        [numberOf(shown), async () => ({ path: '/a.svg', content: Buffer.from('<svg/>') })],
        [numberOf(silent), () => new Promise(() => undefined)],
        [numberOf(missing), async () => undefined],
        [numberOf(broken), () => Promise.reject(new Error('broken'))],
      ]),
  });
  const lines = await read([shown, silent, missing, broken].map(lineOf), wanted);
  expect(lines.map(({ picture }) => picture?.path)).toEqual(['/a.svg', undefined, undefined, undefined]);
  const pictures = report.filter(({ code }) => code.startsWith('picture'));
  expect(new Map(pictures.map(({ code, sapMaterialNumber }) => [sapMaterialNumber, code]))).toEqual(
    new Map([
      [numberOf(silent), 'picture-timeout'],
      [numberOf(missing), 'picture-missing'],
      [numberOf(broken), 'picture-missing'],
    ]),
  );
  expect(report.filter(({ code }) => code === 'price-missing')).toHaveLength(4);
  const few = await countQueries(db, () => read([lineOf(shown)], wanted));
  expect(await countQueries(db, () => read([shown, missing, broken].map(lineOf), wanted))).toBe(few);
});

test.skipIf(skipped !== '')(
  `a catalog of 1,000 materials, one of whose pictures never answers, has one placeholder${skipped}`,
  async () => {
    const { wanted, report } = await aReading();
    const materials = await someMaterials(db, 1000, { price: null });
    const [silent] = materials.slice(400);
    const asked = new Map<string, number>();
    const given: AbortSignal[] = [];
    const read = lineReader({
      ...documents,
      pictureTimeLimit: 20,
      picturesOf: async (numbers) =>
        new Map(
          numbers.map((number) => [
            number,
            (signal) => {
              asked.set(number, (asked.get(number) ?? 0) + 1);
              const content = Buffer.from(
                `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4" id="p${number}"/>`,
              );
              if (number !== numberOf(silent)) return Promise.resolve({ path: `/${number}.svg`, content });
              given.push(signal);
              return new Promise(() => undefined);
            },
          ]),
        ),
    });
    let most = 0;
    const source = {
      head: aCatalogueHead({ type: 'variationList', locale: 'en-US' }),
      lineCount: materials.length,
      headings: [],
      read: (from: number, count: number) => {
        most = Math.max(most, count);
        const options = { ...wanted.options, hasSpecifications: false, hasDocuments: false };
        return read(materials.slice(from, from + count).map(lineOf), { ...wanted, options, priceOption: 'none' });
      },
    };
    const pdf = await renderCatalogue(source, {
      typesetter: typesetterInProcess,
      signal: wanted.signal,
      onProgress: async () => {},
    });
    const text = await pdfText(pdf);
    expect(materials.filter(({ sapMaterialNumber }) => !text.includes(sapMaterialNumber))).toEqual([]);
    expect(text.match(/No\s+picture/g)).toHaveLength(1);
    expect(report).toEqual([
      { code: 'picture-timeout', sapMaterialNumber: numberOf(silent), name: expect.any(String) },
    ]);
    // Every picture is loaded once, the silent one is given up, and only a part's lines are held.
    expect([asked.size, ...new Set(asked.values())]).toEqual([1000, 1]);
    expect(given.map(({ aborted }) => aborted)).toEqual([true]);
    expect(most).toBeLessThanOrEqual(LINES_AT_ONCE);
  },
);

test('loading a picture ends with the document', async () => {
  const gone = new AbortController();
  const loading = loadPicture(() => new Promise(() => undefined), gone.signal);
  gone.abort(new Error('gone'));
  await expect(loading).rejects.toThrow('gone');
});
