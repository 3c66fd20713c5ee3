import * as calls from '@grossist/contracts';
import { LOCALES } from '@grossist/domain';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { aBuyer, aViewer, type TestBuyer } from '../support/a-buyer.ts';
import { aList } from '../support/a-list.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { unique } from '../support/unique.ts';

const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);

const file = (client: Client, id: string, kind: 'csv' | 'xlsx', query = '') =>
  client.send({ method: 'GET', url: `/api/variation-lists/${id}/create${kind}${query}` });

const asFile = (content: Buffer | string, FileName = 'list.csv') => ({
  FileName,
  Content: Buffer.from(content).toString('base64'),
});

const linesOf = async (client: Client, id: string) => {
  const { PageItems } = await client.answer(calls.getVariationListLines, {
    params: { id },
    query: { PageSize: '100' },
  });
  return PageItems.map(({ ItemSAPMaterialNumber, UsualQuantity, Note }) => [
    ItemSAPMaterialNumber,
    UsualQuantity,
    Note,
  ]);
};

/** A list with notes and quantities that are hard to keep, one material of it obsolete. */
const aHardList = async (buyer: TestBuyer) => {
  const number = unique();
  const materials = [
    await aMaterial(db, { elNumber: `00${number}12345`, ean: '0501101531000', name: '=1+1' }),
    await aMaterial(db, { hwsNumber: `9${number}1234`, salesUnit: 'MTR', name: '-5°C' }),
    // Its EL number is the former material's as well: the SAP number decides.
    await aMaterial(db, { elNumber: `00${number}12345`, name: 'Successor' }),
    await aMaterial(db, { status: '40', ean: `57${String(number).padStart(11, '0')}` }),
  ];
  const list = await aList(db, { owner: buyer, materials, name: 'Van "1"' });
  const client = await signedIn(buyer);
  const notes = ['-5°C', '=1+1', "'+Stue", 'two\nlines; "quoted"'];
  const quantities = [0.75, 1234.5, null, 1000];
  const Lines = list.lineIds.map((LineId, index) => ({
    LineId,
    Note: notes[index] ?? '',
    UsualQuantity: quantities[index] ?? null,
  }));
  await client.answer(calls.changeVariationListLines, { params: { id: list.id }, body: { Lines } });
  return { list, client, materials };
};

describe('out and in again, three times', () => {
  test.each(LOCALES.flatMap((locale) => [[locale, 'csv'] as const, [locale, 'xlsx'] as const]))(
    'in %s as %s, the lines are identical',
    async (locale, kind) => {
      const { list, client } = await aHardList(await aBuyer(db, { locale }));
      const before = await linesOf(client, list.id);
      expect(before).toHaveLength(4);
      let id = list.id;
      for (let round = 1; round <= 3; round += 1) {
        const { statusCode, rawPayload } = await file(client, id, kind);
        expect(statusCode).toBe(200);
        const read = await client.answer(calls.importVariationList, {
          body: { Name: `Round ${round}`, ...asFile(rawPayload, `list.${kind}`) },
        });
        expect(read).toMatchObject({ AddedCount: 4, AlreadyThereCount: 0, NotAdded: [], NotAddedCount: 0 });
        id = read.ListId ?? '';
        expect(await linesOf(client, id)).toEqual(before);
      }
    },
  );
});

