import {
  changeValidatedLines,
  chooseCustomer,
  getLineVariations,
  getOrderValidation,
  getOrderValidationLines,
} from '@grossist/contracts';
import { completeGtin } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { aNetPrice } from '../support/a-net-price.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { unique } from '../support/unique.ts';
import { validationApp } from './validation-app.ts';

const { db } = await testDatabase();
const { asSupport, validated } = validationApp(db);

const csv = (...rows: string[]): string => ['Varenr;Antal;Enhed;Pris (DKK);Beskrivelse', ...rows].join('\r\n');

const forBuyer = async (client: Client, content: string) => {
  const buyer = await aBuyer(db);
  const validationId = await validated(client, content);
  const before = await client.answer(getOrderValidation, { params: { validationId } });
  const validation = await client.answer(chooseCustomer, {
    params: { validationId },
    body: { Version: before.Version, AccountId: buyer.accounts[0]?.id ?? '', ContactId: buyer.contactId },
  });
  const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
  return { buyer, validationId, validation, lines: Lines };
};

describe('a line is matched by', () => {
  test('the SAP number, written with leading zeros', async () => {
    const material = await aMaterial(db);
    const { lines } = await forBuyer(await asSupport(), csv(`000${material.sapMaterialNumber};2;stk;;`));
    expect(lines[0]).toMatchObject({ Status: 'match', IsOrderable: true, Quantity: 2 });
    expect(lines[0]?.Variations).toMatchObject([
      { ItemSAPMaterialNumber: material.sapMaterialNumber, IsSelected: true, MatchedBy: 'any' },
    ]);
  });

  test('not by a number of another kind than in the document, which only suggests a material', async () => {
    const number = `71${unique()}`;
    const other = await aMaterial(db, { elNumber: number });
    const edifact = (kind: string) =>
      `UNB+UNOC:3+S:14+R:14+261121:1230+1'UNH+1+ORDERS:D:96A:UN'BGM+220+PO-${unique()}+9'LIN+1++${number}:${kind}'QTY+21:2:PCE'UNS+S'UNT+6+1'UNZ+1+1'`;
    const { lines } = await forBuyer(await asSupport(), edifact('SA'));
    expect(lines).toMatchObject([
      {
        Status: 'notFound',
        IsOrderable: false,
        Variations: [{ ItemSAPMaterialNumber: other.sapMaterialNumber, IsSelected: false, MatchedBy: 'other' }],
      },
    ]);
    const { lines: meant } = await forBuyer(await asSupport(), edifact('ZZZ:EL'));
    expect(meant).toMatchObject([{ Status: 'match', Variations: [{ IsSelected: true, MatchedBy: 'el' }] }]);
  });

  test('the EL number with spaces and dashes', async () => {
    const number = `45${unique()}`;
    await aMaterial(db, { elNumber: number });
    const { lines } = await forBuyer(
      await asSupport(),
      csv(`${number.slice(0, 3)} ${number.slice(3, 5)}-${number.slice(5)};1;stk;;`),
    );
    expect(lines[0]?.Status).toBe('match');
  });

  test('the supplier’s number, and where several suppliers number alike, by the supplier that the line names', async () => {
    const number = `S201-${unique()}`;
    const [first, second] = [await aMaterial(db), await aMaterial(db)];
    for (const [code, { sapMaterialNumber }] of [
      ['ABB', first],
      ['HAGER', second],
    ] as const) {
      const supplier = `${code}-${number}`;
      await db
        .insertInto('suppliers')
        .values({ code: supplier, name: code, content_hash: Buffer.alloc(1) })
        .execute();
      await db
        .updateTable('materials')
        .set({ supplier_code: supplier, supplier_number: number })
        .where('sap_material_number', '=', sapMaterialNumber)
        .execute();
    }
    const { lines } = await forBuyer(
      await asSupport(),
      csv(`${number};1;stk;;Automatsikring 16A`, `${number.replace('-', ' ')};1;stk;;Hager automatsikring`),
    );
    expect(lines[0]).toMatchObject({ Status: 'multipleMatches', IsOrderable: false });
    expect(lines[0]?.Variations.map(({ IsSelected }) => IsSelected)).toEqual([false, false]);
    expect(lines[1]?.Variations.find(({ IsSelected }) => IsSelected)?.ItemSAPMaterialNumber).toBe(
      second.sapMaterialNumber,
    );
  });

  test('nothing: it is not found and not ordered', async () => {
    const { lines, validation } = await forBuyer(await asSupport(), csv('NO-SUCH-THING-1;4;stk;;Rulle'));
    expect(lines[0]).toMatchObject({ Status: 'notFound', IsOrderable: false, Variations: [], Price: null });
    expect(validation).toMatchObject({ OrderableCount: 0, PriceSummary: null, Counts: { notFound: 1 } });
  });
});

