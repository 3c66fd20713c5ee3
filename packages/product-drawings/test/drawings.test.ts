import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILY_OF_CLASS } from '../src/data/families.ts';
import { NUMBERS, WORDS } from '../src/data/feature-codes.ts';
import {
  type DrawingSubject,
  drawFamily,
  drawMaterial,
  drawNode,
  FAMILIES,
  type FeatureValue,
  familyOf,
} from '../src/index.ts';
import { COLOURS, GREEN_YELLOW } from '../src/paint/colours.ts';
import { faults, textsOf } from './structure.ts';

const subject = (over: Partial<DrawingSubject> = {}): DrawingSubject => ({
  sapMaterialNumber: '10001234',
  tree: 'electrical',
  salesUnit: 'PCE',
  features: {},
  name: 'Material',
  ...over,
});

const marks = (svg: string, name: string): (string | undefined)[] =>
  [...svg.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

const cores = (svg: string) => marks(svg, 'data-core');

describe('a drawing', () => {
  it('is the same for the same material', () => {
    const material = subject({ classCode: 'EC000042', features: { EF008618: 3 } });
    expect(drawMaterial(material)).toBe(drawMaterial(material));
  });

  it.each(FAMILIES)('of the family %s is well-formed, self-contained and below 12 kB', (family) => {
    expect(faults(drawFamily(family, subject()), 'm10001234')).toEqual([]);
  });

  it('stays well-formed, finite and small for any feature values', () => {
    const codes = [...Object.values(NUMBERS), ...Object.values(WORDS)].flat();
    const odd = fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -0, -1, 1e300, 1e-300, 999_999, 0.1 + 0.2);
    const value: fc.Arbitrary<FeatureValue> = fc.oneof(
      odd,
      fc.double(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'NaN',
        'undefined',
        '-5',
        '1e309',
        'EV000202',
        'EV999999',
        'EV000659',
        'green/yellow',
        'Infinity',
      ),
      fc.boolean(),
      fc.tuple(odd, odd),
    );
    const features = fc.dictionary(fc.constantFrom(...codes), value, { maxKeys: 60 });
    fc.assert(
      fc.property(
        fc.constantFrom(...FAMILIES),
        features,
        fc.constantFrom('PCE', 'MTR', 'ROL', '', 'x'),
        (family, some, salesUnit) => {
          const svg = drawFamily(family, subject({ features: { ...some }, salesUnit }));
          expect(faults(svg, 'm10001234')).toEqual([]);
        },
      ),
      { numRuns: 600, examples: [['shower-tray', { EF007168: 'valueOf' }, 'ROL']] },
    );
  });

  it('stays well-formed for any name, type designation and number', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('99G99999 3P+N C99999 1/2" 4x', '-7G-3', '24X240'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...FAMILIES),
        words,
        words,
        words,
        (family, name, typeDesignation, sapMaterialNumber) => {
          expect(faults(drawFamily(family, subject({ name, typeDesignation, sapMaterialNumber })), 'm')).toEqual([]);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('never shows hostile text raw', () => {
    const hostile = `<script>alert(1)</script>"&'`;
    for (const family of FAMILIES) {
      const features = Object.fromEntries(
        Object.values(WORDS).flatMap((codes) => codes.map((code) => [code, hostile])),
      );
      const svg = drawFamily(
        family,
        subject({ sapMaterialNumber: hostile, name: hostile, typeDesignation: hostile, className: hostile, features }),
      );
      expect(svg).not.toContain('<script');
      expect(svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;&#39;');
      expect(faults(svg, 'm_3c_script')).toEqual([]);
    }
  });

  it('contains only what the data has', () => {
    const pill = 'height="34" rx="17"';
    // RJ45 is the class itself, no measure.
    const silent = FAMILIES.filter((family) => !['patch-cord', 'modular-jack'].includes(family));
    expect(silent.filter((family) => drawFamily(family, subject()).includes(pill))).toEqual([]);
  });

  it.each([
    ['EC011533', { EF006272: 15 }, '15 mm'],
    ['EC011343', { EF007988: 'EV020210' }, '3/4"'],
    ['EC001959', { EF009346: 2700, EF000169: 8 }, '2700 K'],
    ['EC000450', { EF005474: 'EV006421' }, 'IP65'],
    ['EC000003', { EF003975: 0.03 }, '30 mA'],
    ['EC000392', { EF000169: 21_000 }, '21 kW'],
    ['EC011609', { EF001438: 1700, EF000008: 700 }, '1700×700 mm'],
    ['EC011022', { EF000010: 'EV020009' }, 'Type 22'],
    ['EC003250', { EF001792: 18, EF000060: 1.5 }, '18G1,5'],
  ])('of class %s with %o is labelled %s', (classCode, features, label) => {
    expect(textsOf(drawMaterial(subject({ classCode, features })))).toContain(label);
  });

  it('takes the colour that the data names', () => {
    const socket = (colour: string) => drawMaterial(subject({ classCode: 'EC000125', features: { EF000007: colour } }));
    expect(socket('EV000206')).toBe(socket('black'));
    expect(socket('EV000206')).not.toBe(socket('EV000202'));
  });

  it('keeps the ids of two materials apart', () => {
    const ids = (sapMaterialNumber: string) =>
      marks(drawMaterial(subject({ sapMaterialNumber, classCode: 'EC000042' })), ' id');
    for (const [one, other] of [
      ['1', '11'],
      ['1-1', '1_1'],
      ['1', '1 '],
    ] as const) {
      expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([]);
    }
  });
});

describe('a cable 3G1,5', () => {
  const colours = [COLOURS.brown, COLOURS.blue, GREEN_YELLOW];

  it('has exactly three cores in brown, blue and green-yellow, read from its features', () => {
    const svg = drawMaterial(subject({ classCode: 'EC003248', features: { EF001792: 3, EF000060: 1.5 } }));
    expect(cores(svg)).toEqual(colours);
    expect(textsOf(svg)).toContain('3G1,5');
  });

  it('has the same cores read from its type designation', () => {
    expect(cores(drawMaterial(subject({ classCode: 'EC003248', typeDesignation: 'NOIKLX 3G1,5' })))).toEqual(colours);
  });

  it('gets black and gray as 5G', () => {
    expect(cores(drawMaterial(subject({ classCode: 'EC003250', typeDesignation: 'H07RNF 5G2,5' })))).toEqual([
      COLOURS.brown,
      COLOURS.black,
      COLOURS.grey,
      COLOURS.blue,
      GREEN_YELLOW,
    ]);
  });

  it('has no protective conductor as 3X', () => {
    expect(cores(drawMaterial(subject({ classCode: 'EC003248', typeDesignation: 'NOIKLX 3X1,5' })))).not.toContain(
      GREEN_YELLOW,
    );
  });
});

describe('a data cable', () => {
  it('has four pairs', () => {
    expect(marks(drawMaterial(subject({ classCode: 'EC003249' })), 'data-pair')).toHaveLength(4);
  });
});

describe('a miniature circuit breaker', () => {
  it.each([1, 2, 3, 4])('of %i poles has as many levers', (poles) => {
    const svg = drawMaterial(subject({ classCode: 'EC000042', features: { EF008618: poles } }));
    expect(marks(svg, 'data-pole')).toHaveLength(poles);
  });

  it('of 3P+N has four levers', () => {
    expect(
      marks(drawMaterial(subject({ classCode: 'EC000042', typeDesignation: 'MCBX C16 3P+N' })), 'data-pole'),
    ).toHaveLength(4);
  });

  it('carries its curve and current', () => {
    const svg = drawMaterial(subject({ classCode: 'EC000042', features: { EF000227: 16, EF000889: 'EV000084' } }));
    expect(textsOf(svg)).toContain('C16');
  });
});

describe('the family of a material', () => {
  it.each([
    ['EC999999', 'Explosion proof smoke detector', 'PCE', 'smoke-detector'],
    ['EC999999', 'Accessories/spare parts for fire detector', 'PCE', 'accessory'],
    ['EC999999', undefined, 'PCE', 'carton'],
    ['EC999999', undefined, 'MTR', 'coil'],
    [undefined, undefined, 'PAK', 'bag'],
    [undefined, undefined, 'ROL', 'roll'],
    [undefined, undefined, 'toString', 'carton'],
    ['EC000042', 'Smoke detector', 'PCE', 'mcb'],
  ])('of class %s, %s, sold by %s is %s', (classCode, className, salesUnit, family) => {
    expect(familyOf({ ...(classCode && { classCode }), ...(className && { className }), salesUnit })).toBe(family);
  });
});

describe('the emblem of a node', () => {
  it('shows the content of the node', () => {
    const codes = [...FAMILY_OF_CLASS.keys()];
    for (const [index, code] of codes.entries()) {
      const classCodes = [code, codes[(index + 7) % codes.length] ?? code];
      expect(faults(drawNode({ code: 'E05', tree: 'electrical', classCodes }), 'nE05')).toEqual([]);
    }
  });

  it('is the sign of its tree when nothing is known', () => {
    const signs = (['electrical', 'hws'] as const).map((tree) =>
      drawNode({ code: 'X', tree, classCodes: ['EC999999'] }),
    );
    expect(signs.map((svg) => faults(svg, 'nX'))).toEqual([[], []]);
    expect(signs[0]).not.toBe(signs[1]);
  });
});
