import { type CatalogueFormat, type CatalogueRecord, type ReadEvent, readerOf } from '@grossist/catalogue-formats';
import { describe, expect, test } from 'vitest';
import { resolvedNumber, resolvedNumbers } from '../../src/unresolved-number.ts';
import { testDatabase } from '../support/database.ts';
import { aMaterialRecord } from './records.ts';
import { importing } from './run.ts';

const { db } = await testDatabase();

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** The records of a file; a refused line fails the test. */
const recordsOf = async (format: CatalogueFormat, text: string): Promise<CatalogueRecord[]> => {
  const events: ReadEvent[] = [];
  for await (const event of readerOf(format).read(bytesOf(text))) events.push(event);
  expect(events.filter(({ type }) => type === 'refused')).toEqual([]);
  return events.flatMap((event) => (event.type === 'record' ? [event.record] : []));
};

const importFile = async (format: CatalogueFormat, text: string) => {
  const report = await importing(db, await recordsOf(format, text), { format });
  expect(report.lines).toEqual([]);
  return report;
};

/** A material of the house's own, sold in Norway. */
const ours = (sapMaterialNumber: string, changes = {}) =>
  importing(db, [aMaterialRecord({ sapMaterialNumber, elNumber: undefined, markets: ['NO'], ...changes })]);

const rowOf = (column: 'el_number' | 'supplier_number' | 'sap_material_number', number: string) =>
  db
    .selectFrom('materials')
    .select(['sap_material_number as sap', 'alternatives', 'accessories', 'replaced_by', 'package_size'])
    .where(column, '=', number)
    .executeTakeFirstOrThrow();

const HEAD = 'VH;EFONELFO;4.0;NO999999999MVA;;;20260101;20261231;NOK;;Fjord Engros AS;Kaien 1;;5003;BERGEN;NO';
const vl = (mark: string, number: string, maker = '') =>
  `VL;${mark};${number};Kabel 3G2,5;;1;EA;TXT;55300;10000;20260201;1;;1004;${maker};;J;10000;0;`;
const efonelfo = (...lines: string[]) => importFile('efonelfo', [HEAD, ...lines, ''].join('\r\n'));

const V5 = 'V;050;A;20260115;EUR;Artikel;Rhein Elektro GmbH;;;;;;;;;';

const bmecat = (...products: string[]) =>
  importFile(
    'bmecat',
    `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="2005.1" xmlns="http://www.bmecat.org/bmecat/2005.1"><HEADER>
<CATALOG><LANGUAGE default="true">nor</LANGUAGE><CATALOG_ID>C</CATALOG_ID><CATALOG_VERSION>001.000</CATALOG_VERSION>
<TERRITORY>NO</TERRITORY><CURRENCY>NOK</CURRENCY></CATALOG>
<SUPPLIER><SUPPLIER_NAME>Grossen</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>${products.join('')}</T_NEW_CATALOG></BMECAT>`,
  );
const bmecatProduct = (pid: string, maker: string, refs = '') => `<PRODUCT><SUPPLIER_PID>${pid}</SUPPLIER_PID>
<PRODUCT_DETAILS><DESCRIPTION_SHORT>Klemme</DESCRIPTION_SHORT>${maker}</PRODUCT_DETAILS>
<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS>${refs}</PRODUCT>`;
const madeBy = (name: string, number: string) =>
  `<MANUFACTURER_PID>${number}</MANUFACTURER_PID><MANUFACTURER_NAME>${name}</MANUFACTURER_NAME>`;
const refersTo = (type: string, pid: string) =>
  `<PRODUCT_REFERENCE type="${type}"><PROD_ID_TO>${pid}</PROD_ID_TO></PRODUCT_REFERENCE>`;

