import type { FileOperation, OperationInput } from '@grossist/contracts';
import * as calls from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aScene, type Scene } from '../support/a-scene.ts';
import { addressOf, type Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { SCENE_VENDOR } from '../support/house-content.ts';
import { personFor } from '../support/person-for.ts';
import { METRICS_TOKEN, wholeApp } from './whole-app.ts';

const database = await testDatabase();
const { db } = database;
const { answers, search } = everyAnswer(db, database.pool);
const { signedIn, anonymous } = wholeApp(database, answers);

beforeAll(() => search.caughtUp());

interface FileExample {
  operation: FileOperation;
  input(scene: Scene): OperationInput<FileOperation> & { content?: string; headers?: Record<string, string> };
}

const of = <O extends FileOperation>(
  operation: O,
  input: (scene: Scene) => OperationInput<O> & { content?: string; headers?: Record<string, string> },
): FileExample => ({ operation, input });

const profile = `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.059/cXML.dtd">
<cXML payloadID="1@buyer.example" timestamp="2026-01-01T00:00:00Z"><Header><From><Credential domain="DUNS"><Identity>1</Identity></Credential></From><To><Credential domain="DUNS"><Identity>2</Identity></Credential></To><Sender><Credential domain="DUNS"><Identity>1</Identity><SharedSecret>x</SharedSecret></Credential><UserAgent>t</UserAgent></Sender></Header><Request><ProfileRequest/></Request></cXML>`;

const EXAMPLES: readonly FileExample[] = [
  of(calls.cartExport, () => ({ query: { format: 'csv' as const } })),
  of(calls.excelExport, ({ deliveredOrder }) => ({ params: { id: deliveredOrder.id }, query: {} })),
  of(calls.excelExportOfMany, ({ deliveredOrder }) => ({ query: { orderIds: deliveredOrder.id } })),
  of(calls.orderDocument, ({ deliveredOrder }) => ({
    params: { orderId: deliveredOrder.id, kind: 'ubl' as const },
  })),
  of(calls.exportKitsCsv, ({ kit }) => ({ body: [kit.id] })),
  of(calls.createKitsCsv, () => ({})),
  of(calls.printKitLabels, ({ smartKit }) => ({ query: { SmartKitId: smartKit.id } })),
  of(calls.printTestSheet, () => ({ query: { Product: 'Avery L7162' } })),
  of(calls.getDocumentFile, ({ document }) => ({ params: { documentId: document.id } })),
  of(calls.previewKitLabels, ({ smartKit }) => ({ query: { SmartKitId: smartKit.id } })),
  of(calls.uploadImport, () => ({ query: { fileName: 'a.ndjson' }, content: '{}' })),
  of(calls.uploadImportByPut, () => ({ query: { fileName: 'a.ndjson' }, content: '{}' })),
  of(calls.uploadOrderValidation, ({ material }) => ({
    query: { fileName: 'order.csv' },
    content: `Varenr;Antal\n${material.sapMaterialNumber};2`,
  })),
  of(calls.exportOrderValidation, ({ validation }) => ({ body: { ValidationId: validation.id } })),
  of(calls.exportSearchReport, () => ({ query: {} })),
  of(calls.exportSalesReport, () => ({ query: {} })),
  of(calls.exportFunnelReport, () => ({ query: {} })),
  of(calls.getMaterialPicture, ({ material }) => ({ params: { file: `${material.sapMaterialNumber}.svg` } })),
  of(calls.getVendorLogo, () => ({ params: { file: `${SCENE_VENDOR}.svg` } })),
  of(calls.getDataSheet, ({ material }) => ({ params: { id: material.sapMaterialNumber } })),
  of(calls.getRobots, () => ({})),
  of(calls.getSitemap, () => ({})),
  of(calls.getSitemapFile, () => ({ params: { file: 'pages.xml' } })),
  of(calls.postCxml, () => ({ content: profile, headers: { 'content-type': 'text/xml' } })),
  of(calls.postCxmlOrder, () => ({ content: profile, headers: { 'content-type': 'text/xml' } })),
  of(calls.getLiveness, () => ({})),
  of(calls.getReadiness, () => ({})),
  of(calls.getMetrics, () => ({ headers: { authorization: `Bearer ${METRICS_TOKEN}` } })),
  of(calls.getApiDescription, () => ({})),
];

/**
 * Calls with tests of their own, since they need a stream, a signature, or a mail, delivery or list that was made
 * before.
 */
const ELSEWHERE = new Set([
  'cartEvents',
  'deliveryNote',
  'exportOrderKitsCsv',
  'keptMailHtml',
  'keptMailAttachment',
  'postPaymentEvent',
  'printShelfLabels',
  'startOci',
  'startOciByForm',
  'getNodePicture',
  'downloadDefaultLogo',
  'uploadDefaultLogo',
  'uploadMedia',
  'getMediaFile',
  'createVariationListCsv',
  'createVariationListXlsx',
  'getPdfCatalogFile',
  'generateSimplePdfCatalog',
  'previewPdfCatalog',
]);

const send = async (client: Client, { operation, input }: FileExample, scene: Scene) => {
  const { content, headers, ...parts } = input(scene);
  const payload = content ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  const type = content === undefined ? 'application/json' : 'application/octet-stream';
  return client.send({
    method: operation.method,
    url: addressOf(operation, parts),
    headers: { ...(payload === undefined ? {} : { 'content-type': type }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
};

test('every call that sends or receives a file is called here or has a test of its own', () => {
  const named = [...EXAMPLES.map(({ operation }) => operation.name), ...ELSEWHERE];
  expect(named.toSorted()).toEqual(calls.fileOperations.map(({ name }) => name).toSorted());
});

describe('responds as declared:', () => {
  test.each(EXAMPLES.map((example) => ({ name: example.operation.name, ...example })))('$name', async (example) => {
    const scene = await aScene(db);
    const { operation } = example;
    const client = operation.access === 'anyone' ? anonymous() : await signedIn(await personFor(db, operation, scene));
    const response = await send(client, example, scene);
    expect(response.statusCode, response.body).toBe(200);
    const type = String(response.headers['content-type']).split(';')[0];
    expect(operation.file?.mediaTypes ?? ['application/json']).toContain(type);
    expect(response.headers['content-disposition']?.toString().startsWith('attachment') ?? false).toBe(
      operation.file?.isAttachment ?? false,
    );
    if (operation.file === undefined)
      expect(operation.response.safeParse(response.json()).error?.issues ?? []).toEqual([]);
  });
});

test('returns a problem document instead of a file to signed-out callers', async () => {
  const scene = await aScene(db);
  for (const example of EXAMPLES.filter(({ operation }) => operation.access !== 'anyone')) {
    const response = await send(anonymous(), example, scene);
    expect(response.statusCode, example.operation.name).toBe(401);
    expect(response.headers['content-type']).toContain('application/problem+json');
  }
});

test('input that a file call does not take is refused by naming the field', async () => {
  const scene = await aScene(db);
  const client = await signedIn(scene.buyer);
  const response = await client.send({ method: 'GET', url: '/api/cart/export?format=doc' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'malformed', errors: [{ field: 'format' }] });
});
