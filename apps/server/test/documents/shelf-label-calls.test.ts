import * as calls from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { tidyLabelPrints, workThroughDocuments } from '../../src/areas/documents/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer, aViewer, type TestBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aDraft } from '../support/a-draft.ts';
import { aList } from '../support/a-list.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { aPdfCatalogue } from '../support/a-pdf-catalogue.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { catalogueDocuments } from '../support/catalogue-documents.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { countQueries } from '../support/query-count.ts';
import { pdfText } from '../support/read-pdf.ts';
import { barcodesOn } from '../support/rendered-page.ts';
import { silentLog } from '../support/silent-log.ts';
import { testApp } from '../support/test-app.ts';

const skipped = requires('pdftotext', 'zbarimg');
const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);

const SHEET = '105 x 27 mm';
const EAN = '9501101531000';

const numbersOf = (materials: readonly { sapMaterialNumber: string }[]): string[] =>
  materials.map(({ sapMaterialNumber }) => sapMaterialNumber);

const open = (client: Client, url: string) => client.send({ method: 'GET', url });

const linesOf = async (client: Client, body: NonNullable<Parameters<typeof client.answer>[1]>['body']) =>
  (await client.answer(calls.getShelfLabelLines, { body: calls.getShelfLabelLines.body.parse(body) })).PageItems.map(
    ({ MaterialNo }) => MaterialNo,
  );

const aBuyerWithList = async (count = 3) => {
  const buyer = await aBuyer(db, { locale: 'da-DK' });
  const materials = await someMaterials(db, count);
  const list = await aList(db, { owner: buyer, materials, name: 'Stock room' });
  return { buyer, materials, list, client: await signedIn(buyer) };
};

describe('materials of labels', () => {
  test('come from a list, an order, the cart, a draft, a PDF catalog, the PDF basket, or by their numbers, each once and in order', async () => {
    const { buyer, materials, list, client } = await aBuyerWithList();
    const expected = numbersOf(materials);
    const lines = materials.map((material) => ({ material }));
    const sent = await aSentOrder(db, { buyer, lines: [...lines, ...lines.slice(0, 1)] });
    const draft = await aDraft(db, { buyer, lines });
    await aCart(db, { buyer, lines });
    expect(await linesOf(client, { Source: 'list', SourceId: list.id })).toEqual(expected);
    expect(await linesOf(client, { Source: 'order', SourceId: sent.id })).toEqual(expected);
    expect(await linesOf(client, { Source: 'draft', SourceId: draft.id })).toEqual(expected);
    expect(await linesOf(client, { Source: 'cart' })).toEqual(expected);
    const catalogue = await aPdfCatalogue(db, { maker: buyer, materials, name: 'Back room' });
    await aPdfCatalogue(db, { maker: buyer, materials: materials.slice(1), isBasket: true });
    expect(await linesOf(client, { Source: 'catalog', SourceId: catalogue.id })).toEqual(expected);
    expect(await linesOf(client, { Source: 'basket' })).toEqual(expected.slice(1));
    const MaterialNos = [...expected.toReversed(), ...expected];
    expect(await linesOf(client, { Source: 'materials', MaterialNos })).toEqual(expected.toReversed());
    expect(await linesOf(client, { Source: 'list', SourceId: list.id, Page: 2, PageSize: 2 })).toEqual(
      expected.slice(2),
    );
  });

  test('are those of a source that are chosen; others are named as not found', async () => {
    const { materials, list, client } = await aBuyerWithList();
    const [first = '', , third = ''] = numbersOf(materials);
    const other = (await aMaterial(db)).sapMaterialNumber;
    const { PageItems, NotFound, Name } = await client.answer(calls.getShelfLabelLines, {
      body: { Source: 'list', SourceId: list.id, MaterialNos: [third, other, first] },
    });
    expect(PageItems.map(({ MaterialNo }) => MaterialNo)).toEqual([first, third]);
    expect([Name, NotFound]).toEqual(['Stock room', [other]]);
  });

  test('that an assortment hides are left out of a list, and reported as not found on request', async () => {
    const { materials, list, client } = await aBuyerWithList();
    const [first = '', hidden = '', third = ''] = numbersOf(materials);
    await anAssortment(db, { materials: [hidden] });
    const ofList = await client.answer(calls.getShelfLabelLines, { body: { Source: 'list', SourceId: list.id } });
    expect([ofList.PageItems.length, ofList.TotalItems, ofList.NotFound]).toEqual([2, 2, []]);
    const named = await client.answer(calls.prepareLabelPrint, {
      body: { Source: 'materials', MaterialNos: [first, hidden, third, 'none'], Product: SHEET },
    });
    expect([named.LabelCount, named.NotFound]).toEqual([2, [hidden, 'none']]);
    const refused = await client.refusal(calls.prepareLabelPrint, {
      body: { Source: 'materials', MaterialNos: [hidden], Product: SHEET },
    });
    expect([refused.status, refused.code]).toEqual([422, 'no-labels']);
  });

  test('of others are not found, whether list, order or draft', async () => {
    const { buyer, list } = await aBuyerWithList();
    const sent = await aSentOrder(db, { buyer });
    const draft = await aDraft(db, { buyer });
    const colleague = await aBuyer(db, { company: buyer.company });
    const stranger = await aBuyer(db);
    const statusOf = async (person: TestBuyer, Source: calls.LabelSourceKind, SourceId: string) =>
      (await (await signedIn(person)).refusal(calls.getShelfLabelLines, { body: { Source, SourceId } })).status;
    const catalogue = await aPdfCatalogue(db, { maker: buyer });
    expect(await statusOf(stranger, 'catalog', catalogue.id)).toBe(404);
    for (const person of [colleague, stranger]) {
      expect(await statusOf(person, 'list', list.id)).toBe(404);
      expect(await statusOf(person, 'draft', draft.id)).toBe(404);
    }
    expect(await statusOf(stranger, 'order', sent.id)).toBe(404);
    const signedOut = await asAnonymous().call(calls.getShelfLabelLines, { body: { Source: 'cart' } });
    expect(signedOut.statusCode).toBe(401);
  });

  test.each([
    [{ Source: 'list' as const }],
    [{ Source: 'materials' as const }],
    [{ Source: 'catalog' as const }],
    [{ Source: 'basket' as const, SourceId: '0190a6f0-0000-7000-8000-000000000000' }],
    [{ Source: 'cart' as const, SourceId: '0190a6f0-0000-7000-8000-000000000000' }],
  ])('are refused where the source is not named as it must be: %o', async (body) => {
    const client = await signedIn(await aBuyer(db));
    expect((await client.refusal(calls.getShelfLabelLines, { body })).code).toBe('choose-source');
  });

  test('take a constant number of statements', async () => {
    const few = await aBuyerWithList(2);
    const many = await aBuyerWithList(60);
    const queries = async ({ client, list }: typeof few) =>
      countQueries(db, () =>
        client.answer(calls.prepareLabelPrint, {
          body: { Source: 'list', SourceId: list.id, Product: SHEET, Design: 'price' },
        }),
      );
    expect(await queries(many)).toBe(await queries(few));
  });
});