describe('a list as a file', () => {
  test('has the lines that the reader may see, with all digits of their numbers, and never a price', async () => {
    const { list, client, materials } = await aHardList(await aBuyer(db, { locale: 'da-DK' }));
    await anAssortment(db, { materials: [materials[1]?.sapMaterialNumber ?? ''] });
    const response = await file(client, list.id, 'csv');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-disposition']).toContain("filename*=UTF-8''Van");
    const [head, ...rows] = parse(response.body, { bom: true, delimiter: ';' });
    expect(head?.join(' ')).not.toMatch(/pris|beløb/i);
    expect(rows.map((row) => row[2])).toEqual([0, 2, 3].map((index) => materials[index]?.sapMaterialNumber));
    expect(rows[0]?.[3]).toBe('0501101531000');
    expect(response.body).not.toContain('100,00');
    expect((await file(client, list.id, 'csv', '?downloadToken=12345678')).headers['set-cookie']).toMatch(/done/);
  });

  test('returns 404 for another company’s or a colleague’s list, and 401 without a sign-in', async () => {
    const owner = await aBuyer(db);
    const { id } = await aList(db, { owner });
    for (const kind of ['csv', 'xlsx'] as const) {
      const statuses = [
        await file(await signedIn(await aBuyer(db)), id, kind),
        await file(await signedIn(await aBuyer(db, { company: owner.company })), id, kind),
        await file(asAnonymous(), id, kind),
        await file(await signedIn(owner), 'no-id', kind),
      ].map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([404, 404, 401, 400]);
    }
  });

  test('is read by subscribers, viewers and user admins as well', async () => {
    const owner = await aBuyer(db);
    const { company } = owner;
    const readers = [
      await aBuyer(db, { company }),
      await aViewer(db, { company }),
      await aBuyer(db, { company, role: 'user-admin' }),
    ];
    const { id } = await aList(db, { owner, subscribers: readers.slice(0, 2) });
    for (const reader of readers) expect((await file(await signedIn(reader), id, 'csv')).statusCode).toBe(200);
  });

  test('is three statements, however long it is', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const short = await aList(db, { owner: buyer, materials: await someMaterials(db, 5) });
    const long = await aList(db, { owner: buyer, materials: await someMaterials(db, 500) });
    const few = await countQueries(db, () => file(client, short.id, 'csv'));
    expect(await countQueries(db, () => file(client, long.id, 'csv'))).toBe(few);
  });
});

