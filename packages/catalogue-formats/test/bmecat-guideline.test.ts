import { describe, expect, it } from 'vitest';
import { file, materialOf, materialsOf, noteCodes, price, prices, product, read } from './bmecat-fixture.ts';
import { refusedOf } from './bytes.ts';

const extensions = (given: string): string => `<USER_DEFINED_EXTENSIONS>${given}</USER_DEFINED_EXTENSIONS>`;

const branch = (type: string, country: string, number: string): string =>
  `<UDX.EDXF.COUNTRY_BRANCH_NUMBER type="${type}" country="${country}">${number}</UDX.EDXF.COUNTRY_BRANCH_NUMBER>`;

const branches = (...numbers: readonly string[]): string =>
  extensions(`<UDX.EDXF.COUNTRY_BRANCH_NUMBERS>${numbers.join('')}</UDX.EDXF.COUNTRY_BRANCH_NUMBERS>`);

const surcharge = (given: Readonly<Record<string, string>>): string =>
  `<UDX.EDXF.SURCHARGE>${Object.entries(given)
    .map(([name, value]) => `<UDX.EDXF.${name}>${value}</UDX.EDXF.${name}>`)
    .join('')}</UDX.EDXF.SURCHARGE>`;

const surcharges = (...given: readonly string[]): string =>
  extensions(`<UDX.EDXF.SURCHARGE_LIST>${given.join('')}</UDX.EDXF.SURCHARGE_LIST>`);

const order = (unit: string, quantity: string): string =>
  `<PRODUCT_ORDER_DETAILS><ORDER_UNIT>${unit}</ORDER_UNIT><PRICE_QUANTITY>${quantity}</PRICE_QUANTITY></PRODUCT_ORDER_DETAILS>`;

/** A catalogue for Norway and Sweden. */
const NORTHERN = {
  catalogue:
    '<LANGUAGE default="true">nor</LANGUAGE><CATALOG_ID>C</CATALOG_ID><TERRITORY>NO</TERRITORY><TERRITORY>SE</TERRITORY>',
};

describe('a file of ETIM’s own guideline', () => {
  it.each(['https://www.etim-international.com/bmecat/50', 'http://www.etim-international.com/bmecat/31'])(
    'in the namespace %s is read as BMEcat 2005',
    async (namespace) => {
      const events = await read(file(product(), { version: '2005', namespace }));
      expect(materialsOf(events)).toHaveLength(1);
      expect(noteCodes(events)).not.toContain('namespace');
    },
  );

  it('in another namespace of theirs is not', async () => {
    const reading = read(file(product(), { namespace: 'https://www.etim-international.com/other/50' }));
    await expect(reading).rejects.toThrow(/is not that of BMEcat/);
  });

  it('gives the numbers of the registers of its markets’ trades', async () => {
    const { material } = await materialOf(
      {
        details: '<DESCRIPTION_SHORT lang="nor">Klemme</DESCRIPTION_SHORT>',
        rest: branches(branch('electrical', 'NO', '1018511'), branch('HVAC', 'SE', '5430013')),
      },
      NORTHERN,
    );
    expect(material).toMatchObject({ elNumber: '1018511', hwsNumber: '5430013' });
    expect(material.alternativeNumbers).toBeUndefined();
  });

  it('is found by the numbers of other markets and trades as well', async () => {
    const { material } = await materialOf(
      {
        details: '<DESCRIPTION_SHORT lang="nor">Klemme</DESCRIPTION_SHORT>',
        rest: branches(
          branch('electrical', 'FI', '11'),
          branch('electrical', 'NO', '22'),
          branch('electrical', 'SE', '33'),
          branch('building', 'NO', '44'),
        ),
      },
      NORTHERN,
    );
    expect(material.elNumber).toBe('22');
    expect(material.hwsNumber).toBeUndefined();
    expect(material.alternativeNumbers).toEqual(['11', '33', '44']);
  });

  it('may set the unit of all prices of a period', async () => {
    const { material, events } = await materialOf({
      order:
        '<PRODUCT_ORDER_DETAILS><ORDER_UNIT>RO</ORDER_UNIT><CONTENT_UNIT>MTR</CONTENT_UNIT><NO_CU_PER_OU>100</NO_CU_PER_OU></PRODUCT_ORDER_DETAILS>',
      rest: prices(price('1.20'), '<PRICE_BASE><PRICE_UNIT>MTR</PRICE_UNIT></PRICE_BASE>'),
    });
    expect(material).toMatchObject({ salesUnit: 'MTR', multiplum: '100' });
    expect(material.listPrices).toMatchObject([{ amount: '1.20', perQuantity: '1' }]);
    expect(noteCodes(events)).not.toContain('price-unit');
  });

  it('has fixed surcharges summed for one unit of sale', async () => {
    const { material, events } = await materialOf({
      order: order('C62', '100'),
      rest: surcharges(
        surcharge({ SURCHARGE_TYPE: 'recycling WEEE', SURCHARGE_MANNER: 'base', SURCHARGE_PRICE_AMOUNT: '28' }),
        surcharge({ SURCHARGE_TYPE: 'VREG', SURCHARGE_PRICE_AMOUNT: '0.5' }),
      ),
    });
    expect(material.duties).toEqual({ EUR: '0.285' });
    expect(noteCodes(events)).not.toContain('surcharge');
  });

  it.each<[what: string, given: Record<string, string>]>([
    ['by a metal’s weight', { SURCHARGE_TYPE: 'copper', MATERIAL_BASIS: '150', MATERIAL_BASIS_WEIGHT: '43000' }],
    [
      'an amount for each step of a metal’s price',
      { SURCHARGE_TYPE: 'silver', SURCHARGE_PRICE_AMOUNT: '1', MATERIAL_BASIS_SURCHARGE_THRESHOLD: '50' },
    ],
    ['by percent', { SURCHARGE_TYPE: 'packaging', SURCHARGE_PERCENTAGE: '0.01' }],
    ['no number', { SURCHARGE_TYPE: 'copper', SURCHARGE_PRICE_AMOUNT: 'on request' }],
  ])('has surcharges that are %s left out, and says so', async (_, given) => {
    const { material, events } = await materialOf({ rest: surcharges(surcharge(given)) });
    expect(material.duties).toBeUndefined();
    expect(noteCodes(events)).toContain('surcharge');
  });

  it('may be in a currency that no market of the shop has: then its surcharges are none', async () => {
    const catalogue =
      '<LANGUAGE default="true">deu</LANGUAGE><CATALOG_ID>C</CATALOG_ID><TERRITORY>DE</TERRITORY><CURRENCY>CHF</CURRENCY>';
    const { material } = await materialOf(
      { rest: surcharges(surcharge({ SURCHARGE_TYPE: 'SENS', SURCHARGE_PRICE_AMOUNT: '2.50' })) },
      { catalogue },
    );
    expect(material.duties).toBeUndefined();
  });
});

