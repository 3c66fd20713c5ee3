import { describe, expect, it } from 'vitest';
import { materialOf, noteCodes } from './bmecat-fixture.ts';
import { notesOf } from './bytes.ts';

const mime = (type: string, source: string, more = ''): string =>
  `<MIME><MIME_TYPE>${type}</MIME_TYPE><MIME_SOURCE>${source}</MIME_SOURCE>${more}</MIME>`;
const info = (...mimes: readonly string[]): string => `<MIME_INFO>${mimes.join('')}</MIME_INFO>`;
const purpose = (name: string): string => `<MIME_PURPOSE>${name}</MIME_PURPOSE>`;

describe('pictures and documents', () => {
  it('are known by type, purpose and name, in their order, small pictures last', async () => {
    const rest = info(
      mime('image/jpeg', 'small.jpg', purpose('thumbnail')),
      mime('image/jpeg', 'p1.jpg', `${purpose('normal')}<MIME_ORDER>2</MIME_ORDER>`),
      mime('', 'p0.png', '<MIME_ORDER>1</MIME_ORDER>'),
      mime(
        'application/pdf',
        'sheet.pdf',
        `<MIME_DESCR lang="deu">Datenblatt</MIME_DESCR>${purpose('data_sheet')}<MIME_ORDER>3</MIME_ORDER>`,
      ),
      mime('application/stp', 'body.stp', '<MIME_ORDER>4</MIME_ORDER>'),
      mime('url', 'https://example.com/p?a=1&amp;b=2', '<MIME_ORDER>5</MIME_ORDER>'),
    );
    const { material } = await materialOf({ rest });
    expect(material.media).toEqual([
      { kind: 'picture', source: 'p0.png' },
      { kind: 'picture', source: 'p1.jpg', mimeType: 'image/jpeg' },
      {
        kind: 'document',
        documentType: 'data-sheet',
        source: 'sheet.pdf',
        mimeType: 'application/pdf',
        titles: { de: 'Datenblatt' },
      },
      { kind: 'drawing', source: 'body.stp', mimeType: 'application/stp' },
      { kind: 'link', source: 'https://example.com/p?a=1&b=2' },
      { kind: 'picture', source: 'small.jpg', mimeType: 'image/jpeg' },
    ]);
  });

  it('of several languages are one for each', async () => {
    const sources = '<MIME_SOURCE lang="deu">de.pdf</MIME_SOURCE><MIME_SOURCE lang="fra">fr.pdf</MIME_SOURCE>';
    const { material } = await materialOf({
      rest: info(`<MIME><MIME_TYPE>application/pdf</MIME_TYPE>${sources}</MIME>`),
    });
    expect(material.media).toEqual([
      { kind: 'document', documentType: 'other', source: 'de.pdf', mimeType: 'application/pdf', language: 'de' },
    ]);
  });

  it('are below MIME_ROOT when that is an address', async () => {
    const catalogue =
      '<LANGUAGE>deu</LANGUAGE><CURRENCY>EUR</CURRENCY><MIME_ROOT>https://media.example.com/a/</MIME_ROOT>';
    const { material } = await materialOf({ rest: info(mime('image/png', './b/c.png')) }, { catalogue });
    expect(material.media).toMatchObject([{ source: 'https://media.example.com/a/b/c.png' }]);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd', '//example.com/x.png', ''])(
    'with the address %j are left out',
    async (source) => {
      const { material, events } = await materialOf({ rest: info(mime('image/png', source)) });
      expect(material.media).toBeUndefined();
      expect(noteCodes(events)).toContain('media-left-out');
    },
  );

  it('that show a logo are left out', async () => {
    const { material, events } = await materialOf({ rest: info(mime('image/png', 'logo.png', purpose('logo'))) });
    expect(material.media).toBeUndefined();
    expect(noteCodes(events)).toContain('media-not-of-product');
  });
});

describe('the ETIM extension', () => {
  it('gives media by code, packages, brand, discount group and REACH data', async () => {
    const rest = `<USER_DEFINED_EXTENSIONS><UDX.EDXF.MIME_INFO>
<UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>https://example.com/1.jpg</UDX.EDXF.MIME_SOURCE><UDX.EDXF.MIME_CODE>MD01</UDX.EDXF.MIME_CODE></UDX.EDXF.MIME>
<UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>https://example.com/m</UDX.EDXF.MIME_SOURCE><UDX.EDXF.MIME_CODE>MD14</UDX.EDXF.MIME_CODE>
<UDX.EDXF.MIME_DESIGNATION lang="eng">Manual</UDX.EDXF.MIME_DESIGNATION></UDX.EDXF.MIME></UDX.EDXF.MIME_INFO>
<UDX.EDXF.BRAND_NAME>Hausmarke</UDX.EDXF.BRAND_NAME>
<UDX.EDXF.DISCOUNT_GROUP><UDX.EDXF.DISCOUNT_GROUP_MANUFACTURER>R7</UDX.EDXF.DISCOUNT_GROUP_MANUFACTURER></UDX.EDXF.DISCOUNT_GROUP>
<UDX.EDXF.PACKING_UNITS><UDX.EDXF.PACKING_UNIT><UDX.EDXF.QUANTITY_MIN>12</UDX.EDXF.QUANTITY_MIN><UDX.EDXF.GTIN>4050118102697</UDX.EDXF.GTIN></UDX.EDXF.PACKING_UNIT></UDX.EDXF.PACKING_UNITS>
<UDX.EDXF.REACH><UDX.EDXF.REACH.LISTDATE>2025-01-21</UDX.EDXF.REACH.LISTDATE><UDX.EDXF.REACH.INFO>false</UDX.EDXF.REACH.INFO></UDX.EDXF.REACH>
<UDX.OWN.THING>1</UDX.OWN.THING></USER_DEFINED_EXTENSIONS>`;
    const { material, events } = await materialOf({ rest });
    expect(material).toMatchObject({
      packageSize: '12',
      packagings: { '4050118102697': '12' },
      alternativeNumbers: ['4050118102697'],
      materialGroup: 'R7',
      keywords: { de: ['Hausmarke'] },
      descriptions: { de: 'REACH: besonders besorgniserregende Stoffe: nein\nREACH: Kandidatenliste vom: 2025-01-21' },
      media: [
        { kind: 'picture', source: 'https://example.com/1.jpg' },
        { kind: 'document', documentType: 'instructions', source: 'https://example.com/m', titles: { en: 'Manual' } },
      ],
    });
    expect(notesOf(events).find(({ code }) => code === 'unused-element')?.text).toContain('"UDX.OWN.THING"');
  });
});

describe('references', () => {
  it('become accessories, alternatives and replacements; others are counted by their kind', async () => {
    const rest = [
      ['accessories', 'A'],
      ['mandatory', 'B'],
      ['sparepart', 'C'],
      ['similar', 'D'],
      ['followup', 'E'],
      ['followup', 'F'],
      ['consists_of', 'G'],
      ['similar', 'P1'],
    ]
      .map(([type, to]) => `<PRODUCT_REFERENCE type="${type}"><PROD_ID_TO>${to}</PROD_ID_TO></PRODUCT_REFERENCE>`)
      .join('');
    const { material, events } = await materialOf({ rest });
    const by = (supplierNumber: string) => ({ supplierNumber });
    expect(material).toMatchObject({
      accessories: [by('A'), by('B'), by('C')],
      alternatives: [by('D')],
      replacedBy: by('E'),
    });
    expect(noteCodes(events)).toEqual(expect.arrayContaining(['reference', 'reference-itself', 'second-followup']));
  });
});
