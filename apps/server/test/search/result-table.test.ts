import type { CatalogueRecord, MaterialRecord } from '@grossist/catalogue-formats';
import { commerceSearch, type OperationInput, searchMatrices, searchTable, setTableColumns } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { appOver } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { countUncachedQueries } from '../support/query-count.ts';
import { speaking } from '../support/speaking.ts';

const database = await testDatabase();
const { db, pool } = database;
const search = inProcessSearch(pool);
const { asAnonymous, signedIn } = appOver(db, search);

const POLES = 'EF000001';
const CURRENT = 'EF000002';
const KIND = 'EF000003';
const SERIAL = 'EF000004';
const MODULES = 'EF000005';

const device = (number: string, changes: Partial<MaterialRecord>): MaterialRecord => ({
  kind: 'material',
  sapMaterialNumber: number,
  productCode: 'RCDX',
  classCode: 'EC000003',
  supplierCode: 'HAG',
  names: { da: `Fejlstrømsafbryder ${number}`, en: `Residual current device ${number}` },
  salesUnit: 'PCE',
  markets: ['DK'],
  ...changes,
});

const CURRENTS = [16, 25, 40, 100];
const price = (amount: string): Pick<MaterialRecord, 'listPrices'> => ({
  listPrices: [{ market: 'DK', currency: 'DKK', amount, perQuantity: '1' }],
});

/** Eight devices of two poles and of four, in four currents; one that is blocked, with its successor; two fuses. */
const RECORDS: readonly CatalogueRecord[] = [
  { kind: 'supplier', code: 'HAG', name: 'Hager' },
  {
    kind: 'etim-class',
    code: 'EC000003',
    names: { en: 'Residual current device', da: 'Fejlstrømsafbryder' },
    features: [
      { code: POLES, names: { en: 'Number of poles', da: 'Antal poler' }, type: 'N' },
      { code: CURRENT, names: { en: 'Rated current', da: 'Mærkestrøm' }, type: 'N', unit: 'A' },
      {
        code: KIND,
        names: { en: 'Degree of protection', da: 'Kapslingsklasse' },
        type: 'A',
        values: ['IP20', 'IP44', 'IP65'].map((name, place) => ({ code: `EV00000${place}`, names: { en: name } })),
      },
      { code: SERIAL, names: { en: 'Weight', da: 'Vægt' }, type: 'N', unit: 'g' },
      { code: MODULES, names: { en: 'Modules', da: 'Moduler' }, type: 'N' },
    ],
  },
  { kind: 'node', code: 'E', tree: 'electrical', slug: 'electrical', names: { en: 'Electrical' }, sortOrder: 1 },
  {
    kind: 'product',
    code: 'RCDX',
    nodeCode: 'E',
    classCode: 'EC000003',
    supplierCode: 'HAG',
    names: { en: 'RCDX', da: 'RCDX' },
  },
  { kind: 'product', code: 'FUSE', nodeCode: 'E', supplierCode: 'HAG', names: { en: 'Fuse', da: 'Sikring' } },
  ...[2, 4].flatMap((poles) =>
    CURRENTS.map((current, place) =>
      device(`${poles}00${current}`, {
        typeDesignation: `RCDX ${current}A ${poles}P`,
        features: {
          [POLES]: poles,
          [CURRENT]: current,
          [MODULES]: poles,
          ...(place < 3 && { [KIND]: `EV00000${2 - place}` }),
        },
        popularity: current,
        ...price(String(2000 - poles * 100 - current)),
      }),
    ),
  ),
  device('900001', {
    status: '30',
    replacedBy: '200100',
    typeDesignation: 'RCDX OLD',
    features: { [POLES]: 1, [CURRENT]: 1, [KIND]: 'EV000000', [SERIAL]: 1 },
    popularity: 1000,
  }),
  ...['fuse1', 'fuse2'].map((number, place) =>
    device(number, {
      productCode: 'FUSE',
      classCode: undefined,
      names: { da: `Sikring ${place}`, en: `Fuse ${place}` },
      features: { [CURRENT]: 6 + place },
      ...price('9'),
    }),
  ),
];

