import { type CatalogueRecord, NotThisFormat, readerOf } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPieces, latin1, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';
import { ERP_RECORDS } from './erp-examples.ts';

const ndjson = readerOf('ndjson');

const read = (...lines: string[]) => readAll(ndjson, inPieces(utf8(lines.join('\n'))));

/** One of each kind, with as many fields as it has. */
const RECORDS: Record<CatalogueRecord['kind'], CatalogueRecord> = {
  'etim-class': {
    kind: 'etim-class',
    code: 'EC003248',
    names: { en: 'Cable' },
    synonyms: { nb: ['Ledning'] },
    features: [
      { code: 'EF1', names: { en: 'Area' }, type: 'N', unit: 'mm²' },
      { code: 'EF2', names: { en: 'Colour' }, type: 'A', values: [{ code: 'EV1', names: { en: 'Red' } }] },
    ],
  },
  'etim-class-name': { kind: 'etim-class-name', code: 'EC003248', names: { nl: 'Installatiekabel' } },
  'etim-feature': { kind: 'etim-feature', code: 'EF1', names: { nl: 'Doorsnede' } },
  'etim-value': { kind: 'etim-value', code: 'EV1', names: { nl: 'Rood' } },
  'etim-class-feature': {
    kind: 'etim-class-feature',
    classCode: 'EC003248',
    featureCode: 'EF2',
    type: 'A',
    unit: 'mm²',
    unitCode: 'EU570448',
    sortOrder: 2,
    valueCodes: ['EV1'],
  },
  'etim-numbered-values': { kind: 'etim-numbered-values', number: '76626', valueCodes: ['EV000202'] },
  'etim-unit': { kind: 'etim-unit', code: 'EU570448', sign: 'mm' },
  'etim-synonyms': { kind: 'etim-synonyms', classCode: 'EC003248', language: 'nl', words: ['Draad'] },
  'material-renumbering': {
    kind: 'material-renumbering',
    supplierCode: 'NKT',
    supplierNumber: '4711',
    newSupplierNumber: '4712',
    market: 'DE',
  },
  node: {
    kind: 'node',
    code: 'n2',
    parentCode: 'n1',
    tree: 'hws',
    names: { da: 'Rør' },
    slug: 'pipes-2',
    sortOrder: 3,
  },
  supplier: { kind: 'supplier', code: 's1', name: 'Nexans' },
  'postal-place': {
    kind: 'postal-place',
    countryCode: 'SE',
    postalCode: '624 66',
    place: 'Fårö',
    latitude: 57.9,
    longitude: -19.1,
  },
  'postal-street': { kind: 'postal-street', countryCode: 'DK', postalCode: '2600', name: 'Hovedvejen' },
  'accounting-string': {
    kind: 'accounting-string',
    companyCode: 'C1',
    project: 'P-1',
    projectDescription: 'Harbour',
    task: '20',
    taskDescription: 'Second fix',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    createdBy: 'Bo Berg',
  },
  product: {
    kind: 'product',
    code: 'p1',
    nodeCode: 'n2',
    classCode: 'EC1',
    supplierCode: 's1',
    names: { da: 'Kabel' },
  },
  material: {
    kind: 'material',
    sapMaterialNumber: '100001',
    elNumber: '1006100',
    ean: '4006381333931',
    names: { nb: 'Kabel' },
    descriptions: { nb: 'Første linje\nandre' },
    salesUnit: 'MTR',
    packageSize: '100',
    status: '33',
    isStocked: false,
    conceptSuggestion: { sapMaterialNumber: '100002', quantity: '1.5', minQuantity: '1' },
    duties: { NOK: '0.1234' },
    markets: ['NO', 'SE'],
    features: { EF1: 2.5, EF2: 'EV1', EF3: [1, 2], EF4: true },
    popularity: 1000,
    listPrices: [
      {
        market: 'NO',
        currency: 'NOK',
        amount: '553.00',
        perQuantity: '100',
        validFrom: '2026-09-01',
        scales: [{ fromQuantity: '1000', amount: '498.00' }],
      },
    ],
    stock: [{ plant: '2001', atp: '12.5', incoming: [{ date: '2026-12-24', quantity: '3' }], fastbox: '1' }],
    keywords: { nb: ['ledning', 'strøm'] },
    media: [
      {
        kind: 'document',
        documentType: 'data-sheet',
        source: 'https://nexans.example/noiklx.pdf',
        mimeType: 'application/pdf',
        titles: { nb: 'Datablad' },
        language: 'nb',
      },
    ],
  },
  'material-amendment': {
    kind: 'material-amendment',
    sapMaterialNumber: '100001',
    elNumber: '1006100',
    hwsNumber: '77',
    ean: '4006381333931',
    supplierNumber: '5',
    supplierCode: 's1',
    market: 'DK',
    names: { da: 'Kabel' },
    descriptions: { da: 'Til inde' },
    status: '40',
    materialGroup: '1004',
    listPrices: [{ market: 'DK', currency: 'DKK', amount: '1.5', perQuantity: '1' }],
    stock: [{ plant: '2001', atp: '3' }],
    duties: { DKK: '0.1' },
    media: [{ kind: 'picture', source: 'noiklx.jpg' }],
    packageSize: '10',
    addAlternativeNumbers: ['9'],
    replacedBy: '100002',
  },
  plant: { kind: 'plant', code: '2001', market: 'DK', name: 'Vejen', city: 'Vejen' },
  'service-center': {
    kind: 'service-center',
    code: 'sc1',
    market: 'DK',
    plant: '2001',
    name: 'Aarhus',
    street: 'Vej 1',
    postalCode: '8000',
    city: 'Aarhus',
    latitude: 56.1,
    longitude: 10.2,
    closingTime: '16:30',
  },
  discount: {
    kind: 'discount',
    market: 'NO',
    customerGroup: 'A',
    materialGroup: '1004',
    percent: '51.40',
    text: 'Kabel',
  },
  'net-price': {
    kind: 'net-price',
    soldTo: '1',
    sapMaterialNumber: '2',
    currency: 'SEK',
    amount: '1.5',
    perQuantity: '1',
  },
  company: { kind: 'company', code: 'c1', name: 'Nordkraft', market: 'DK' },
  account: {
    kind: 'account',
    soldTo: '1',
    companyCode: 'c1',
    name: 'Nordkraft',
    currency: 'DKK',
    customerGroup: 'A',
    plant: '2001',
    projects: [{ number: '7', title: 'Skole' }],
  },
  contact: {
    kind: 'contact',
    email: 'buyer@nordkraft.example',
    name: 'Bo',
    soldTos: ['1'],
    role: 'buyer',
    locale: 'da-DK',
    ableToCreateOrders: true,
    showNetPrice: true,
  },
  address: {
    kind: 'address',
    code: 'a1',
    soldTo: '1',
    shipTo: '2',
    name: 'Lager',
    street: 'Vej 1',
    postalCode: '8000',
    city: 'Aarhus',
    countryCode: 'DK',
    isDefault: true,
  },
  assortment: {
    kind: 'assortment',
    code: 'as1',
    names: { da: 'Boligselskab' },
    type: 'limiting',
    nodeCodes: ['n2'],
    supplierCodes: ['s1'],
    productCodes: ['p1'],
    sapMaterialNumbers: ['100001'],
  },
  'assortment-relation': { kind: 'assortment-relation', assortmentCode: 'as1', soldTo: '1' },
  'punchout-customer': {
    kind: 'punchout-customer',
    code: 'NORD-CXML',
    protocol: 'cxml',
    email: 'punchout@nordkraft.example',
    from: { domain: 'DUNS', identity: '65652314' },
    sender: { domain: 'NetworkID', identity: 'AN01' },
    to: { domain: 'DUNS', identity: '83528721' },
    returnHosts: ['srm.nordkraft.example:8443'],
  },
  purchase: {
    kind: 'purchase',
    orderNumber: '4500',
    soldTo: '1',
    orderedOn: '2026-09-01',
    lines: [{ sapMaterialNumber: '100001', quantity: '2' }],
  },
  ...ERP_RECORDS,
};

