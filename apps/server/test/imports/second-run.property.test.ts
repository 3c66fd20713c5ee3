import { type CatalogueFormat, type CatalogueRecord, type ReadEvent, readerOf } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { importRecords } from '../../src/areas/imports/commands/import-records.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { importing } from './run.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  await importing(db, [
    { kind: 'plant', code: '2001', market: 'NO', name: 'Oslo', city: 'Oslo' },
    { kind: 'supplier', code: 'S1', name: 'One' },
    { kind: 'supplier', code: 'S2', name: 'Two' },
    { kind: 'node', code: 'E', tree: 'electrical', names: { en: 'Electrical' }, slug: 'e', sortOrder: 1 },
    { kind: 'company', code: 'C1', name: 'Nordkraft', market: 'NO' },
  ]);
});

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function* eventsOf(format: CatalogueFormat, text: string): AsyncGenerator<ReadEvent> {
  yield* readerOf(format).read(bytesOf(text));
}

const importText = (format: CatalogueFormat, text: string) =>
  importRecords({ db, hashEmail }, { source: `file.${format}`, format, dryRun: false })(eventsOf(format, text));

/** Numbers of a case are not those of another, so that each begins with nothing. */
let cases = 0;

/** Imports a file twice. @param fileOf the file, with what is put before each of its numbers */
const checkTwice = async (format: CatalogueFormat, fileOf: (prefix: string) => string): Promise<void> => {
  cases += 1;
  const text = fileOf(String(cases).padStart(4, '0'));
  const first = await importText(format, text);
  const second = await importText(format, text);
  const { made, changed } = second;
  expect({ made, changed }, text).toEqual({ made: 0, changed: 0 });
  expect(second.refused, text).toBe(first.refused);
};

const RUNS = { numRuns: 25 };

/** A property of files that are imported twice. */
const twice = (name: string, format: CatalogueFormat, files: fc.Arbitrary<(prefix: string) => string>): void => {
  test(name, () =>
    fc.assert(
      fc.asyncProperty(files, (fileOf) => checkTwice(format, fileOf)),
      RUNS,
    ),
  );
};

const digit = fc.constantFrom('1', '2', '3');
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