describe('what labels show', () => {
  test('is the number of the barcode, or that the material lacks it', async () => {
    const buyer = await aBuyer(db, { locale: 'da-DK' });
    const client = await signedIn(buyer);
    const materials = [
      await aMaterial(db, { ean: EAN, elNumber: '1234567890' }),
      await aMaterial(db, { ean: '1234567890120' }),
      await aMaterial(db),
    ];
    const labelsOf = (Barcode: 'ean' | 'el' | 'vvs') =>
      client.answer(calls.getShelfLabelLines, {
        body: { Source: 'materials', MaterialNos: numbersOf(materials), Barcode },
      });
    const { PageItems, WithoutBarcodeCount } = await labelsOf('ean');
    expect(PageItems.map(({ Bars, NoBarcode }) => [Bars?.Text, NoBarcode])).toEqual([
      [EAN, ''],
      [undefined, 'Ugyldigt EAN-nummer: 1234567890120'],
      [undefined, 'Intet EAN-nummer'],
    ]);
    expect(WithoutBarcodeCount).toBe(2);
    const [{ Bars } = {}] = PageItems;
    // EAN-13 has 95 modules and quiet zones of 11 and 7.
    expect([Bars?.Modules, Bars?.Widths.reduce((sum, width) => sum + width, 0)]).toEqual([113, 95]);
    expect((await labelsOf('el')).WithoutBarcodeCount).toBe(2);
    expect((await labelsOf('vvs')).WithoutBarcodeCount).toBe(3);
  });

  test('is a price of the day, net only for who may see it', async () => {
    const { buyer, materials, client } = await aBuyerWithList(1);
    const unpriced = await aMaterial(db, { price: null });
    const body = {
      Source: 'materials' as const,
      MaterialNos: [...numbersOf(materials), unpriced.sapMaterialNumber],
      Design: 'price' as const,
    };
    const { PageItems } = await client.answer(calls.getShelfLabelLines, { body });
    const [priced, without] = PageItems;
    expect(priced?.Price).toMatch(/^\d+,\d\d\skr\.$/);
    expect(priced?.PriceNotes.at(-1)).toMatch(/^Nettopris ekskl\. moms, \d\d\.\d\d\.\d{4}$/);
    expect([without?.Price, without?.PriceNotes]).toEqual(['Ingen pris', []]);
    expect(
      (await client.answer(calls.prepareLabelPrint, { body: { ...body, Product: SHEET } })).WithoutPriceCount,
    ).toBe(1);
    const viewer = await signedIn(await aViewer(db, { company: buyer.company }));
    for (const call of [calls.getShelfLabelLines, calls.prepareLabelPrint]) {
      expect((await viewer.refusal(call, { body: { ...body, Product: SHEET } })).status).toBe(403);
    }
    const list = await viewer.answer(calls.getShelfLabelLines, { body: { ...body, PriceOption: 'listPrice' } });
    expect(list.PageItems[0]?.Price).toMatch(/^DKK\s100\.00$/);
  });

  test('needs the ERP for prices alone', async () => {
    const { buyer, list } = await aBuyerWithList();
    const client = await testApp(db, { erp: erpThatIsDown }).signedIn(buyer);
    const body = { Source: 'list' as const, SourceId: list.id, Product: SHEET };
    expect((await client.refusal(calls.prepareLabelPrint, { body: { ...body, Design: 'price' } })).status).toBe(503);
    expect((await client.answer(calls.prepareLabelPrint, { body })).LabelCount).toBe(3);
  });
});

