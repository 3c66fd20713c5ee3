import { describe, expect, it } from 'vitest';
import { amendmentsOf, file, materialsOf, noteCodes, read } from './bmecat-fixture.ts';
import { notesOf, recordsOf, refusedOf } from './bytes.ts';

const ARTICLE = `<ARTICLE mode="new"><SUPPLIER_AID>4711</SUPPLIER_AID>
<ARTICLE_DETAILS><DESCRIPTION_SHORT>Schraube M4</DESCRIPTION_SHORT><DESCRIPTION_LONG>Verzinkt&lt;br&gt;mit Schlitz</DESCRIPTION_LONG>
<EAN>4008190143640</EAN><SUPPLIER_ALT_AID>ALT-9</SUPPLIER_ALT_AID><BUYER_AID type="own">K77</BUYER_AID>
<MANUFACTURER_AID>M-4711</MANUFACTURER_AID><MANUFACTURER_NAME>Eisen &amp; Söhne</MANUFACTURER_NAME>
<MANUFACTURER_TYPE_DESCR>SCH-M4</MANUFACTURER_TYPE_DESCR><ERP_GROUP_BUYER>G1</ERP_GROUP_BUYER>
<SPECIAL_TREATMENT_CLASS type="GGVS">1201</SPECIAL_TREATMENT_CLASS><KEYWORD>Schraube</KEYWORD>
<REMARKS>Nur auf Anfrage</REMARKS><ARTICLE_STATUS type="old_product">Auslauf</ARTICLE_STATUS></ARTICLE_DETAILS>
<ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-4.0</REFERENCE_FEATURE_SYSTEM_NAME>
<REFERENCE_FEATURE_GROUP_ID>EC000042</REFERENCE_FEATURE_GROUP_ID>
<FEATURE><FNAME>EF000007</FNAME><FVALUE>EV000154</FVALUE><FORDER>1</FORDER></FEATURE></ARTICLE_FEATURES>
<ARTICLE_ORDER_DETAILS><ORDER_UNIT>PK</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>100</NO_CU_PER_OU>
<PRICE_QUANTITY>1</PRICE_QUANTITY><QUANTITY_MIN>2</QUANTITY_MIN><QUANTITY_INTERVAL>1</QUANTITY_INTERVAL></ARTICLE_ORDER_DETAILS>
<ARTICLE_PRICE_DETAILS><DATETIME type="valid_start_date"><DATE>2026-01-01</DATE></DATETIME>
<ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>12.5</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY>
<TAX>0.19</TAX></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>
<MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>m4.jpg</MIME_SOURCE></MIME></MIME_INFO>
<ARTICLE_REFERENCE type="similar"><ART_ID_TO>4712</ART_ID_TO></ARTICLE_REFERENCE>
<ARTICLE_REFERENCE type="followup"><ART_ID_TO>4713</ART_ID_TO></ARTICLE_REFERENCE></ARTICLE>
<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>4711</ART_ID><CATALOG_GROUP_ID>2</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`;

const GROUPS = `<CATALOG_GROUP_SYSTEM><GROUP_SYSTEM_ID>S</GROUP_SYSTEM_ID>
<CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Alles</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Schrauben</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>
</CATALOG_GROUP_SYSTEM>`;

const OLD = {
  version: '1.2',
  doctype: '<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">\n',
  catalogue:
    '<LANGUAGE>deu</LANGUAGE><CATALOG_ID>C</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION><CURRENCY>EUR</CURRENCY>',
};

describe('BMEcat 1.2', () => {
  it('gives an article whole, its packing sold by the piece', async () => {
    const events = await read(file(GROUPS + ARTICLE, OLD));
    expect(refusedOf(events)).toEqual([]);
    expect(recordsOf(events)).toEqual([
      { kind: 'supplier', code: 'EISEN-SÖHNE', name: 'Eisen & Söhne' },
      {
        kind: 'material',
        classCode: 'EC000042',
        supplierCode: 'EISEN-SÖHNE',
        supplierNumber: 'M-4711',
        supplierNumbers: [{ supplierCode: 'MUSTER-GMBH', number: '4711' }],
        ean: '4008190143640',
        alternativeNumbers: ['4711', 'ALT-9', 'K77'],
        typeDesignation: 'SCH-M4',
        names: { de: 'Schraube M4' },
        descriptions: { de: 'Verzinkt\nmit Schlitz\n\nNur auf Anfrage\n\nGGVS: 1201' },
        salesUnit: 'PCE',
        minQuantity: '200',
        multiplum: '100',
        packageSize: '100',
        status: '33',
        alternatives: [{ supplierNumber: '4712', supplierCode: 'MUSTER-GMBH' }],
        replacedBy: { supplierNumber: '4713', supplierCode: 'MUSTER-GMBH' },
        materialGroup: 'G1',
        markets: ['DE'],
        features: { EF000007: 'EV000154' },
        listPrices: [{ market: 'DE', currency: 'EUR', amount: '12.50', perQuantity: '100', validFrom: '2026-01-01' }],
        keywords: { de: ['Schraube'] },
        media: [{ kind: 'picture', source: 'm4.jpg', mimeType: 'image/jpeg' }],
      },
    ]);
  });

  it('reports the supplier’s own tree, which is not merged into the shop’s', async () => {
    const notes = notesOf(await read(file(GROUPS + ARTICLE, OLD)));
    expect(notes.find(({ code }) => code === 'catalogue-groups')?.text).toMatch(/^Found 2 times/);
    expect(notes.find(({ code }) => code === 'group-map')).toBeDefined();
  });

  it.each([
    ['T_UPDATE_PRODUCTS', 'bmecat_update_products_1_2.dtd'],
    ['T_NEW_CATALOG', 'http://www.bmecat.org/download/bmecat_new_catalog.dtd'],
  ])('of %s names a DTD, which is not fetched', async (transaction, dtd) => {
    const events = await read(file(ARTICLE, { ...OLD, transaction, doctype: `<!DOCTYPE BMECAT SYSTEM "${dtd}">` }));
    expect(materialsOf(events)).toHaveLength(1);
  });
});

