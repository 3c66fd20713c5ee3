import { describe, expect, it } from 'vitest';
import { file, materialOf, noteCodes, product, read } from './bmecat-fixture.ts';
import { notesOf, refusedOf } from './bytes.ts';

describe('texts', () => {
  it('are those of the shop’s languages; each other language is noted once', async () => {
    const details = ['dan', 'swe', 'nob', 'nld', 'fao', 'en-GB', 'fra', 'fra']
      .map((code) => `<DESCRIPTION_SHORT lang="${code}">${code}</DESCRIPTION_SHORT>`)
      .join('');
    const { material, events } = await materialOf({ details });
    expect(material.names).toEqual({
      de: 'Klemme',
      da: 'dan',
      sv: 'swe',
      nb: 'nob',
      nl: 'nld',
      fo: 'fao',
      en: 'en-GB',
    });
    expect(notesOf(events).filter(({ code }) => code === 'language')).toMatchObject([
      { text: expect.stringMatching(/2 times.*"fra"/) },
    ]);
  });

  it('without a language are in the default one', async () => {
    const details = '<DESCRIPTION_LONG>Ohne Sprache</DESCRIPTION_LONG>';
    expect((await materialOf({ details })).material.descriptions).toEqual({ de: 'Ohne Sprache' });
    const english = '<LANGUAGE>deu</LANGUAGE><LANGUAGE default="true">eng</LANGUAGE><CURRENCY>EUR</CURRENCY>';
    expect((await materialOf({ details }, { catalogue: english })).material.descriptions).toEqual({
      en: 'Ohne Sprache',
    });
  });

  it('in languages of others alone leave a product without a name, which is refused', async () => {
    const text = product().replace('lang="deu"', 'lang="fra"');
    expect(refusedOf(await read(file(text)))).toMatchObject([{ code: 'name', field: 'DESCRIPTION_SHORT' }]);
  });

  it.each([
    ['2.5 mm&amp;sup2;', '2.5 mm²', 'double-escaped'],
    ['&amp;lt;5 A &amp;amp; 230 V &amp;#177; 10 &#xB0;C', '<5 A & 230 V ± 10 °C', 'double-escaped'],
    ['&lt;p&gt;Eins&lt;/p&gt;&lt;b&gt;zwei&lt;/b&gt;', 'Eins\nzwei', 'markup'],
    ['<b>Eins</b><br/>zwei', 'Eins\nzwei', undefined],
    ['<![CDATA[Eins <i>zwei</i>]]>', 'Eins zwei', 'markup'],
    ['I &lt; 5 A, U &gt; 3 V', 'I < 5 A, U > 3 V', undefined],
    ['  Ein   Text&#x202E; \n\n\n mit Zeilen ', 'Ein Text\n\nmit Zeilen', undefined],
    ['2 &Omega; &plusmn; 1', '2 Ω ± 1', undefined],
  ])('%j is read as meant', async (written, expected, code) => {
    const { material, events } = await materialOf({
      details: `<DESCRIPTION_LONG lang="deu">${written}</DESCRIPTION_LONG>`,
    });
    expect(material.descriptions).toEqual({ de: expected });
    expect(noteCodes(events).filter((each) => each === 'double-escaped' || each === 'markup')).toEqual(
      code ? [code] : [],
    );
  });

  it('longer than the catalogue takes are cut, and no character in two', async () => {
    const long = `<DESCRIPTION_LONG lang="deu">${'😀'.repeat(10_001)}</DESCRIPTION_LONG>`;
    const { material, events } = await materialOf({ details: long });
    expect(material.descriptions?.de).toBe('😀'.repeat(10_000));
    expect(noteCodes(events)).toContain('description-cut');
  });

  it('that are keywords are tidied, listed once, and noted when longer than the format allows', async () => {
    const long = 'Überspannungsableiter (Energietechnik/Stromversorgung)';
    const details = ['Klemme', 'Klemme\n', long, 'x'.repeat(201)]
      .map((word) => `<KEYWORD lang="deu">${word}</KEYWORD>`)
      .join('');
    const { material, events } = await materialOf({ details });
    expect(material.keywords).toEqual({ de: ['Klemme', long] });
    expect(noteCodes(events)).toEqual(expect.arrayContaining(['long-keyword', 'keyword-left-out']));
  });
});

describe('numbers of a product', () => {
  it('are its maker’s, its GTIN and those of the trade; all others find it too', async () => {
    const details = `<INTERNATIONAL_PID type="gtin">4008190143640</INTERNATIONAL_PID><INTERNATIONAL_PID type="rsk">RSK1</INTERNATIONAL_PID>
<SUPPLIER_ALT_PID>A1</SUPPLIER_ALT_PID><BUYER_PID type="e-nummer">E1</BUYER_PID><BUYER_PID type="own">B1</BUYER_PID>
<MANUFACTURER_PID>M1</MANUFACTURER_PID><MANUFACTURER_NAME>Werk KG</MANUFACTURER_NAME>`;
    const { material } = await materialOf({ details });
    expect(material).toMatchObject({
      supplierCode: 'WERK-KG',
      supplierNumber: 'M1',
      ean: '4008190143640',
      elNumber: 'E1',
      hwsNumber: 'RSK1',
      alternativeNumbers: ['P1', 'A1', 'B1'],
    });
  });

  it('with a wrong check digit are left out', async () => {
    const { material, events } = await materialOf({ details: '<EAN>4008190143641</EAN>' });
    expect(material.ean).toBeUndefined();
    expect(noteCodes(events)).toContain('gtin');
  });

  it.each([
    ['missing', ''],
    ['too long', 'x'.repeat(101)],
  ])('that are %s refuse the product', async (_, pid) => {
    expect(refusedOf(await read(file(product({ pid }))))).toMatchObject([{ code: 'number', field: 'SUPPLIER_PID' }]);
  });

  it('that a file has twice refuse the second product, naming the first', async () => {
    const events = await read(file(`${product()}\n${product()}`));
    expect(refusedOf(events)).toMatchObject([{ code: 'repeated', reason: '"P1" is already in line 6' }]);
  });
});