const checkDigit = (digits: string): string => {
  const sum = [...digits].reduce((total, each, at) => total + Number(each) * (at % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
};
const gtin = (prefix: string, last: string): string => {
  const digits = `5701${prefix}000${last}`;
  return `${digits}${checkDigit(digits)}`;
};

interface Numbers {
  sap: string | undefined;
  el: string | undefined;
  hws: string | undefined;
  ean: string | undefined;
  supplier: string | undefined;
  number: string | undefined;
}

const numbers: fc.Arbitrary<Numbers> = fc.record({
  sap: fc.option(digit, { nil: undefined, freq: 1 }),
  el: maybe(digit),
  hws: maybe(digit),
  ean: maybe(digit),
  supplier: maybe(fc.constantFrom('S1', 'S2')),
  number: maybe(digit),
});

const namedBy = ({ sap, el, hws, ean, supplier, number }: Numbers, prefix: string) => ({
  ...(sap && { sapMaterialNumber: `1${prefix}${sap}` }),
  ...(el && { elNumber: `2${prefix}${el}` }),
  ...(hws && { hwsNumber: `3${prefix}${hws}` }),
  ...(ean && { ean: gtin(prefix, ean) }),
  ...(supplier && { supplierCode: supplier }),
  ...(number && { supplierNumber: `N${prefix}${number}` }),
});

const price = fc.constantFrom('10.00', '20.00', '30.00');
const name = fc.constantFrom('Kabel', 'Ledning');

describe('a second run changes nothing:', () => {
  const record = fc.oneof(
    fc.record({ numbers, name, price: maybe(price), other: maybe(digit) }).map((each) => (prefix: string) => ({
      kind: 'material' as const,
      ...namedBy(each.numbers, prefix),
      names: { nb: each.name },
      salesUnit: 'PCE' as const,
      markets: ['NO' as const],
      ...(each.other && { replacedBy: { elNumber: `2${prefix}${each.other}` } }),
      ...(each.price && {
        listPrices: [{ market: 'NO' as const, currency: 'NOK' as const, amount: each.price, perQuantity: '1' }],
      }),
    })),
    fc
      .record({ numbers, name: maybe(name), price: maybe(price), atp: maybe(digit) })
      .map((each) => (prefix: string) => ({
        kind: 'material-amendment' as const,
        elNumber: `2${prefix}1`,
        ...namedBy(each.numbers, prefix),
        ...(each.name && { names: { nb: each.name } }),
        ...(each.atp && { stock: [{ plant: '2001', atp: each.atp }] }),
        ...(each.price && {
          listPrices: [{ market: 'NO' as const, currency: 'NOK' as const, amount: each.price, perQuantity: '1' }],
        }),
      })),
    fc.record({ digit, percent: fc.constantFrom('10', '20') }).map((each) => (prefix: string) => ({
      kind: 'discount' as const,
      market: 'NO' as const,
      customerGroup: 'A',
      materialGroup: `${prefix}${each.digit}`,
      percent: each.percent,
    })),
    fc.record({ digit, price }).map((each) => (prefix: string) => ({
      kind: 'net-price' as const,
      soldTo: '500001',
      sapMaterialNumber: `1${prefix}${each.digit}`,
      currency: 'NOK' as const,
      amount: each.price,
      perQuantity: '1',
    })),
    fc.record({ digit, name }).map((each) => (prefix: string) => ({
      kind: 'product' as const,
      code: `${prefix}${each.digit}`,
      nodeCode: 'E',
      names: { nb: each.name },
    })),
    fc.record({ digit, name }).map((each) => (prefix: string) => ({
      kind: 'contact' as const,
      email: `${each.digit}@${prefix}.example`,
      name: each.name,
      companyCode: 'C1',
      soldTos: [],
      role: 'buyer' as const,
      locale: 'nb-NO' as const,
      ableToCreateOrders: true,
      showNetPrice: true,
      password: `secret-${each.name}`,
    })),
    fc.record({ digit, quantity: digit }).map((each) => (prefix: string) => ({
      kind: 'purchase' as const,
      orderNumber: `${prefix}${each.digit}`,
      soldTo: '500001',
      orderedOn: '2026-09-01',
      lines: [{ sapMaterialNumber: '1', quantity: each.quantity }],
    })),
  );
  const records: fc.Arbitrary<readonly ((prefix: string) => CatalogueRecord)[]> = fc.array(record, { maxLength: 14 });
  twice(
    'NDJSON',
    'ndjson',
    records.map(
      (each) => (prefix) =>
        ['', ...each.map((made) => JSON.stringify(made(prefix)))]
          .join('\n')
          .concat('\n{"kind":"supplier","code":"S1","name":"One"}'),
    ),
  );

  const csv = (header: string, row: fc.Arbitrary<(prefix: string) => readonly (string | undefined)[]>) =>
    fc.array(row, { maxLength: 12 }).map(
      (rows) => (prefix: string) =>
        [
          header,
          ...rows.map((cells) =>
            cells(prefix)
              .map((cell) => cell ?? '')
              .join(';'),
          ),
        ].join('\n'),
    );

  twice(
    'CSV of materials',
    'csv',
    csv(
      'sap_number;el_number;hws_number;ean;supplier_code;supplier_number;name_nb;sales_unit;markets;list_price',
      fc.record({ numbers, name, price: maybe(price) }).map((each) => (prefix) => {
        const named: Partial<Record<string, string>> = namedBy(each.numbers, prefix);
        const cells = ['sapMaterialNumber', 'elNumber', 'hwsNumber', 'ean', 'supplierCode', 'supplierNumber'].map(
          (field) => named[field],
        );
        return [...cells, each.name, 'PCE', 'NO', each.price];
      }),
    ),
  );
  twice(
    'CSV of discounts',
    'csv',
    csv(
      'market;customer_group;material_group;percent',
      fc
        .record({ digit, percent: fc.constantFrom('10', '20') })
        .map((each) => (prefix) => ['NO', 'A', `${prefix}${each.digit}`, each.percent]),
    ),
  );
  twice(
    'CSV of orders, whose rows need not follow each other',
    'csv',
    csv(
      'order_number;sold_to;ordered_on;sap_number;quantity',
      fc
        .record({ digit, material: digit, quantity: digit })
        .map((each) => (prefix) => [`${prefix}${each.digit}`, '500001', '2026-09-01', each.material, each.quantity]),
    ),
  );
  twice(
    'CSV of contacts',
    'csv',
    csv(
      'email;name;locale',
      fc.record({ digit, name }).map((each) => (prefix) => [`${each.digit}@csv${prefix}.example`, each.name, 'nb-NO']),
    ),
  );

  const mark = fc.constantFrom('1', '2', '3', '4');
  const ofMark = (prefix: string, kind: string, last: string): string =>
    kind === '2' ? gtin(prefix, last) : `${kind}${prefix}${last}`;
  const efonelfoLine = fc.oneof(
    fc
      .record({
        mark,
        digit,
        name,
        price: fc.constantFrom('1000', '2000'),
        maker: maybe(fc.constantFrom('Hager', 'Eaton')),
      })
      .map(
        (each) => (prefix: string) =>
          `VL;${each.mark};${ofMark(prefix, each.mark, each.digit)};${each.name};;1;EA;TXT;${each.price};10000;20260201;1;;1004;${each.maker ?? ''};;J;10000;0;`,
      ),
    fc
      .record({ mark, digit, type: fc.constantFrom('E', 'A', 'V'), other: digit })
      .map(
        (each) => (prefix: string) =>
          `VA;${each.mark};${ofMark(prefix, each.mark, each.digit)};${each.type};${ofMark(prefix, each.mark, each.other)}`,
      ),
    fc
      .record({ mark, digit, pack: fc.constantFrom('50000', '100000', '200000') })
      .map((each) => (prefix: string) => `VA;${each.mark};${ofMark(prefix, each.mark, each.digit)};P;${each.pack}`),
  );
  twice(
    'EFONELFO',
    'efonelfo',
    fc
      .array(efonelfoLine, { maxLength: 14 })
      .map(
        (lines) => (prefix) =>
          [
            'VH;EFONELFO;4.0;NO999999999MVA;;;20260101;20261231;NOK;;Fjord Engros AS;Kaien 1;;5003;BERGEN;NO',
            ...lines.map((line) => line(prefix)),
            '',
          ].join('\r\n'),
      ),
  );

  const datanormLine = fc.oneof(
    fc
      .record({ digit, name, price: fc.constantFrom('1000', '2000'), ean: maybe(digit) })
      .map((each) => (prefix: string) => {
        const cells = [
          'A',
          'N',
          `${prefix}${each.digit}`,
          each.name,
          '',
          'PCE',
          '1',
          '1',
          each.price,
          '06',
          ...Array<string>(18).fill(''),
        ];
        cells[17] = each.ean === undefined ? '' : gtin(prefix, each.ean);
        return cells.join(';');
      }),
    fc
      .record({ digit, other: digit })
      .map((each) => (prefix: string) => `B;L;${prefix}${each.digit};${prefix}${each.other};20260131;`),
    fc
      .record({ digit, price: fc.constantFrom('1000', '2000') })
      .map((each) => (prefix: string) => `P;A;${prefix}${each.digit};1;1;${each.price};;;;;;;`),
  );
  twice(
    'DATANORM',
    'datanorm',
    fc
      .array(datanormLine, { maxLength: 14 })
      .map(
        (lines) => (prefix) =>
          ['V;050;A;20260115;EUR;Artikel;Rhein Elektro GmbH;;;;;;;;;', ...lines.map((line) => line(prefix)), ''].join(
            '\r\n',
          ),
      ),
  );

  const bmecatProduct = fc
    .record({ digit, name, ean: maybe(digit), maker: maybe(digit), followup: maybe(digit), isDeleted: fc.boolean() })
    .map(
      (each) => (prefix: string) =>
        `<PRODUCT mode="${each.isDeleted ? 'delete' : 'new'}"><SUPPLIER_PID>${prefix}${each.digit}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>${each.name}</DESCRIPTION_SHORT>${each.ean === undefined ? '' : `<EAN>${gtin(prefix, each.ean)}</EAN>`}${each.maker === undefined ? '' : `<MANUFACTURER_PID>M${prefix}${each.maker}</MANUFACTURER_PID><MANUFACTURER_NAME>Hager</MANUFACTURER_NAME>`}</PRODUCT_DETAILS><PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS>${each.followup === undefined ? '' : `<PRODUCT_REFERENCE type="followup"><PROD_ID_TO>${prefix}${each.followup}</PROD_ID_TO></PRODUCT_REFERENCE>`}</PRODUCT>`,
    );
  twice(
    'BMEcat',
    'bmecat',
    fc
      .array(bmecatProduct, { maxLength: 8 })
      .map(
        (products) => (prefix) =>
          `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="2005.1" xmlns="http://www.bmecat.org/bmecat/2005.1"><HEADER><CATALOG><LANGUAGE default="true">nor</LANGUAGE><CATALOG_ID>C</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION><TERRITORY>NO</TERRITORY><CURRENCY>NOK</CURRENCY></CATALOG><SUPPLIER><SUPPLIER_NAME>Grossen</SUPPLIER_NAME></SUPPLIER></HEADER><T_UPDATE_PRODUCTS>${products.map((product) => product(prefix)).join('')}</T_UPDATE_PRODUCTS></BMECAT>`,
      ),
  );

  twice(
    'ETIM',
    'etim',
    fc
      .array(fc.record({ digit, name }), { maxLength: 8 })
      .map(
        (rows) => (prefix) =>
          ['ARTCLASSID;ARTCLASSDESC', ...rows.map((row) => `EC0${prefix}${row.digit};${row.name}`)].join('\n'),
      ),
  );
  twice(
    'GeoNames',
    'geonames',
    fc
      .array(fc.record({ digit, latitude: fc.constantFrom('55.7', '55.8') }), { maxLength: 8 })
      .map(
        (rows) => (prefix) =>
          [
            'NO\t0001\tOslo\t\t\t\t\t\t\t59.9\t10.7\t4',
            ...rows.map((row) => `NO\t${prefix}\tPlass ${row.digit}\t\t\t\t\t\t\t${row.latitude}\t10.7\t4`),
          ].join('\n'),
      ),
  );
});
