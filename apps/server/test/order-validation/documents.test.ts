import { getOrderValidation, getOrderValidationLines } from '@grossist/contracts';
import { moneyOf, quantityOf } from '@grossist/domain';
import { type OutgoingOrder, writeEdifactOrder, writeEfonelfoOrder, writeUblOrder } from '@grossist/order-formats';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { order } from '../../../../packages/order-formats/test/order-fixture.ts';
import { validateFile } from '../../src/areas/order-validation/commands/validate-file.ts';
import { readDocument } from '../../src/areas/order-validation/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { aSupportPerson } from '../support/a-support-person.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { unique } from '../support/unique.ts';
import { validationApp } from './validation-app.ts';

const { db } = await testDatabase();
const { asSupport, upload, validated, deps } = validationApp(db);

const read = async (client: Client, validationId: string) => {
  const validation = await client.answer(getOrderValidation, { params: { validationId } });
  const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
  return { validation, lines: Lines };
};

const written = async () => {
  const buyer = await aBuyer(db);
  const [account] = buyer.accounts;
  const material = await aMaterial(db, { price: '5.53' });
  const [line] = order().lines;
  if (line === undefined) throw new Error('The order has no line');
  const outgoing = order({
    number: `PO-${unique()}`,
    buyer: { ...order().buyer, number: account?.soldTo ?? '' },
    lines: [
      {
        ...line,
        identifiers: { sap: material.sapMaterialNumber },
        unit: 'PCE',
        quantity: quantityOf('100'),
        unitPrice: moneyOf('553.00'),
        perQuantity: quantityOf('100'),
      },
    ],
  });
  return { buyer, account, material, outgoing };
};

describe('an order is read from', () => {
  test.each([
    ['ubl', writeUblOrder],
    [
      'edifact',
      (outgoing: OutgoingOrder) =>
        writeEdifactOrder(outgoing, { reference: '1', sender: '5790000000012', recipient: '5798000000000' }),
    ],
    ['efonelfo', writeEfonelfoOrder],
  ] as const)(
    '%s, its customer found by the account number, its price held against the agreed one',
    async (format, write) => {
      const { account, material, outgoing } = await written();
      const client = await asSupport();
      const content = write(outgoing);
      const { validation, lines } = await read(client, await validated(client, content));
      expect(validation.Document).toMatchObject({ Format: format, OrderNumber: outgoing.number });
      expect(validation.Customer).toMatchObject({ SoldTo: account?.soldTo, FoundBy: 'number' });
      expect(lines).toMatchObject([{ Status: 'match', Quantity: 100, IsOrderable: true }]);
      expect(lines[0]?.Variations[0]?.ItemSAPMaterialNumber).toBe(material.sapMaterialNumber);
      expect(validation.PriceSummary).toMatchObject({ SubTotal: 553 });
    },
  );

  test('UBL with prefixes of its own', async () => {
    const { material, outgoing } = await written();
    const client = await asSupport();
    const own = Buffer.from(writeUblOrder(outgoing))
      .toString('utf8')
      .replaceAll('cbc:', 'b:')
      .replaceAll('cac:', 'a:')
      .replaceAll('xmlns:cbc', 'xmlns:b')
      .replaceAll('xmlns:cac', 'xmlns:a');
    const { lines } = await read(client, await validated(client, own));
    expect(lines[0]?.Variations[0]?.ItemSAPMaterialNumber).toBe(material.sapMaterialNumber);
  });

  test('EDIFACT in UNOC with separators of its own', async () => {
    const material = await aMaterial(db);
    const segments = [
      "UNA:+,? '",
      "UNB+UNOC:3+5790000000012:14+5798000000000:14+261121:1230+1'",
      "UNH+1+ORDERS:D:96A:UN'",
      "BGM+220+PO-77+9'",
      "DTM+137:20261121:102'",
      `LIN+1++${material.sapMaterialNumber}:SA'`,
      "IMD+F++:::Kabel bl\u00e5 3G1,5'",
      "QTY+21:12,5:MTR'",
      "UNS+S'",
      "UNT+9+1'",
      "UNZ+1+1'",
    ];
    const client = await asSupport();
    const { lines } = await read(client, await validated(client, Buffer.from(segments.join(''), 'latin1')));
    expect(lines).toMatchObject([{ Document: { Quantity: 12.5, Unit: 'MTR', Name: 'Kabel blå 3G1,5' } }]);
  });

  test('a workbook whose numbers have lost their leading zeros', async () => {
    const ean = `00${5_000_000_000_000 + unique()}`.slice(-13);
    const material = await aMaterial(db, { ean });
    const sheet = await writeExcelFile([
      [{ value: 'Bestilling fra Nordkraft' }],
      [{ value: 'EAN' }, { value: 'Antal' }, { value: 'Pris DKK' }],
      [
        { value: Number(ean), type: Number },
        { value: 1.5, type: Number },
        { value: 1.234, type: Number },
      ],
      [{ value: '  ' }, { value: 3, type: Number }],
    ]).toBuffer();
    const client = await asSupport();
    const { validation, lines } = await read(client, await validated(client, sheet, 'order.xlsx'));
    expect(lines[0]?.Variations[0]?.ItemSAPMaterialNumber).toBe(material.sapMaterialNumber);
    expect(lines[0]?.Document).toMatchObject({ Quantity: 1.5 });
    expect(validation.Faults).toMatchObject([{ Line: 4, Severity: 'lost', Code: 'no-number' }]);
  });

  test('CSV with semicolons and decimal commas in Windows-1252, with errors by line', async () => {
    const material = await aMaterial(db, { salesUnit: 'MTR' });
    const text = `Nordkraft El;;\r\nVarenr.;Antal;Beskrivelse\r\n${material.sapMaterialNumber};2,5;Rør blå\r\n;3;Uden nummer\r\n123;abc;Uden antal`;
    const client = await asSupport();
    const { validation, lines } = await read(client, await validated(client, Buffer.from(text, 'latin1')));
    expect(lines).toMatchObject([{ At: 3, Document: { Name: 'Rør blå', Quantity: 2.5 } }]);
    expect(validation.Faults.map(({ Line, Code }) => [Line, Code])).toEqual([
      [4, 'no-number'],
      [5, 'number'],
    ]);
  });
});