const { material } = RECORDS;
const changed = (fields: object): string => JSON.stringify({ ...material, ...fields });

describe('an NDJSON line', () => {
  it.each(Object.values(RECORDS).map((record) => [record.kind, record] as const))(
    'of kind %s gives the record it is',
    async (_kind, record) => {
      const written = JSON.stringify(record);
      expect(await read(written)).toEqual([{ type: 'record', line: 1, record, written }]);
    },
  );

  it.each<[why: string, line: string, field: string]>([
    ['without a kind', '{"code":"x"}', 'kind'],
    ['of an unknown kind', '{"kind":"toString"}', 'kind'],
    ['with a field it does not know', changed({ packagesize: '1' }), 'packagesize'],
    ['without a field it needs', changed({ salesUnit: undefined }), 'salesUnit'],
    ['with a number for a decimal', changed({ packageSize: 1.5 }), 'packageSize'],
    [
      'with a price of five decimals',
      changed({ listPrices: [{ market: 'NO', currency: 'NOK', amount: '1.00001', perQuantity: '1' }] }),
      'listPrices[0].amount',
    ],
    [
      'with a negative price',
      changed({ listPrices: [{ market: 'NO', currency: 'NOK', amount: '-1', perQuantity: '1' }] }),
      'listPrices[0].amount',
    ],
    [
      'with a price of no quantity',
      changed({ listPrices: [{ market: 'NO', currency: 'NOK', amount: '1', perQuantity: '0' }] }),
      'listPrices[0].perQuantity',
    ],
    [
      'with a day that is none',
      changed({ stock: [{ plant: '1', atp: '1', incoming: [{ date: '2026-02-30', quantity: '1' }] }] }),
      'stock[0].incoming[0].date',
    ],
    ['with a wrong check digit', changed({ ean: '4006381333932' }), 'ean'],
    ['with a market that is none', changed({ markets: ['NO', 'GB'] }), 'markets[1]'],
    ['without a name', changed({ names: {} }), 'names'],
    ['with a language that is none', changed({ names: { xx: 'Kabel' } }), 'names."xx"'],
    ['with NUL in a text', changed({ names: { nb: 'Ka\u0000bel' } }), 'names.nb'],
    ['with a range of three', changed({ features: { EF1: [1, 2, 3] } }), 'features.EF1'],
    ['with too much popularity', changed({ popularity: 1001 }), 'popularity'],
    ['that amends nothing', '{"kind":"material-amendment","market":"NO"}', ''],
    ['without a customer', '{"kind":"assortment-relation","assortmentCode":"as1"}', ''],
    [
      'that relates two at once',
      '{"kind":"assortment-relation","assortmentCode":"as1","soldTo":"1","companyCode":"c1"}',
      '',
    ],
    ['with more than 100 %', JSON.stringify({ ...RECORDS.discount, percent: '100.01' }), 'percent'],
  ])('%s is refused, its field named, and the next one read', async (_why, line, field) => {
    const events = await read(line, JSON.stringify(RECORDS.plant));
    expect(refusedOf(events)).toMatchObject([{ line: 1, code: 'field', ...(field === '' ? {} : { field }) }]);
    expect(refusedOf(events)[0]?.reason).toContain(field);
    expect(recordsOf(events)).toEqual([RECORDS.plant]);
  });

  it.each<[why: string, line: Uint8Array, code: string]>([
    ['not JSON', utf8('{"kind":'), 'json'],
    ['not an object', utf8('[1]'), 'field'],
    ['not UTF-8', latin1('{"kind":"supplier","code":"x","name":"R\u00f8r"}'), 'encoding'],
    ['longer than 1 MiB', utf8(`{"kind":"supplier","name":"${'x'.repeat(1024 * 1024)}"}`), 'line-too-long'],
  ])('that is %s is refused', async (_why, line, code) => {
    const first = utf8(`${JSON.stringify(RECORDS.plant)}\n`);
    const bytes = new Uint8Array([...first, ...line]);
    expect(refusedOf(await readAll(ndjson, inPieces(bytes)))).toMatchObject([{ line: 2, code }]);
  });

  it('may be blank, and the first may have a byte order mark', async () => {
    const written = JSON.stringify(RECORDS.plant);
    const events = await read('', ` ${written}\r`, '', '');
    expect(events).toEqual([{ type: 'record', line: 2, record: RECORDS.plant, written }]);
    expect(recordsOf(await read(`\ufeff${written}`))).toEqual([RECORDS.plant]);
  });

  it('cannot reach the prototype of objects', async () => {
    const [event] = await read('{"kind":"supplier","code":"x","name":"y","__proto__":{"z":1}}');
    expect(event).toMatchObject({ type: 'refused', field: '__proto__' });
  });
});

it.each(['', '\n\n', '<xml/>', 'number;name', '[{"kind":"supplier"}]', '\u0000\u0001'])(
  'what begins as %j is not NDJSON',
  async (content) => {
    await expect(readAll(ndjson, inPieces(utf8(content)))).rejects.toThrow(NotThisFormat);
  },
);

it('parses or refuses any object, equally for any pieces', async () => {
  const value = fc.oneof(fc.json(), fc.string(), fc.constant(JSON.stringify(material)));
  const content = fc.array(value, { maxLength: 6 }).map((lines) => utf8(['{}', ...lines].join('\n')));
  await fc.assert(
    fc.asyncProperty(content, fc.array(fc.nat(500)), async (bytes, cuts) => {
      const events = await readAll(ndjson, inPieces(bytes, cuts));
      expect(events).toEqual(await readAll(ndjson, inPieces(bytes)));
      expect(events[0]).toMatchObject({ type: 'refused', field: 'kind' });
    }),
  );
});
