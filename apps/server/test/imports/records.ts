import type { CatalogueRecord, MaterialRecord, ReadEvent } from '@grossist/catalogue-formats';

/** Records as events, each on the line of its place, from 1. */
export const asEvents = (records: readonly CatalogueRecord[]): ReadEvent[] =>
  records.map((record, place) => ({ type: 'record', line: place + 1, record }));

/** A cable of the house's own, complete enough to be written. */
export const aMaterialRecord = (changes: Partial<MaterialRecord> = {}): MaterialRecord => ({
  kind: 'material',
  sapMaterialNumber: '1000001',
  elNumber: '1018511',
  tree: 'electrical',
  names: { da: 'Installationskabel 3G1,5', en: 'Installation cable 3G1.5' },
  salesUnit: 'MTR',
  markets: ['DK', 'NO'],
  ...changes,
});

/** What an outside price file tells of the same cable. */
export const anOutsideRecord = (changes: Partial<MaterialRecord> = {}): MaterialRecord => ({
  kind: 'material',
  elNumber: '1018511',
  names: { nb: 'Installasjonskabel 3G1,5' },
  salesUnit: 'MTR',
  markets: ['NO'],
  ...changes,
});

/** One of each kind, each after those it names. */
export const WHOLE_TRADE: readonly CatalogueRecord[] = [
  { kind: 'plant', code: '2001', market: 'DK', name: 'Brøndby', city: 'Brøndby' },
  {
    kind: 'service-center',
    code: 'SC1',
    market: 'DK',
    plant: '2001',
    name: 'Valby',
    street: 'Vej 1',
    postalCode: '2500',
    city: 'Valby',
    latitude: 55.6,
    longitude: 12.5,
    closingTime: '16:30',
  },
  { kind: 'supplier', code: 'NKT', name: 'Kabelværket' },
  { kind: 'etim-class', code: 'EC003248', names: { en: 'Cable' }, features: [] },
  { kind: 'node', code: 'E', tree: 'electrical', names: { en: 'Electrical' }, slug: 'electrical', sortOrder: 1 },
  {
    kind: 'node',
    code: 'E1',
    parentCode: 'E',
    tree: 'electrical',
    names: { en: 'Cables' },
    slug: 'cables',
    sortOrder: 1,
  },
  { kind: 'product', code: 'P1', nodeCode: 'E1', classCode: 'EC003248', supplierCode: 'NKT', names: { en: 'NOIKLX' } },
  aMaterialRecord({
    productCode: 'P1',
    supplierCode: 'NKT',
    classCode: 'EC003248',
    features: { EF000001: 3 },
    alternatives: ['1000002'],
    duties: { DKK: '1.25' },
    listPrices: [{ market: 'DK', currency: 'DKK', amount: '553.00', perQuantity: '100', validFrom: '2026-01-01' }],
    stock: [{ plant: '2001', atp: '100', incoming: [{ date: '2026-12-01', quantity: '50' }] }],
  }),
  { kind: 'discount', market: 'DK', customerGroup: 'A', materialGroup: 'K1', percent: '34.50' },
  { kind: 'company', code: 'C1', name: 'Nordkraft', market: 'DK' },
  {
    kind: 'account',
    soldTo: '500001',
    companyCode: 'C1',
    name: 'Nordkraft Øst',
    currency: 'DKK',
    customerGroup: 'A',
    plant: '2001',
    projects: [{ number: 'P-1', title: 'Havnen' }],
  },
  {
    kind: 'contact',
    email: 'Buyer@Nordkraft.example',
    name: 'Bo',
    companyCode: 'C1',
    soldTos: ['500001'],
    role: 'buyer',
    locale: 'da-DK',
    ableToCreateOrders: true,
    showNetPrice: true,
    password: 'demo-Grossist-1',
  },
  {
    kind: 'address',
    code: 'A1',
    soldTo: '500001',
    shipTo: '600001',
    name: 'Lager',
    street: 'Vej 2',
    postalCode: '2605',
    city: 'Brøndby',
    countryCode: 'DK',
  },
  {
    kind: 'net-price',
    soldTo: '500001',
    sapMaterialNumber: '1000001',
    currency: 'DKK',
    amount: '3.20',
    perQuantity: '1',
  },
];