describe(`printing labels${skipped}`, () => {
  test.skipIf(skipped !== '')(
    'puts all labels on sheets from the offset on, and shows the document in the browser',
    async () => {
      const buyer = await aBuyer(db, { locale: 'de-DE' });
      const client = await signedIn(buyer);
      const materials = await Promise.all(
        Array.from({ length: 5 }, (_, nth) =>
          aMaterial(db, { elNumber: `12345678${90 + nth}`, name: `Socket ${nth}` }),
        ),
      );
      const [first = '', , , fourth = '', fifth = ''] = numbersOf(materials);
      const list = await aList(db, { owner: buyer, materials, name: 'Lager <Æ>' });
      const print = await client.answer(calls.prepareLabelPrint, {
        body: {
          Source: 'list',
          SourceId: list.id,
          Product: SHEET,
          Offset: 18,
          Barcode: 'el',
          Design: 'picture',
          Copies: 2,
          CopiesOf: [
            { MaterialNo: first, Copies: 1 },
            { MaterialNo: fourth, Copies: 0 },
            { MaterialNo: fifth, Copies: 3 },
          ],
        },
      });
      expect([print.LabelCount, print.PageCount, print.WithoutBarcodeCount]).toEqual([8, 2, 0]);
      const response = await open(client, print.Url);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-disposition']).toMatch(/^inline; filename="Lager .*\.pdf"/);
      const pdf = response.rawPayload;
      const text = await pdfText(pdf);
      expect([...text.matchAll(/Socket \d/g)].map(([name]) => name.at(-1)).join('')).toBe('01122444');
      expect(await barcodesOn(pdf, 1)).toHaveLength(3);
      expect(await barcodesOn(pdf, 2)).toEqual(['CODE-128:1234567894']);
    },
  );

  test('stores a prepared print for its person and a day, with prices', async () => {
    const { buyer, list, client } = await aBuyerWithList();
    const { Id, Url } = await client.answer(calls.prepareLabelPrint, {
      body: { Source: 'list', SourceId: list.id, Product: SHEET },
    });
    const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
    expect((await open(colleague, Url)).statusCode).toBe(404);
    expect((await open(client, Url)).statusCode).toBe(200);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await db.updateTable('label_prints').set({ created_at: yesterday }).where('id', '=', Id).execute();
    expect((await open(client, Url)).statusCode).toBe(404);
    await tidyLabelPrints(db)();
    const left = await db.selectFrom('label_prints').select('id').where('id', '=', Id).execute();
    expect(left).toEqual([]);
  });

  test('stores the last twenty prints of a person', async () => {
    const { buyer, list, client } = await aBuyerWithList(1);
    const urls: string[] = [];
    for (let nth = 0; nth < 22; nth += 1) {
      const body = { Source: 'list' as const, SourceId: list.id, Product: SHEET };
      urls.push((await client.answer(calls.prepareLabelPrint, { body })).Url);
    }
    const statuses = await Promise.all(
      [urls[1], urls[2]].map(async (url) => (await open(client, url ?? '')).statusCode),
    );
    expect(statuses).toEqual([404, 200]);
    const rows = await db.selectFrom('label_prints').select('id').where('contact_id', '=', buyer.contactId).execute();
    expect(rows).toHaveLength(20);
  });

  test.each([
    ['Avery L7162', 17],
    ['Rayfilm 8038', 21],
    [SHEET, 23],
  ] as const)('refuses an offset that %s does not have: %i', async (Product, Offset) => {
    const { list, client } = await aBuyerWithList(1);
    const body = { Source: 'list' as const, SourceId: list.id, Product };
    expect((await client.refusal(calls.prepareLabelPrint, { body: { ...body, Offset } })).code).toBe('wrong-offset');
    expect((await client.answer(calls.prepareLabelPrint, { body: { ...body, Offset: Offset - 1 } })).PageCount).toBe(1);
  });

  test('makes more than 500 labels in the background, for the company', async () => {
    const { buyer, list, client } = await aBuyerWithList(3);
    const body = { Source: 'list', SourceId: list.id, Product: SHEET, Copies: 167, Design: 'price' } as const;
    const { DocumentId, Url } = await client.answer(calls.prepareLabelPrint, { body });
    expect((await open(client, Url)).statusCode).toBe(404);
    await workThroughDocuments({
      db,
      kinds: catalogueDocuments(db, openEmbeddedErp(db)).kinds,
      log: silentLog(),
    })();
    const document = await client.answer(calls.getDocument, { params: { documentId: DocumentId ?? '' } });
    expect([document.State, document.Done, document.Total, document.HasNetPrices]).toEqual(['done', 501, 501, true]);
    expect(document.Report.map(({ Code }) => Code)).toEqual(Array.from({ length: 3 }, () => 'barcode-missing'));
    const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
    const file = await open(colleague, Url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const viewer = await signedIn(await aViewer(db, { company: buyer.company }));
    expect((await open(viewer, Url)).statusCode).toBe(403);
    const few = await client.answer(calls.prepareLabelPrint, { body: { ...body, Copies: 166 } });
    expect(few.DocumentId).toBeNull();
  });

  test('refuses more than 5,000 labels and prepares as many', async () => {
    const { list, client } = await aBuyerWithList(10);
    const body = { Source: 'list' as const, SourceId: list.id, Product: SHEET } as const;
    const { LabelCount, PageCount } = await client.answer(calls.prepareLabelPrint, { body: { ...body, Copies: 500 } });
    expect([LabelCount, PageCount]).toEqual([5000, 228]);
    expect((await client.refusal(calls.prepareLabelPrint, { body: { ...body, Copies: 501 } })).code).toBe(
      'too-many-labels',
    );
  });
});

describe('how a person prints labels', () => {
  const wanted = {
    Product: 'Rayfilm 8038',
    ShiftX: -1.5,
    ShiftY: 2,
    Design: 'price',
    Barcode: 'el',
    PriceOption: 'listPrice',
    KitProduct: '102 x 152 mm',
  } as const;

  test('is saved for the person and follows to other devices', async () => {
    const buyer = await aBuyer(db);
    const [one, other] = [await signedIn(buyer), await signedIn(buyer)];
    expect((await one.answer(calls.getLabelPreferences)).Product).toBe('Avery L7162');
    await one.answer(calls.saveLabelPreferences, { body: wanted });
    expect(await other.answer(calls.getLabelPreferences)).toEqual(wanted);
    await other.answer(calls.saveLabelPreferences, { body: { ...wanted, ShiftX: 0 } });
    expect((await one.answer(calls.getLabelPreferences)).ShiftX).toBe(0);
    const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
    expect((await colleague.answer(calls.getLabelPreferences)).Product).toBe('Avery L7162');
  });

  test('is stored once when two devices save in parallel', async () => {
    const buyer = await aBuyer(db);
    const clients = [await signedIn(buyer), await signedIn(buyer)];
    await Promise.all(
      clients.map((client, ShiftX) => client.answer(calls.saveLabelPreferences, { body: { ...wanted, ShiftX } })),
    );
    expect([0, 1]).toContain((await clients[0]?.answer(calls.getLabelPreferences))?.ShiftX);
  });

  test.each([{ Product: 'Avery' }, { ShiftX: 10.1 }, { Design: 'poster' }, { KitProduct: 'A4' }])(
    'is refused with %o',
    async (wrong) => {
      const client = await signedIn(await aBuyer(db));
      const payload = JSON.stringify({ ...wanted, ...wrong });
      const headers = { 'content-type': 'application/json' };
      const response = await client.send({ method: 'PUT', url: '/api/shelf-labels/preferences', headers, payload });
      expect(response.statusCode).toBe(400);
    },
  );

  test.skipIf(skipped !== '')(`is tried with a test sheet${skipped}`, async () => {
    const client = await signedIn(await aBuyer(db, { locale: 'sv-SE' }));
    const response = await open(client, '/api/shelf-labels/test-sheet?Product=Rayfilm%208038&ShiftX=1&ShiftY=-1');
    expect(response.statusCode, response.body).toBe(200);
    expect(await pdfText(response.rawPayload)).toContain('20 · Rayfilm 8038');
  });
});