describe('reading a file into a list', () => {
  const importing = async (content: string, more: object = {}) => {
    const buyer = await aBuyer(db, { locale: 'da-DK' });
    const client = await signedIn(buyer);
    const list = await aList(db, { owner: buyer, materials: [] });
    const read = await client.answer(calls.importVariationList, {
      body: { ListId: list.id, ...asFile(content), ...more },
    });
    return { client, list, read, lines: await linesOf(client, list.id) };
  };

  test('takes numbers of every kind, quantity and note, and reports the other rows with their reasons', async () => {
    const number = unique();
    const [el, hws, ean, sap] = [
      await aMaterial(db, { elNumber: `7${number}001122` }),
      await aMaterial(db, { hwsNumber: `8${number}001122` }),
      await aMaterial(db, { ean: `59${String(number).padStart(11, '0')}` }),
      await aMaterial(db),
    ];
    const hidden = await aMaterial(db);
    await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
    const { read, lines } = await importing(
      [
        'Varenummer;Antal;Bemærkning',
        `7${number} 001122;2,5;Loft`,
        `8${number}001122;;`,
        `59${String(number).padStart(11, '0')};1.234,5;"=A1"`,
        `${sap.sapMaterialNumber};3;`,
        `${sap.sapMaterialNumber};4;again`,
        '999999999;1;',
        `${hidden.sapMaterialNumber};1;`,
        `${sap.sapMaterialNumber};many;`,
        ';3;',
      ].join('\n'),
    );
    expect(lines).toEqual([
      [el.sapMaterialNumber, 2.5, 'Loft'],
      [hws.sapMaterialNumber, null, ''],
      [ean.sapMaterialNumber, 1234.5, '=A1'],
      [sap.sapMaterialNumber, 3, ''],
    ]);
    expect(read).toMatchObject({ AddedCount: 4, AlreadyThereCount: 1, NotAddedCount: 4 });
    expect(read.NotAdded.map(({ RowNumber, Reason }) => [RowNumber, Reason])).toEqual([
      [7, 'unknown-article-number'],
      [8, 'unknown-article-number'],
      [9, 'invalid-quantity'],
      [10, 'no-article-number'],
    ]);
    expect(read.List?.VariationsCount).toBe(4);
  });

  test('with only unknown numbers changes nothing and creates no list', async () => {
    const { client, list, read, lines } = await importing('SAP-nummer;Antal\n999999991;1\n999999992;2\n');
    expect([lines, read.ListId, read.List]).toEqual([[], null, null]);
    expect(read.NotAdded.map(({ RowNumber, Reason }) => [RowNumber, Reason])).toEqual([
      [2, 'unknown-article-number'],
      [3, 'unknown-article-number'],
    ]);
    const body = { Name: 'Nothing', ...asFile('SAP-nummer;Antal\n999999991;1\n') };
    expect((await client.answer(calls.importVariationList, { body })).ListId).toBeNull();
    const { myLists } = await client.answer(calls.getVariationLists);
    expect(myLists.map(({ Id, Version }) => [Id, Version])).toEqual([[list.id, 1]]);
  });

  test('reports an ambiguous quantity, and asks for the column where it is not known', async () => {
    const material = await aMaterial(db);
    const row = material.sapMaterialNumber;
    const { read, lines } = await importing(`SAP-nummer;Antal\n${row};1.234\n`);
    expect([lines[0]?.[1], read.AssumedQuantities]).toEqual([1234, [{ RowNumber: 2, Text: '1.234', Quantity: 1234 }]]);
    const two = `SAP-nummer;Anna;Bo\n${row};1;2\n`;
    const asked = await importing(two);
    expect([asked.read.ListId, asked.lines, asked.read.QuantityColumns.map(({ Column }) => Column)]).toEqual([
      null,
      [],
      [2, 3],
    ]);
    expect((await importing(two, { QuantityColumn: 3 })).lines[0]?.[1]).toBe(2);
    expect((await importing(two, { QuantityColumn: 0 })).lines[0]?.[1]).toBeNull();
  });

  test('is refused without edit rights, for a file that is none, and unless one list is chosen', async () => {
    const owner = await aBuyer(db);
    const { company } = owner;
    const [collaborator, subscriber, stranger] = [
      await aBuyer(db, { company }),
      await aBuyer(db, { company }),
      await aBuyer(db),
    ];
    const { id } = await aList(db, { owner, collaborators: [collaborator], subscribers: [subscriber], materials: [] });
    const material = await aMaterial(db);
    const good = asFile(`SAP number;Quantity\n${material.sapMaterialNumber};1\n`);
    const status = async (who: TestBuyer, body: object) =>
      (await (await signedIn(who)).call(calls.importVariationList, { body: { ...good, ...body } })).statusCode;
    expect([
      await status(collaborator, { ListId: id }),
      await status(subscriber, { ListId: id }),
      await status(stranger, { ListId: id }),
      await status(await aBuyer(db, { company }), { ListId: id }),
    ]).toEqual([200, 403, 404, 404]);
    const client = await signedIn(owner);
    const codeOf = async (body: object) =>
      (await client.refusal(calls.importVariationList, { body: { ...good, ...body } })).code;
    expect([
      await codeOf({}),
      await codeOf({ ListId: id, Name: 'Both' }),
      await codeOf({ Name: 'Picture', ...asFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'a.png') }),
    ]).toEqual(['choose-list', 'choose-list', 'unreadable-file']);
    expect((await client.answer(calls.getVariationLists)).myLists).toHaveLength(1);
  });

  test('takes the statements of 5 rows for 500', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const read = async (count: number) => {
      const rows = (await someMaterials(db, count)).map(({ sapMaterialNumber }) => `${sapMaterialNumber};1`);
      const body = { Name: 'Long', ...asFile(`SAP number;Quantity\n${rows.join('\n')}\n`) };
      return countQueries(db, () => client.answer(calls.importVariationList, { body }));
    };
    const few = await read(5);
    expect(await read(500)).toBe(few);
  });
});
