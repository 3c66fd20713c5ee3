import { type CatalogueRecord, readerOf } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { inPieces, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const csv = readerOf('csv');
const read = (header: string, ...rows: string[]) => readAll(csv, inPieces(utf8([header, ...rows].join('\r\n'))));

describe('a table of each kind gives its records:', () => {
  it.each<[title: string, header: string, row: string, record: CatalogueRecord]>([
    [
      'a price list by EL number, with the currency of its market and scales',
      'el_number;market;list_price;price_quantity;valid_from;scale_quantities;scale_prices',
      '1018511;NO;553,00;100;2026-09-01;10|100;540,5|500',
      {
        kind: 'material-amendment',
        elNumber: '1018511',
        market: 'NO',
        listPrices: [
          {
            market: 'NO',
            currency: 'NOK',
            amount: '553.00',
            perQuantity: '100',
            validFrom: '2026-09-01',
            scales: [
              { fromQuantity: '10', amount: '540.5' },
              { fromQuantity: '100', amount: '500' },
            ],
          },
        ],
      },
    ],
    [
      'a stock list by supplier and number',
      'supplier_code;supplier_number;plant;atp;incoming_dates;incoming_quantities;fastbox',
      'NKT;171300;2001;12,5;2026-12-24|31.12.2026;3|4;1',
      {
        kind: 'material-amendment',
        supplierCode: 'NKT',
        supplierNumber: '171300',
        stock: [
          {
            plant: '2001',
            atp: '12.5',
            incoming: [
              { date: '2026-12-24', quantity: '3' },
              { date: '2026-12-31', quantity: '4' },
            ],
            fastbox: '1',
          },
        ],
      },
    ],
    [
      'alternatives, accessories, pictures and documents of materials',
      'ean;alternatives;accessories;pictures;documents;document_type;duty_nok',
      '5702950410001;1000002|1000003;1000009;a.jpg;b.pdf;data-sheet;0,25',
      {
        kind: 'material-amendment',
        ean: '5702950410001',
        addAlternatives: ['1000002', '1000003'],
        addAccessories: ['1000009'],
        media: [
          { kind: 'picture', source: 'a.jpg' },
          { kind: 'document', documentType: 'data-sheet', source: 'b.pdf' },
        ],
        duties: { NOK: '0.25' },
      },
    ],
    [
      'materials with features',
      'sap_number;name_en;sales_unit;markets;EF000007;EF000008 Width;EF003246;EF000228;keywords_en;is_stocked',
      '1000001;Cable;mtr;DK|NO;ev000202;2,5;yes;300..500;wire|lead;no',
      {
        kind: 'material',
        sapMaterialNumber: '1000001',
        names: { en: 'Cable' },
        salesUnit: 'MTR',
        markets: ['DK', 'NO'],
        features: { EF000007: 'EV000202', EF000008: 2.5, EF003246: true, EF000228: [300, 500] },
        keywords: { en: ['wire', 'lead'] },
        isStocked: false,
      },
    ],
    [
      'discounts',
      'market;customer_group;material_group;percent;text',
      'DK;A;K1;34,5 %;Cables',
      { kind: 'discount', market: 'DK', customerGroup: 'A', materialGroup: 'K1', percent: '34.5', text: 'Cables' },
    ],
    [
      'net prices',
      'sold_to;sap_number;net_price;currency',
      '500001;1000001;3,20;dkk',
      {
        kind: 'net-price',
        soldTo: '500001',
        sapMaterialNumber: '1000001',
        currency: 'DKK',
        amount: '3.20',
        perQuantity: '1',
      },
    ],
    [
      'suppliers',
      'supplier_code;supplier_name',
      'NKT;NKT Cables',
      { kind: 'supplier', code: 'NKT', name: 'NKT Cables' },
    ],
    [
      'nodes',
      'node_code;parent_code;tree;name_da;slug',
      'E1;E;electrical;Kabler;cables',
      {
        kind: 'node',
        code: 'E1',
        parentCode: 'E',
        tree: 'electrical',
        names: { da: 'Kabler' },
        slug: 'cables',
        sortOrder: 0,
      },
    ],
    [
      'products',
      'product_code;node_code;class_code;name_en',
      'P1;E1;ec003248;NOIKLX',
      { kind: 'product', code: 'P1', nodeCode: 'E1', classCode: 'EC003248', names: { en: 'NOIKLX' } },
    ],
    [
      'companies',
      'company_number;name;market',
      'C1;Nordkraft;DK',
      { kind: 'company', code: 'C1', name: 'Nordkraft', market: 'DK' },
    ],
    [
      'accounts with projects',
      'sold_to;company_number;name;currency;customer_group;plant;projects',
      '500001;C1;Nordkraft Øst;DKK;A;2001;P-1=Havnen|P-2=A=B',
      {
        kind: 'account',
        soldTo: '500001',
        companyCode: 'C1',
        name: 'Nordkraft Øst',
        currency: 'DKK',
        customerGroup: 'A',
        plant: '2001',
        projects: [
          { number: 'P-1', title: 'Havnen' },
          { number: 'P-2', title: 'A=B' },
        ],
      },
    ],
    [
      'contacts, who have only the rights that are given',
      'email;name;company_number;sold_to;locale;show_net_price',
      'Bo@Nordkraft.example;Bo;C1;500001|500002;da-DK;ja',
      {
        kind: 'contact',
        email: 'bo@nordkraft.example',
        name: 'Bo',
        companyCode: 'C1',
        soldTos: ['500001', '500002'],
        role: 'buyer',
        locale: 'da-DK',
        ableToCreateOrders: false,
        showNetPrice: true,
      },
    ],
    [
      'contacts with what other systems know of them',
      'email;name;locale;salesforce_contact_id;is_symbrio_user',
      'bo@nordkraft.example;Bo;sv-SE;003gK000001A;ja',
      {
        kind: 'contact',
        email: 'bo@nordkraft.example',
        name: 'Bo',
        soldTos: [],
        role: 'buyer',
        locale: 'sv-SE',
        ableToCreateOrders: false,
        showNetPrice: false,
        salesforceContactId: '003gK000001A',
        isSymbrioUser: true,
      },
    ],
    [
      'addresses',
      'address_code;sold_to;ship_to;name;street;postal_code;city;country;is_default',
      'A1;500001;600001;Lager;Vej 2;2605;Brøndby;dk;x',
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
        isDefault: true,
      },
    ],
    [
      'synonyms of classes',
      'class_code;language;synonyms',
      'EC003248;da;Ledning|Kabel',
      { kind: 'etim-synonyms', classCode: 'EC003248', language: 'da', words: ['Ledning', 'Kabel'] },
    ],
    [
      'assortments',
      'assortment_code;assortment_type;name_en;node_codes;sap_numbers',
      'AS1;exclusive;Own brand;E1|E2;1000001',
      {
        kind: 'assortment',
        code: 'AS1',
        type: 'exclusive',
        names: { en: 'Own brand' },
        nodeCodes: ['E1', 'E2'],
        sapMaterialNumbers: ['1000001'],
      },
    ],
    [
      'customers of assortments',
      'assortment_code;sold_to',
      'AS1;500001',
      { kind: 'assortment-relation', assortmentCode: 'AS1', soldTo: '500001' },
    ],
    [
      'plants',
      'plant;market;name;city',
      '2001;DK;Brøndby;Brøndby',
      { kind: 'plant', code: '2001', market: 'DK', name: 'Brøndby', city: 'Brøndby' },
    ],
    [
      'service centers',
      'service_center;plant;market;name;street;postal_code;city;latitude;longitude;opening_time;closing_time',
      'SC1;2001;DK;Valby;Vej 1;2500;Valby;55,6;12.5;7:30;16:30:00',
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
        openingTime: '07:30',
        closingTime: '16:30',
      },
    ],
    [
      'the cut-off time of a market',
      'market;plant;cut_off',
      'DK;;9:30',
      { kind: 'cut-off', market: 'DK', cutOff: '09:30' },
    ],
    [
      'the opening hours of a weekday',
      'service_center;weekday;date;opening_time;closing_time',
      'SC1;6;;8:00;12:00',
      { kind: 'opening-hours', center: 'SC1', weekday: 6, openingTime: '08:00', closingTime: '12:00' },
    ],
    [
      'a date on which a service center is closed',
      'service_center;date;closed',
      'SC1;31.12.2026;yes',
      { kind: 'opening-hours', center: 'SC1', date: '2026-12-31', isClosed: true },
    ],
    [
      'the size of the express box of a plant',
      'market;plant;small_box_packages',
      'dk;2001;25',
      { kind: 'fastbox-size', market: 'DK', plant: '2001', packages: 25 },
    ],
    [
      'the freight terms of a plant',
      'market;plant;freight;free_from',
      'dk;2001;89,50;2000',
      { kind: 'freight-term', market: 'DK', plant: '2001', freight: '89.50', freeFrom: '2000' },
    ],
    [
      'the cut-off time of a plant',
      'market;plant;cut_off',
      'dk;2001;15:00',
      { kind: 'cut-off', market: 'DK', plant: '2001', cutOff: '15:00' },
    ],
    [
      'a delivery of an order',
      'delivery_number;order_number;line_number;quantity;carrier;tracking_number;tracking_url;planned_date;picked_at;dispatched_at;delivered_at',
      'D-1;4500000001;10;2,5;Carrier;0037;https://carrier.example/0037;04.03.2026;2026-03-03T14:00:00Z;2026-03-03T18:00:00+01:00;',
      {
        kind: 'delivery',
        code: 'D-1',
        orderNumber: '4500000001',
        lines: [{ lineNumber: 10, quantity: '2.5' }],
        carrier: 'Carrier',
        trackingNumber: '0037',
        trackingUrl: 'https://carrier.example/0037',
        plannedDate: '2026-03-04',
        pickedAt: '2026-03-03T14:00:00Z',
        dispatchedAt: '2026-03-03T18:00:00+01:00',
      },
    ],
    [
      'the price terms of a market',
      'market;clearance_percent;cable_cut_fee',
      'DK;40 %;49',
      { kind: 'price-term', market: 'DK', clearancePercent: '40', cableCutFee: '49' },
    ],
    [
      'the price terms of a material',
      'market;sap_number;clearance_percent',
      'dk;1000001;55',
      { kind: 'price-term', market: 'DK', sapMaterialNumber: '1000001', clearancePercent: '55' },
    ],
    [
      'zones of the express box',
      'express_zone;market;service_center;postal_codes;closing_time;lead_minutes;maxi',
      'Z1;DK;SC1;2500|2600-2799;15:00;90;yes',
      {
        kind: 'fastbox-zone',
        code: 'Z1',
        market: 'DK',
        center: 'SC1',
        postalCodes: ['2500', '2600-2799'],
        closingTime: '15:00',
        leadMinutes: 90,
        isMaxiPossible: true,
      },
    ],
    [
      'special-order times',
      'market;plant;supply_status;working_days',
      'dk;2001;11;8',
      { kind: 'special-order-time', market: 'DK', plant: '2001', supplyStatus: '11', workingDays: 8 },
    ],
  ])('%s', async (_title, header, row, record) => {
    const events = await read(header, row);
    expect(refusedOf(events)).toEqual([]);
    expect(recordsOf(events)).toEqual([record]);
  });
});