describe('units and statuses as files of version 1.2 write them', () => {
  it.each([
    ['Packung', 'PAK'],
    ['Stck', 'PCE'],
    ['Karton', 'BOX'],
    ['Meter', 'MTR'],
    ['CL', 'ROL'],
    ['TN', 'PCE'],
  ])('%s is %s', async (unit, salesUnit) => {
    const { material } = await materialOf({ order: order(unit, '1') });
    expect(material.salesUnit).toBe(salesUnit);
  });

  it.each([
    ['core_article', '10', false],
    ['new_article', '10', false],
    ['old_article', '33', false],
    ['bargain', '10', true],
  ])('an article of status %s has status %s', async (type, status, isNoted) => {
    const { material, events } = await materialOf({ details: `<PRODUCT_STATUS type="${type}">x</PRODUCT_STATUS>` });
    expect(material.status).toBe(status);
    expect(noteCodes(events).includes('status')).toBe(isNoted);
  });
});

describe('a document type', () => {
  it('that declares elements of the file’s own, with a text for the DTD, is read', async () => {
    const doctype = `<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog.dtd" [
      <!ENTITY % USERDEFINES "(UDX.UGE.ROOMNR?,UDX.UGE.LEVEL?)">
      <!ELEMENT UDX.UGE.ROOMNR (#PCDATA)>
      <!ELEMENT UDX.UGE.LEVEL (#PCDATA)>
    ]>`;
    const events = await read(file(product(), { doctype }));
    expect(refusedOf(events)).toEqual([]);
    expect(materialsOf(events)).toHaveLength(1);
  });

  it.each([
    ['of a file', '<!ENTITY % p SYSTEM "file:///etc/passwd">'],
    ['of a file by its public name', '<!ENTITY % p PUBLIC "-//X" "http://example.com/p">'],
    ['that declare others', `<!ENTITY % p "<!ENTITY a 'aaaa'>">%p;`],
    ['beside those of texts', '<!ENTITY % p "x"><!ENTITY a "aaaa">'],
    ['that never end', '<!ENTITY % p "x'],
  ])('with texts for the DTD %s is refused', async (_, declared) => {
    await expect(read(file(product(), { doctype: `<!DOCTYPE BMECAT [${declared}]>` }))).rejects.toThrow(
      /declares entities|is not XML/,
    );
  });
});