describe('a line differs', () => {
  test('in its quantity, rounded up to what is sold', async () => {
    const { sapMaterialNumber } = await aMaterial(db, { minQuantity: '10', multiplum: '10' });
    const { lines } = await forBuyer(await asSupport(), csv(`${sapMaterialNumber};12;stk;;`));
    expect(lines[0]).toMatchObject({ Status: 'difference', Quantity: 20, IsOrderable: true });
    expect(lines[0]?.Differences).toMatchObject([{ Kind: 'quantity', Old: '12\u00a0pcs', New: '20\u00a0pcs' }]);
  });

  test('in its unit: rolls of a cable that is sold by the metre', async () => {
    const { sapMaterialNumber } = await aMaterial(db, { salesUnit: 'MTR', packageSize: '100' });
    const { lines } = await forBuyer(await asSupport(), csv(`${sapMaterialNumber};3;rulle;;`));
    expect(lines[0]).toMatchObject({ Status: 'difference', Quantity: 300 });
    expect(lines[0]?.Differences.map(({ Kind }) => Kind)).toEqual(['unit']);
  });

  test('in its price from the agreed one, beyond half a percent', async () => {
    const materials = [await aMaterial(db, { price: '100' }), await aMaterial(db, { price: '100' })];
    const rows = materials.map(
      ({ sapMaterialNumber }, place) => `${sapMaterialNumber};10;stk;${place === 0 ? '99,80' : '99,00'};`,
    );
    const { lines } = await forBuyer(await asSupport(), csv(...rows));
    expect(lines.map(({ Status }) => Status)).toEqual(['match', 'difference']);
    expect(lines[1]?.Differences).toMatchObject([{ Kind: 'price', Old: 'DKK\u00a099.00 / pcs' }]);
  });

  test('in no price where the document names no currency: that is noted, and not taken for the customer’s', async () => {
    const { sapMaterialNumber } = await aMaterial(db, { price: '100' });
    const { lines, validation } = await forBuyer(
      await asSupport(),
      `Varenr;Antal;Pris\r\n${sapMaterialNumber};10;1,00\r\n`,
    );
    expect(lines[0]?.Differences).toEqual([]);
    expect(validation.Faults).toMatchObject([{ Severity: 'noted', Code: 'no-currency' }]);
  });

  test('in its packaging: a carton’s GTIN-14 counts its content, or is unknown', async () => {
    const [packed = '', unknown = ''] = [unique(), unique()].map((each) => String(571_000_000_000 + each));
    await aMaterial(db, { ean: completeGtin(packed) ?? '', packageSize: '10', stock: '100' });
    await aMaterial(db, { ean: completeGtin(unknown) ?? '', stock: '100' });
    const rows = [packed, unknown].map((body) => `${completeGtin(`1${body}`)};2`);
    const { lines } = await forBuyer(
      await asSupport(),
      ['EAN;Antal', ...rows, `0${completeGtin(unknown)};3`].join('\n'),
    );
    expect(lines.map(({ Status, Quantity }) => [Status, Quantity])).toEqual([
      ['difference', 20],
      ['difference', 2],
      ['match', 3],
    ]);
    expect(lines.map(({ Differences }) => Differences.map(({ Kind }) => Kind))).toEqual([['unit'], ['packaging'], []]);
  });

  test('in an unknown unit, and never matches: its number is not taken for sales units silently', async () => {
    const { sapMaterialNumber } = await aMaterial(db, { salesUnit: 'MTR', stock: '5000' });
    const units = ['100 m', 'dåse', 'sæt', 'm', 'km'];
    const { lines } = await forBuyer(
      await asSupport(),
      csv(...units.map((unit) => `${sapMaterialNumber};1;${unit};;`)),
    );
    expect(lines.map(({ Status, Quantity }) => [Status, Quantity])).toEqual([
      ['difference', 1],
      ['difference', 1],
      ['difference', 1],
      ['match', 1],
      ['match', 1000],
    ]);
  });

  test('and is not ordered when its material is blocked; what replaces it can be chosen', async () => {
    const successor = await aMaterial(db);
    const blocked = await aMaterial(db, { status: '40' });
    await db
      .updateTable('materials')
      .set({ replaced_by: successor.sapMaterialNumber })
      .where('sap_material_number', '=', blocked.sapMaterialNumber)
      .execute();
    const client = await asSupport();
    const { lines, validationId, validation } = await forBuyer(client, csv(`${blocked.sapMaterialNumber};1;stk;;`));
    expect(lines[0]).toMatchObject({ Status: 'difference', IsOrderable: false });
    const changed = await client.answer(changeValidatedLines, {
      params: { validationId },
      body: {
        Version: validation.Version,
        Changes: [{ OrderLineId: lines[0]?.OrderLineId ?? '', ItemSAPMaterialNumber: successor.sapMaterialNumber }],
      },
    });
    expect(changed.Lines[0]).toMatchObject({ Status: 'difference', IsOrderable: true });
    expect(changed.Lines[0]?.Differences.map(({ Kind }) => Kind)).toEqual(['replaced']);
  });
});