type Body = OperationInput<typeof searchTable>['body'];

beforeAll(async () => {
  await aCatalogue(db, RECORDS);
  await search.caughtUp();
});

const table = (body: Body = {}, client = asAnonymous()) => client.answer(searchTable, { body });
const devices: Body = { Query: 'RCDX' };
const types = ({ Rows }: { Rows: readonly { Document: { TypeDesignation: string } }[] }) =>
  Rows.map(({ Document }) => Document.TypeDesignation);
const column = ({ Rows }: { Rows: readonly { Values: readonly string[] }[] }, place = 0) =>
  Rows.map(({ Values }) => Values[place]);

test('returns distinguishing features as columns, in the reader’s language', async () => {
  const found = await table(devices);
  expect(found).toMatchObject({ TotalCount: 9, RowCount: 9, IsChosen: false, CanSort: true, CanSortByPrice: false });
  expect(found.EtimClass).toEqual({ Code: 'EC000003', Name: 'Fejlstrømsafbryder' });
  const names = found.Columns.map(({ Name, Unit, Coverage }) => [Name, Unit, Coverage]);
  expect(names).toEqual(
    expect.arrayContaining([
      ['Antal poler', '', 9],
      ['Mærkestrøm', 'A', 9],
      ['Kapslingsklasse', '', 7],
    ]),
  );
  expect(found.Columns.map(({ Code }) => Code)).not.toContain(SERIAL);
  expect(found.MoreColumns.map(({ Code }) => Code)).toContain(SERIAL);
  expect(found.ColumnFacets.map(({ Key }) => Key).toSorted()).toEqual(found.Columns.map(({ Code }) => Code).toSorted());
});

test('columns stay while one chooses in them, and several values and a range narrow at once', async () => {
  const before = (await table(devices)).Columns.map(({ Code }) => Code);
  const SelectedFacets = [
    { Key: POLES, Values: ['4'] },
    { Key: CURRENT, Values: ['16', '30..50'] },
  ];
  const found = await table({ ...devices, SelectedFacets, Columns: undefined });
  expect(types(found).toSorted()).toEqual(['RCDX 16A 4P', 'RCDX 40A 4P']);
  expect(found.Columns.map(({ Code }) => Code).toSorted()).toEqual(before.toSorted());
});

test('rows are sorted by a column, those without a value and what can’t be ordered last', async () => {
  const Columns = [KIND, CURRENT];
  const ascending = await table({ ...devices, Columns, SortBy: KIND });
  expect(column(ascending)).toEqual(['IP20', 'IP20', 'IP44', 'IP44', 'IP65', 'IP65', '', '', 'IP20']);
  const descending = await table({ ...devices, Columns, SortBy: KIND, IsDescending: true });
  expect(column(descending)).toEqual(['IP65', 'IP65', 'IP44', 'IP44', 'IP20', 'IP20', '', '', 'IP20']);
  expect(types(descending).at(-1)).toBe('RCDX OLD');
  const byCurrent = await table({ ...devices, Columns, SortBy: CURRENT });
  expect(column(byCurrent, 1)).toEqual(['16', '16', '25', '25', '40', '40', '100', '100', '1']);
  const byType = await table({ ...devices, Columns, SortBy: 'type' });
  expect(types(byType).slice(0, 3)).toEqual(['RCDX 16A 2P', 'RCDX 16A 4P', 'RCDX 25A 2P']);
});

test('returns unavailable materials last, also unsorted, with their successor', async () => {
  expect(
    (await asAnonymous().answer(commerceSearch, { body: { Query: 'fejlstrømsafbryder' } })).Documents[0],
  ).toMatchObject({
    IsOrderable: false,
  });
  const { Rows } = await table(devices);
  expect(Rows.at(-1)).toMatchObject({
    Document: { TypeDesignation: 'RCDX OLD' },
    Successor: { SapMaterialNumber: '200100', TypeDesignation: 'RCDX 100A 2P', Url: '/variation/200100' },
  });
  expect(Rows.slice(0, -1).every(({ Successor }) => Successor === null)).toBe(true);
});