describe('a file is refused, naming why, when', () => {
  test.each([
    ['it is empty', '', 422, 'file-empty'],
    ['it is a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 422, 'unreadable-file'],
    ['it is an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 422, 'unreadable-file'],
    [
      'it is XML with a document type',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Order/>',
      422,
      'unreadable-file',
    ],
    ['it is a broken workbook', Buffer.from('504b03040000', 'hex'), 422, 'unreadable-file'],
    ['it is a table of something else', 'Name;Town\r\nAnna;Odense', 422, 'unreadable-file'],
  ])('%s', async (_, content, status, code) => {
    const client = await asSupport();
    const before = await db.selectFrom('order_validations').select('id').execute();
    const response = await upload(client, content);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await db.selectFrom('order_validations').select('id').execute()).toHaveLength(before.length);
  });

  test('it is larger than is taken', async () => {
    const client = await asSupport();
    const response = await upload(client, Buffer.alloc(16 * 1024 * 1024 + 1, 'a'));
    expect(response.statusCode).toBe(413);
  });
});

test('reports a repeated file', async () => {
  const { outgoing } = await written();
  const client = await asSupport();
  const content = writeUblOrder(outgoing);
  const first = await validated(client, content);
  const { validation } = await read(client, await validated(client, content));
  expect(validation.Earlier.map(({ ValidationId }) => ValidationId)).toContain(first);
});

test('as many queries are made for thousands of lines as for three', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  const house = await aSupportPerson(db);
  const validate = validateFile({ ...deps, read: readDocument });
  const queriesFor = (count: number): Promise<number> => {
    const rows = Array.from({ length: count }, (_, place) => `${sapMaterialNumber};${(place % 9) + 1}`);
    const bytes = Buffer.from(['Varenr;Antal', ...rows].join('\n'));
    return countQueries(db, () => validate(house, { fileName: 'order.csv', bytes }));
  };
  expect(await queriesFor(5000)).toBe(await queriesFor(3));
});

test('ten thousand lines are paged by a hundred, and narrowed by their status', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  const client = await asSupport();
  const rows = Array.from({ length: 9990 }, (_, place) => `${place === 7000 ? 'X-UNKNOWN' : sapMaterialNumber};1`);
  const validationId = await validated(client, ['Varenr;Antal', ...rows].join('\n'));
  const page = { params: { validationId }, query: { page: 50 } };
  const { Lines, Total } = await client.answer(getOrderValidationLines, page);
  expect([Lines.length, Total, Lines[0]?.At]).toEqual([100, 9990, 4902]);
  const unknown = { params: { validationId }, query: { status: 'notFound' as const } };
  const narrowed = await client.answer(getOrderValidationLines, unknown);
  expect(narrowed).toMatchObject({ Total: 1, Lines: [{ At: 7002 }] });
});