it('lines of an order that follow each other are one record, with the line of the first', async () => {
  const events = await read(
    'order_number;sold_to;ordered_on;sap_number;quantity',
    '4711;500001;01.09.2026;1000001;100',
    '4711;500001;01.09.2026;1000002;x',
    '4711;500001;01.09.2026;1000003;2,5',
    '4712;500001;02.09.2026;1000001;1',
  );
  expect(refusedOf(events)).toMatchObject([{ line: 3, field: 'quantity' }]);
  expect(events.filter(({ type }) => type === 'record')).toEqual([
    {
      type: 'record',
      line: 2,
      record: {
        kind: 'purchase',
        orderNumber: '4711',
        soldTo: '500001',
        orderedOn: '2026-09-01',
        lines: [
          { sapMaterialNumber: '1000001', quantity: '100' },
          { sapMaterialNumber: '1000003', quantity: '2.5' },
        ],
      },
    },
    {
      type: 'record',
      line: 5,
      record: {
        kind: 'purchase',
        orderNumber: '4712',
        soldTo: '500001',
        orderedOn: '2026-09-02',
        lines: [{ sapMaterialNumber: '1000001', quantity: '1' }],
      },
    },
  ]);
});

describe('an incomplete row is refused:', () => {
  it.each([
    ['scales without prices', 'ean;market;list_price;scale_quantities;scale_prices', '5702950410001;DK;5;10|20;4'],
    ['a price of no market', 'ean;list_price', '5702950410001;5'],
    ['a price of one of many markets', 'name_en;sales_unit;markets;list_price', 'Cable;MTR;DK|NO;5'],
    ['stock of no plant', 'ean;atp', '5702950410001;5'],
    ['nothing to change', 'ean;atp;plant', '5702950410001;;2001'],
    ['a relation without a customer', 'assortment_code;sold_to;email', 'A;;'],
    [
      'a project without its title',
      'sold_to;company_number;name;currency;customer_group;plant;projects',
      '1;C;N;DKK;A;1;P',
    ],
  ])('%s', async (_title, header, row) => {
    const events = await read(header, row);
    expect(recordsOf(events)).toEqual([]);
    expect(refusedOf(events)).toMatchObject([{ line: 2 }]);
  });
});