describe('out of stock', () => {
  test('is what the stock does not cover, shared by lines of one material in their order', async () => {
    const { sapMaterialNumber } = await aMaterial(db, { stock: '10' });
    const { lines, validation } = await forBuyer(
      await asSupport(),
      csv(`${sapMaterialNumber};6;stk;;`, `${sapMaterialNumber};6;stk;;`),
    );
    expect(lines.map(({ Status }) => Status)).toEqual(['match', 'outOfStock']);
    expect(lines[1]?.Price?.ExceededQuantity).toBe(2);
    expect(validation.OrderableCount).toBe(2);
  });

  test('of a phased-out material is not ordered', async () => {
    const { sapMaterialNumber } = await aMaterial(db, { stock: '5', status: '33' });
    const { lines, validation } = await forBuyer(await asSupport(), csv(`${sapMaterialNumber};6;stk;;`));
    expect(lines[0]).toMatchObject({ Status: 'outOfStock', IsOrderable: false });
    expect(validation.PriceSummary).toBeNull();
  });
});

test('the summary is what the lines that can be ordered cost this customer', async () => {
  const [cheap, dear] = [await aMaterial(db, { price: '10' }), await aMaterial(db, { price: '100' })];
  const client = await asSupport();
  const { validationId, validation, lines } = await forBuyer(
    client,
    csv(`${cheap.sapMaterialNumber};3;stk;;`, `${dear.sapMaterialNumber};1;stk;;`, 'UNKNOWN-X;1;stk;;'),
  );
  expect(validation.PriceSummary).toMatchObject({ SubTotal: 130, LineCount: 2, DocumentTotal: null });
  const { SubTotal = 0, Duties = 0, FreightCost = 0, Vat = 0, Total } = validation.PriceSummary ?? {};
  expect(SubTotal + Duties + FreightCost + Vat).toBeCloseTo(Total ?? 0, 6);
  const removed = await client.answer(changeValidatedLines, {
    params: { validationId },
    body: { Version: validation.Version, Changes: [{ OrderLineId: lines[1]?.OrderLineId ?? '', IsRemoved: true }] },
  });
  expect(removed.Validation).toMatchObject({
    PriceSummary: { SubTotal: 30 },
    Counts: { removed: 1, match: 1, notFound: 1 },
  });
  const back = await client.answer(changeValidatedLines, {
    params: { validationId },
    body: {
      Version: removed.Validation.Version,
      Changes: [{ OrderLineId: lines[1]?.OrderLineId ?? '', IsRemoved: false, Quantity: 2 }],
    },
  });
  expect(back.Validation.PriceSummary).toMatchObject({ SubTotal: 230 });
  expect(back.Lines[0]).toMatchObject({ Quantity: 2, Status: 'difference' });
});

test('the agreed net price of the account counts', async () => {
  const buyer = await aBuyer(db);
  const [account] = buyer.accounts;
  const material = await aMaterial(db, { price: '100' });
  const { sapMaterialNumber } = material;
  await aNetPrice(db, { account: { soldTo: account?.soldTo ?? '' }, material, amount: '80' });
  const client = await asSupport();
  const validationId = await validated(client, csv(`${sapMaterialNumber};1;stk;80,00;`));
  await client.answer(chooseCustomer, { params: { validationId }, body: { Version: 1, AccountId: account?.id ?? '' } });
  const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
  expect(Lines[0]).toMatchObject({ Status: 'match', Price: { NetPrice: 80 } });
});

test('returns the materials of a line with the customer’s price and stock', async () => {
  const number = `77${unique()}`;
  const made = [
    await aMaterial(db, { elNumber: number, price: '10' }),
    await aMaterial(db, { hwsNumber: number, price: '20' }),
  ];
  const client = await asSupport();
  const { validationId, lines } = await forBuyer(client, csv(`${number};5;stk;;`));
  expect(lines[0]?.Status).toBe('multipleMatches');
  const params = { validationId, orderLineId: lines[0]?.OrderLineId ?? '' };
  const { Variations } = await client.answer(getLineVariations, { params });
  expect(Variations.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber).toSorted()).toEqual(
    made.map(({ sapMaterialNumber }) => sapMaterialNumber).toSorted(),
  );
  expect(Variations.map(({ Price }) => Price?.NetPrice).toSorted()).toEqual([100, 50].toSorted());
});