const DELETED = '<PRODUCT mode="delete"><SUPPLIER_PID>P9</SUPPLIER_PID></PRODUCT>';
const UPDATED = `<PRODUCT mode="update"><SUPPLIER_PID>P1</SUPPLIER_PID><PRODUCT_DETAILS>
<DESCRIPTION_SHORT lang="eng">Terminal</DESCRIPTION_SHORT></PRODUCT_DETAILS></PRODUCT>`;

describe('BMEcat 2005', () => {
  it.each(['2005', '2005.1', '2005.2'])('%s updates products and takes deleted ones out of sale', async (version) => {
    const events = await read(file(UPDATED + DELETED, { version, transaction: 'T_UPDATE_PRODUCTS' }));
    expect(refusedOf(events)).toEqual([]);
    expect(materialsOf(events)).toMatchObject([{ supplierNumber: 'P1', names: { en: 'Terminal' }, status: '10' }]);
    expect(amendmentsOf(events)).toEqual([
      { kind: 'material-amendment', supplierNumber: 'P9', supplierCode: 'MUSTER-GMBH', market: 'DE', status: '33' },
    ]);
    expect(noteCodes(events)).toContain('deleted');
  });

  it('updates prices of products it names by number alone', async () => {
    const body = `<PRODUCT mode="update"><SUPPLIER_PID>P1</SUPPLIER_PID><PRODUCT_PRICE_DETAILS>
<VALID_START_DATE>2026-02-01</VALID_START_DATE><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>3.75</PRICE_AMOUNT>
</PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>
<PRODUCT mode="update"><SUPPLIER_PID>P2</SUPPLIER_PID></PRODUCT>`;
    const events = await read(file(body, { version: '2005.2', transaction: 'T_UPDATE_PRICES' }));
    expect(amendmentsOf(events)).toEqual([
      {
        kind: 'material-amendment',
        supplierNumber: 'P1',
        supplierCode: 'MUSTER-GMBH',
        market: 'DE',
        listPrices: [{ market: 'DE', currency: 'EUR', amount: '3.75', perQuantity: '1', validFrom: '2026-02-01' }],
        keepsPerQuantity: true,
      },
    ]);
    expect(refusedOf(events)).toMatchObject([{ code: 'price' }]);
    expect(noteCodes(events)).toContain('price-quantity-kept');
  });

  it('finds makers and the supplier among the parties that are named by id', async () => {
    const header = `<SUPPLIER_IDREF>s1</SUPPLIER_IDREF><PARTIES>
<PARTY><PARTY_ID>s1</PARTY_ID><PARTY_ROLE>supplier</PARTY_ROLE><ADDRESS><NAME>Lieferant AG</NAME></ADDRESS></PARTY>
<PARTY><PARTY_ID>m1</PARTY_ID><PARTY_ROLE>manufacturer</PARTY_ROLE><ADDRESS><NAME>Werk KG</NAME></ADDRESS></PARTY></PARTIES>`;
    const named = UPDATED.replace(
      '</PRODUCT_DETAILS>',
      '<MANUFACTURER_IDREF>m1</MANUFACTURER_IDREF></PRODUCT_DETAILS>',
    );
    const events = await read(file(named + UPDATED.replace('P1', 'P2'), { header }));
    expect(materialsOf(events).map(({ supplierCode }) => supplierCode)).toEqual(['WERK-KG', 'LIEFERANT-AG']);
  });

  it('is read under a prefix too, without elements of another namespace', async () => {
    const text = file(UPDATED)
      .replaceAll(/<(\/?)([A-Z])/g, '<$1b:$2')
      .replace('xmlns=', 'xmlns:b=')
      .replace('</b:PRODUCT_DETAILS>', '<EAN xmlns="urn:other">1</EAN><x:NOTE>?</x:NOTE></b:PRODUCT_DETAILS>');
    const events = await read(text);
    expect(materialsOf(events)).toMatchObject([{ names: { en: 'Terminal' } }]);
    expect(notesOf(events).filter(({ code }) => code === 'unused-element')).toHaveLength(2);
  });

  it('of another transaction is refused by name, with any content', async () => {
    const events = await read(file(UPDATED, { transaction: 'T_NEW_PRODUCTDATA' }));
    expect(recordsOf(events)).toEqual([]);
    expect(refusedOf(events)).toMatchObject([{ code: 'transaction' }]);
  });
});
