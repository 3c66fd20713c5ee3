import { detectFormat, NotThisFormat, readerOf } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPieces, notesOf, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const read = (text: string, cuts: readonly number[] = []) => readAll(readerOf('etim'), inPieces(utf8(text), cuts));

const translation = (language: string, name: string, more = ''): string =>
  `<Translation language="${language}"><Description>${name}</Description>${more}</Translation>`;
const translations = (...given: readonly string[]): string => `<Translations>${given.join('')}</Translations>`;

const UNITS = `<Unit><Code>EU570448</Code><Translations><Translation language="de-DE"><Description>Millimeter</Description>
  <Abbreviation>mm (de)</Abbreviation></Translation><Translation language="en-GB"><Description>Millimetre</Description>
  <Abbreviation>mm</Abbreviation></Translation></Translations></Unit>
  <Unit><Code>EU570001</Code>${translations(translation('en-GB', 'No unit'))}</Unit>`;

const FEATURES = `<Feature><Code>EF000008</Code><Type>Numeric</Type>${translations(
  translation('de-DE', 'Breite'),
  translation('en-GB', 'Width'),
)}</Feature>
<Feature changeCode="New"><Code>EF000007</Code><Type>Alphanumeric</Type>${translations(translation('en-GB', 'Colour'))}</Feature>
<Feature changeCode="Deleted"><Code>EF000009</Code><Type>Logical</Type>${translations(translation('en-GB', 'Old'))}</Feature>`;

const VALUES = `<Value><Code>EV000202</Code>${translations(translation('fi-FI', 'Valkoinen'), translation('nl-NL', 'Wit'))}</Value>`;

const CLASSES = `<Class changeCode="Unchanged"><Code>EC000001</Code><Version>4</Version>${translations(
  translation(
    'de-DE',
    'Klemme',
    '<Synonyms><Synonym>Reihenklemme</Synonym><Synonym>Reihenklemme</Synonym><Synonym> N/PE-Klemme </Synonym></Synonyms>',
  ),
  translation('en-GB', 'Terminal &amp; clamp', '<Synonyms/>'),
)}<Features>
<Feature changeCode="New"><FeatureCode>EF000008</FeatureCode><UnitCode>EU570448</UnitCode><OrderNumber>2</OrderNumber></Feature>
<Feature changeCode="Unchanged"><FeatureCode>EF000007</FeatureCode><OrderNumber>1</OrderNumber><Values>
<Value changeCode="New"><ValueCode>EV000202</ValueCode><OrderNumber>1</OrderNumber></Value>
<Value changeCode="Deleted"><ValueCode>EV000203</ValueCode></Value></Values></Feature>
<Feature changeCode="Deleted"><FeatureCode>EF000009</FeatureCode></Feature></Features>
<Status>Published</Status></Class>`;