it('joins lines of a delivery that follow each other, and keeps rows apart that differ in anything else', async () => {
  const events = await read(
    'delivery_number;order_number;line;quantity;carrier',
    'D-1;4711;10;2;Carrier',
    'D-1;4711;20;1,5;Carrier',
    'D-1;4711;30;1;Another',
  );
  expect(recordsOf(events)).toEqual([
    {
      kind: 'delivery',
      code: 'D-1',
      orderNumber: '4711',
      lines: [
        { lineNumber: 10, quantity: '2' },
        { lineNumber: 20, quantity: '1.5' },
      ],
      carrier: 'Carrier',
    },
    {
      kind: 'delivery',
      code: 'D-1',
      orderNumber: '4711',
      lines: [{ lineNumber: 30, quantity: '1' }],
      carrier: 'Another',
    },
  ]);
});

it.each(['2026-03-03', '2026-03-03 14:00', '2026-02-30T14:00:00Z', '2026-03-03T25:00:00Z', '2026-03-03T14:00:00'])(
  'refuses a delivery picked at %s: no time with its zone',
  async (time) => {
    const events = await read('delivery_number;order_number;line_number;quantity;picked_at', `D-1;4711;10;2;${time}`);
    expect(recordsOf(events)).toEqual([]);
    expect(refusedOf(events)).toMatchObject([{ line: 2 }]);
  },
);
