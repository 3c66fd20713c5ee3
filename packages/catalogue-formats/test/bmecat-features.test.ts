import { describe, expect, it } from 'vitest';
import { materialOf, noteCodes } from './bmecat-fixture.ts';
import { notesOf } from './bytes.ts';

const features = (system: string, group: string, body: string): string =>
  `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>${system}</REFERENCE_FEATURE_SYSTEM_NAME>
<REFERENCE_FEATURE_GROUP_ID>${group}</REFERENCE_FEATURE_GROUP_ID>${body}</PRODUCT_FEATURES>`;

const feature = (name: string, ...values: readonly string[]): string =>
  `<FEATURE><FNAME>${name}</FNAME>${values.map((value) => `<FVALUE>${value}</FVALUE>`).join('')}</FEATURE>`;

const etim = async (...values: readonly string[]) => {
  const rest = features('ETIM-9.0', 'EC000042', feature('EF000001', ...values));
  const { material, events } = await materialOf({ rest });
  return { value: material.features?.['EF000001'], codes: noteCodes(events) };
};

describe('a value of an ETIM feature', () => {
  it.each([
    ['a code', ['EV000154'], 'EV000154'],
    ['a code in small letters', ['ev000154'], 'EV000154'],
    ['yes', ['true'], true],
    ['no', ['FALSE'], false],
    ['a number', ['2.5'], 2.5],
    ['a negative number', ['-40'], -40],
    ['a number with an exponent', ['1.5E2'], 150],
    ['two numbers, which are a range', ['230', '400'], [230, 400]],
    ['two numbers the wrong way round', ['70', '-20'], [-20, 70]],
    ['a range in one text', ['10...20'], [10, 20]],
    ['a range with a minus in front', ['-25 - 60'], [-25, 60]],
    ['a range with a hyphen', ['16-25'], [16, 25]],
  ])('may be %s', async (_, values, expected) => {
    expect(await etim(...values)).toMatchObject({ value: expected });
  });

  it.each([
    ['nothing', [''], undefined, 'empty-value'],
    ['not applicable', ['-'], undefined, 'unknown-value'],
    ['a decimal comma, read as a point', ['2,5'], 2.5, 'decimal-comma'],
    ['a text, unchanged', ['Kupfer'], 'Kupfer', 'text-value'],
    ['several codes, of which the first counts', ['EV000154', 'EV000155'], 'EV000154', 'several-values'],
  ])('that is %s is noted', async (_, values, expected, code) => {
    const { value, codes } = await etim(...values);
    expect(value).toEqual(expected);
    expect(codes).toContain(code);
  });
});

describe('features', () => {
  it('of BMEcat 2005 are named by FT_IDREF, their values by VALUE_IDREF', async () => {
    const rest = features(
      'ETIM-8.0',
      'EC003248',
      '<FEATURE><FT_IDREF>EF000007</FT_IDREF><VALUE_IDREF>EV000154</VALUE_IDREF></FEATURE>',
    );
    const { material } = await materialOf({ rest });
    expect(material).toMatchObject({ classCode: 'EC003248', features: { EF000007: 'EV000154' } });
  });

  it('of the newest ETIM release count when a product has several', async () => {
    const rest = ['ETIM-7.0', 'ETIM-10.0', 'ETIM-9.0']
      .map((system, at) => features(system, `EC00004${at}`, feature('EF000001', String(at))))
      .join('');
    const { material, events } = await materialOf({ rest });
    expect(material).toMatchObject({ classCode: 'EC000041', features: { EF000001: 1 } });
    expect(notesOf(events).find(({ code }) => code === 'several-classes')?.text).toMatch(/2 times/);
  });

  it('given twice count once', async () => {
    const rest = features('ETIM-9.0', 'EC000042', feature('EF000001', '1') + feature('EF000001', '2'));
    const { material, events } = await materialOf({ rest });
    expect(material.features).toEqual({ EF000001: 1 });
    expect(noteCodes(events)).toContain('repeated-feature');
  });

  it('of no ETIM class are listed in the description, with their unit, and counted', async () => {
    const rest = features(
      'ECLASS-9.0',
      '27141141',
      `<FEATURE><FNAME lang="deu">Breite</FNAME><FNAME lang="eng">Width</FNAME><FVALUE>5.1</FVALUE><FUNIT>MMT</FUNIT></FEATURE>
<FEATURE><FNAME lang="deu">Farbe</FNAME><FVALUE lang="deu">grau</FVALUE><FVALUE lang="eng">grey</FVALUE></FEATURE>
<FEATURE><FNAME>Leer</FNAME><FVALUE/></FEATURE>`,
    );
    const { material, events } = await materialOf({ rest });
    expect(material.classCode).toBeUndefined();
    expect(material.features).toBeUndefined();
    expect(material.descriptions).toEqual({ de: 'Breite: 5.1 mm\nFarbe: grau', en: 'Width: 5.1 mm' });
    expect(notesOf(events).find(({ code }) => code === 'features')?.text).toBe(
      'Features of "ECLASS-9.0": 3, 2 added to descriptions, 1 without a value, 0 skipped.',
    );
    expect(noteCodes(events)).toContain('empty-value');
  });

  it('that the file itself defines are listed by the names it gives them', async () => {
    const system = `<CLASSIFICATION_SYSTEM><CLASSIFICATION_SYSTEM_NAME>udf_own</CLASSIFICATION_SYSTEM_NAME>
<ALLOWED_VALUES><ALLOWED_VALUE><ALLOWED_VALUE_ID>V1</ALLOWED_VALUE_ID><ALLOWED_VALUE_NAME>rot</ALLOWED_VALUE_NAME></ALLOWED_VALUE></ALLOWED_VALUES>
<CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES><CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE><FT_ID>F1</FT_ID><FT_NAME>Farbe</FT_NAME>
</CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES></CLASSIFICATION_SYSTEM>`;
    const rest = features('udf_own', 'G', '<FEATURE><FT_IDREF>F1</FT_IDREF><VALUE_IDREF>V1</VALUE_IDREF></FEATURE>');
    const { read, file, product, materialsOf } = await import('./bmecat-fixture.ts');
    const events = await read(file(system + product({ rest })));
    expect(materialsOf(events)[0]?.descriptions).toEqual({ de: 'Farbe: rot' });
    expect(noteCodes(events)).toContain('classification');
  });

  it('of ETIM without a class code are listed as text', async () => {
    const { material, events } = await materialOf({ rest: features('ETIM-9.0', '42', feature('Nennstrom', '16 A')) });
    expect(material.classCode).toBeUndefined();
    expect(material.descriptions).toEqual({ de: 'Nennstrom: 16 A' });
    expect(noteCodes(events)).toContain('etim-class-code');
  });

  it('of parts of a product stay out of its description', async () => {
    const part = (name: string, value: string, parent: string): string =>
      `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE><FID>1</FID><FPARENT_ID>${parent}</FPARENT_ID></FEATURE>`;
    const group = `<FEATURE_GROUP>${part('Gewinde', 'M4', '7')}</FEATURE_GROUP>`;
    const body =
      part('Gewicht', '0.5', '1') + part('Höhe', '1', '2') + part('Höhe', '2', '3') + part('Anzahl', '0', '4');
    const { material } = await materialOf({ rest: features('ECLASS-9.0', '1', body + group) });
    expect(material.descriptions).toEqual({ de: 'Gewicht: 0.5' });
  });
});