const document = (parts: Partial<Record<'units' | 'features' | 'values' | 'classes' | 'root', string>> = {}): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<IXF ${parts.root ?? 'xmlns="http://www.etim-international.com/etimixf/1"'}><Header><Publication><Name>ETIM 6.0</Name></Publication></Header>
<Units>${parts.units ?? UNITS}</Units><Features>${parts.features ?? FEATURES}</Features><Values>${parts.values ?? VALUES}</Values>
<Groups><Group><Code>EG000001</Code></Group></Groups><Classes>${parts.classes ?? CLASSES}</Classes></IXF>
`;

const WHOLE = [
  { kind: 'etim-unit', code: 'EU570448', sign: 'mm' },
  { kind: 'etim-feature', code: 'EF000008', names: { de: 'Breite', en: 'Width' } },
  { kind: 'etim-feature', code: 'EF000007', names: { en: 'Colour' } },
  { kind: 'etim-value', code: 'EV000202', names: { nl: 'Wit' } },
  { kind: 'etim-class-name', code: 'EC000001', names: { de: 'Klemme', en: 'Terminal & clamp' } },
  { kind: 'etim-synonyms', classCode: 'EC000001', language: 'de', words: ['Reihenklemme', 'N/PE-Klemme'] },
  {
    kind: 'etim-class-feature',
    classCode: 'EC000001',
    featureCode: 'EF000008',
    type: 'N',
    unitCode: 'EU570448',
    sortOrder: 2,
  },
  {
    kind: 'etim-class-feature',
    classCode: 'EC000001',
    featureCode: 'EF000007',
    type: 'A',
    sortOrder: 1,
    valueCodes: ['EV000202'],
  },
];

describe('the ETIM model as one XML document', () => {
  it('is recognized by its root', () => {
    expect(detectFormat(utf8(document()))).toBe('etim');
    expect(detectFormat(utf8('<!-- x --><ixf:IXF xmlns:ixf="http://www.etim-international.com/etimixf/2">'))).toBe(
      'etim',
    );
    expect(detectFormat(utf8('<IXFX/>'))).toBeUndefined();
  });

  it('returns units, features, values and classes, and reports what was left out', async () => {
    const events = await read(document());
    expect(refusedOf(events)).toEqual([]);
    expect(recordsOf(events)).toEqual(WHOLE);
    expect(notesOf(events)).toMatchObject([
      { code: 'deleted', times: 3 },
      { code: 'foreign-translation', times: 1 },
      { code: 'groups', times: 1 },
    ]);
  });

  it('is the same wherever it is cut, with a prefix and with windows’ line ends', async () => {
    const text = document();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 8 }), async (cuts) => {
        expect(recordsOf(await read(text, cuts))).toEqual(WHOLE);
      }),
      { numRuns: 40 },
    );
    expect(recordsOf(await read(text.replaceAll('\n', '\r\n')))).toEqual(WHOLE);
    const prefixed = text
      .replaceAll(/<(\/?)([A-Z])/g, '<$1e:$2')
      .replace('xmlns=', 'xmlns:e=')
      .replace('<e:?xml', '<?xml');
    expect(recordsOf(await read(prefixed))).toEqual(WHOLE);
  });

  it.each([
    [
      'code',
      { values: `<Value><Code>4711</Code>${translations(translation('en-GB', 'x'))}</Value>${VALUES}` },
      { code: 'code', field: 'Code' },
    ],
    [
      'language',
      { values: `<Value><Code>EV000001</Code>${translations(translation('fi-FI', 'x'))}</Value>${VALUES}` },
      { code: 'name', field: 'Description' },
    ],
    [
      'feature’s code',
      {
        classes: `<Class><Code>EC000002</Code>${translations(translation('en-GB', 'x'))}<Features><Feature><FeatureCode>1</FeatureCode></Feature></Features></Class>${CLASSES}`,
      },
      { code: 'code', field: 'FeatureCode' },
    ],
  ])('loses what has a wrong %s alone', async (_, parts, refusal) => {
    const events = await read(document(parts));
    expect(refusedOf(events)).toMatchObject([refusal]);
    expect(recordsOf(events)).toEqual(WHOLE);
  });

  it('leaves classes of drawings out', async () => {
    const modelling = `<Class><Code>MC000023</Code>${translations(translation('en-GB', 'Port'))}</Class>`;
    const events = await read(document({ classes: modelling + CLASSES }));
    expect(recordsOf(events)).toEqual(WHOLE);
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'modelling-class', times: 1 }));
  });

  it('that is truncated returns what precedes the end, and reports the position', async () => {
    const text = document();
    const events = await read(text.slice(0, text.indexOf('<Groups>') + 3));
    expect(recordsOf(events)).toEqual(WHOLE.slice(0, 4));
    expect(refusedOf(events)).toMatchObject([{ code: 'xml' }]);
  });

  it.each([
    ['another namespace', document({ root: 'xmlns="http://example.com/ixf"' }), /is not that of ETIM/],
    [
      'entities',
      document().replace('?>\n', '?>\n<!DOCTYPE IXF [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      /declares/,
    ],
    ['another root, though named for ETIM', '<MODEL/>', /is not the header of an ETIM table/],
  ])('with %s is refused as a whole', async (_, text, reason) => {
    await expect(read(text)).rejects.toThrow(NotThisFormat);
    await expect(read(text)).rejects.toThrow(reason);
  });
});