test('pages follow each other in the order of the column', async () => {
  const page = (Page: number) =>
    table({ ...devices, Columns: [CURRENT], SortBy: CURRENT, Page, PageSize: 4, WithColumns: false });
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.flatMap((one) => column(one))).toEqual(['16', '16', '25', '25', '40', '40', '100', '100', '1']);
  expect(pages[0]).toMatchObject({ ColumnFacets: [], FacetsAvailable: [], TotalCount: 9 });
});

test('buyers sort by price and stock, others are refused', async () => {
  const client = await signedIn(await aBuyer(db));
  const found = await table({ ...devices, SortBy: 'price' }, client);
  expect(found.CanSortByPrice).toBe(true);
  expect(types(found).slice(0, 3)).toEqual(['RCDX 100A 4P', 'RCDX 40A 4P', 'RCDX 25A 4P']);
  expect(types(found).at(-1)).toBe('RCDX OLD');
  expect(types(await table({ ...devices, SortBy: 'price', IsDescending: true }, client))[0]).toBe('RCDX 16A 2P');
  expect((await table({ ...devices, SortBy: 'stock' }, client)).Rows).toHaveLength(9);
  for (const SortBy of ['price', 'stock']) {
    expect(await asAnonymous().refusal(searchTable, { body: { ...devices, SortBy } })).toMatchObject({ status: 403 });
  }
});

test('a table ends after 5000 rows, and a result that is too large is not sorted', async () => {
  const client = async (total: number) =>
    appOver(db, {
      ...search,
      search: async (request) => ({ ...(await search.search(request)), total }),
    }).signedIn(await aBuyer(db));
  const large = await client(6000);
  expect(await table(devices, large)).toMatchObject({
    TotalCount: 6000,
    RowCount: 5000,
    CanSort: false,
    CanSortByPrice: false,
  });
  const tooMany = { status: 422, code: 'too-many-to-sort' };
  expect(await large.refusal(searchTable, { body: { ...devices, SortBy: CURRENT } })).toMatchObject(tooMany);
  const medium = await client(3000);
  expect(await table({ ...devices, SortBy: CURRENT }, medium)).toMatchObject({ CanSort: true, CanSortByPrice: false });
  expect(await medium.refusal(searchTable, { body: { ...devices, SortBy: 'price' } })).toMatchObject(tooMany);
});

test('an unknown column is refused, and so is one that is named twice', async () => {
  const refused = (body: Body) => asAnonymous().refusal(searchTable, { body });
  expect(await refused({ Columns: ['EF999999'] })).toMatchObject({ status: 422, code: 'unknown-column' });
  expect(await refused({ SortBy: 'EF999999' })).toMatchObject({ status: 422, code: 'unknown-column' });
  expect(await refused({ Columns: [POLES, POLES] })).toMatchObject({ status: 422, code: 'column-twice' });
  expect(await refused({ CatalogNodeId: 'nowhere' })).toMatchObject({ status: 404 });
});

test('a person’s columns are remembered for a class until they let the shop choose again', async () => {
  const person = await aBuyer(db);
  const client = await signedIn(person);
  const remember = (Columns: string[], ClassCode = 'EC000003') =>
    client.answer(setTableColumns, { body: { ClassCode, Columns } });
  const codes = async () => (await table(devices, client)).Columns.map(({ Code }) => Code);
  const usual = await codes();
  await remember([SERIAL, POLES]);
  expect(await codes()).toEqual([SERIAL, POLES]);
  expect(await table(devices, await signedIn(person))).toMatchObject({ IsChosen: true });
  expect(await table(devices, await signedIn(await aBuyer(db)))).toMatchObject({ IsChosen: false });
  await remember([]);
  expect(await codes()).toEqual(usual);
  expect(await client.refusal(setTableColumns, { body: { ClassCode: 'EC999999', Columns: [] } })).toMatchObject({
    status: 404,
  });
  expect(await client.refusal(setTableColumns, { body: { ClassCode: '', Columns: ['EF999999'] } })).toMatchObject({
    status: 422,
  });
  expect(await asAnonymous().refusal(setTableColumns, { body: { ClassCode: '', Columns: [] } })).toMatchObject({
    status: 401,
  });
});