describe('EFONELFO', () => {
  test('an EL number of a replacement is never the SAP number of another material', async () => {
    await ours('1100004');
    await efonelfo(vl('1', '1100003'), 'VA;1;1100004;E');
    expect(resolvedNumber((await rowOf('el_number', '1100003')).replaced_by)).toBe('');
    // The house's own file brings the material that was meant.
    await ours('1100099', { elNumber: '1100004' });
    expect((await rowOf('el_number', '1100003')).replaced_by).toBe('1100099');
  });

  test('alternatives are found in the file by EL number, EAN, NRF number and the number of the seller', async () => {
    const [el, ean, nrf, own] = ['1200001', '5901234123457', '7700001', 'S-1'];
    await efonelfo(
      vl('1', '1200000'),
      `VA;1;${el};A`,
      `VA;2;${ean};A`,
      `VA;4;${nrf};A`,
      `VA;3;${own};A`,
      vl('1', el),
      vl('2', ean),
      vl('4', nrf),
      vl('3', own, 'Hager'),
    );
    const { alternatives } = await rowOf('el_number', '1200000');
    const rows = await db
      .selectFrom('materials')
      .select('sap_material_number')
      .where((where) =>
        where.or([
          where('el_number', '=', el),
          where('ean', '=', ean),
          where('hws_number', '=', nrf),
          where('supplier_number', '=', own),
        ]),
      )
      .execute();
    expect(resolvedNumbers(alternatives, 10).sort()).toEqual(rows.map((row) => row.sap_material_number).sort());
    expect(rows).toHaveLength(4);
  });

  test('a line at the end of the file amends the seller’s own article, not that of another supplier', async () => {
    await importing(db, [
      { kind: 'supplier', code: 'OTHER', name: 'Other' },
      aMaterialRecord({
        sapMaterialNumber: '1300001',
        elNumber: undefined,
        supplierCode: 'OTHER',
        supplierNumber: 'T-1',
        markets: ['NO'],
      }),
    ]);
    await efonelfo(vl('3', 'T-1', 'Eaton'), vl('3', 'T-2', 'Eaton'), 'VA;3;T-1;P;500000');
    expect((await rowOf('sap_material_number', '1300001')).package_size).toBe('1.000');
    const packages = await db
      .selectFrom('materials')
      .select('package_size')
      .where('supplier_number', '=', 'T-1')
      .where('supplier_code', '=', 'EATON')
      .execute();
    expect(packages).toEqual([{ package_size: '50.000' }]);
  });

  test('EL numbers of another market are not meant', async () => {
    await ours('1400001', { elNumber: '1400002', markets: ['SE'] });
    await efonelfo(vl('1', '1400003'), 'VA;1;1400002;E');
    expect(resolvedNumber((await rowOf('el_number', '1400003')).replaced_by)).toBe('');
  });
});

test('DATANORM names what replaces an article by the supplier’s number', async () => {
  const article = (number: string) => `A;N;${number};Leitung;;PCE;1;1;1250;06;;;;;;;;;;;;;;;;;;`;
  await ours('1500002', { markets: ['DE'] });
  await importFile('datanorm', [V5, article('1500001'), ''].join('\r\n'));
  await importFile('datanorm', [V5, 'B;L;1500001;1500002;20260131;', ''].join('\r\n'));
  expect(resolvedNumber((await rowOf('supplier_number', '1500001')).replaced_by)).toBe('');
  await importFile('datanorm', [V5, article('1500002'), ''].join('\r\n'));
  expect((await rowOf('supplier_number', '1500001')).replaced_by).toBe((await rowOf('supplier_number', '1500002')).sap);
});

describe('BMEcat', () => {
  test('references are numbers of the catalogue’s supplier, not of the maker', async () => {
    await bmecat(
      bmecatProduct('W1', madeBy('Hager', 'H1'), refersTo('accessories', 'W2') + refersTo('followup', 'W3')),
      bmecatProduct('W9', madeBy('Hager', 'W2')),
      bmecatProduct('W2', madeBy('Hager', 'H2')),
    );
    expect((await rowOf('supplier_number', 'H1')).accessories).toEqual([(await rowOf('supplier_number', 'H2')).sap]);
    await bmecat(bmecatProduct('W3', madeBy('Eaton', 'E3')));
    expect((await rowOf('supplier_number', 'H1')).replaced_by).toBe((await rowOf('supplier_number', 'E3')).sap);
  });
});

describe('records of the house', () => {
  test('name others by SAP number or by any other number', async () => {
    await ours('1600001', { replacedBy: { elNumber: '1600005' }, accessories: ['1600002', { ean: '5701234567899' }] });
    await ours('1600005');
    expect(resolvedNumber((await rowOf('sap_material_number', '1600001')).replaced_by)).toBe('');
    await ours('1600002', { elNumber: '1600005', ean: '5701234567899' });
    const row = await rowOf('sap_material_number', '1600001');
    expect([row.replaced_by, row.accessories]).toEqual(['1600002', ['1600002']]);
  });

  test('are refused when a reference has several numbers', async () => {
    const report = await importing(db, [
      aMaterialRecord({ sapMaterialNumber: '1600009', replacedBy: { elNumber: '1', ean: '5701234567899' } }),
    ]);
    expect(report.lines).toMatchObject([{ kind: 'refused', code: 'bad-value' }]);
  });
});

test('a second run of a file with unresolved references changes nothing', async () => {
  const file = [vl('1', '1700001'), 'VA;1;1700009;E', vl('1', '1700002'), 'VA;1;1700001;A;1700008'];
  await efonelfo(...file);
  expect(await efonelfo(...file)).toMatchObject({ made: 0, changed: 0 });
});