test('stores one of both choices when two devices save columns in parallel', async () => {
  const person = await aBuyer(db);
  const clients = [await signedIn(person), await signedIn(person)];
  const choices = [[POLES], [CURRENT, KIND]];
  await Promise.all(
    clients.map((client, nth) =>
      client.answer(setTableColumns, { body: { ClassCode: 'EC000003', Columns: choices[nth] ?? [] } }),
    ),
  );
  const found = await table(devices, clients[0]);
  expect(choices).toContainEqual(found.Columns.map(({ Code }) => Code));
});

test('values of facets come by magnitude, not by how often they are counted', async () => {
  const { FacetsAvailable } = await speaking(asAnonymous(), 'da-DK').answer(commerceSearch, {
    body: { Query: 'fejlstrømsafbryder', SelectedFacets: [{ Key: POLES, Values: ['4', '1'] }] },
  });
  const names = (key: string) => FacetsAvailable.find(({ Key }) => Key === key)?.Values.map(({ Name }) => Name);
  expect(names(KIND)).toEqual(['IP20', 'IP44', 'IP65']);
  expect(names(CURRENT)).toEqual(['1', '16', '25', '40', '100']);
});

test('a family that differs in two features is a matrix, with what changes together counted once', async () => {
  const SelectedFacets = [{ Key: MODULES, Values: ['2', '4'] }];
  const { ProductCount, Matrices } = await asAnonymous().answer(searchMatrices, {
    body: {
      Query: 'fejlstrømsafbryder',
      SelectedFacets: [...SelectedFacets, { Key: CURRENT, Values: ['16', '25', '40'] }],
    },
  });
  expect(ProductCount).toBe(1);
  // The degree of protection follows the current here, as modules follow the poles.
  expect(Matrices).toMatchObject([
    {
      ProductCode: 'RCDX',
      Supplier: 'Hager',
      Down: { Code: CURRENT, Name: 'Mærkestrøm', Unit: 'A', Values: ['16', '25', '40'] },
      Across: { Code: POLES, Values: ['2', '4'] },
    },
  ]);
  const at = (row: number, cell: number) =>
    Matrices[0]?.Cells.find(({ Row, Column }) => Row === row && Column === cell)?.Document.TypeDesignation;
  expect([at(0, 0), at(2, 1)]).toEqual(['RCDX 16A 2P', 'RCDX 40A 4P']);
  const english = await asAnonymous().answer(searchMatrices, {
    body: { SelectedFacets: [{ Key: CURRENT, Values: ['16', '25'] }], PageSize: 1, cultureName: 'en-US' },
  });
  expect(english.Matrices.map(({ Down }) => Down.Name)).toEqual(['Number of poles']);
  expect((await asAnonymous().answer(searchMatrices, { body: { Query: 'RCDX', Page: 2 } })).Matrices).toEqual([]);
  const fuses = await asAnonymous().answer(searchMatrices, { body: { Query: 'sikring' } });
  expect(fuses).toEqual({ ProductCount: 1, Matrices: [] });
});

test('a table costs as many queries for many rows as for one', async () => {
  const costs = async (PageSize: number) =>
    countUncachedQueries(db, () =>
      table({ ...devices, PageSize, SortBy: CURRENT, SelectedFacets: [{ Key: POLES, Values: ['1', '2', '4'] }] }),
    );
  await table(devices);
  expect(await costs(1)).toBeLessThanOrEqual(4);
  expect(await costs(9)).toBeLessThanOrEqual(4);
  const matrices = (PageSize: number) =>
    countUncachedQueries(db, () => asAnonymous().answer(searchMatrices, { body: { PageSize } }));
  expect([await matrices(1), await matrices(10)]).toEqual([2, 2]);
});
