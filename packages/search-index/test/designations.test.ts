import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDocument, aRequest, indexOf, keysOf, named } from './documents.ts';

const other = named('2', 'stikkontakt hvid');

describe('ratings with units', () => {
  it.each([
    ['LED-rør 36 W/830 G13', ['36W', '36 W', '36W/830', '36 W/830', '830', '830 36W', 'G13', '36W 830 G13']],
    ['LED-rør 36W/830', ['36 W/830', '36 W 830', '830', '36w']],
    ['Armatur 2x36W/840', ['36W', '840', '2x36', '2 x 36 W/840']],
    ['Dåse IP44/20', ['IP44', 'IP20', 'IP 20', 'ip44/20', 'IP44 IP20']],
    ['Motor 230/400 V', ['230V', '400 V', '230/400V', '400V 230V']],
    ['Motor 230V/400V', ['230V', '400 V', '230/400V', '230 V/400 V']],
    ['Strømforsyning 12/24/48 V', ['12V', '24 V', '48V']],
    ['Driver 20–40 W', ['20W', '40 W', '20-40W']],
    ['Sikring 10/16 A', ['10A', '16 A', '10/16A']],
    ['Leder 1,5 mm²/m', ['1,5mm²', '1.5 mm2', '1,5 mm²/m']],
    ['Føler 60 °C', ['60°C', '60 °C', '60C', '60 C']],
    ['Lampe (36 W)', ['36W', '(36W)', '36 W)']],
    ['Fitting 1/2"', ['1/2"', '½"', '1/2 tomme', '1/2in']],
    ['Rør Ø 20', ['Ø20', 'ø 20', '20mm', '20']],
    ['Ventil DN 20/25', ['DN20', 'DN25', 'DN 25']],
    ['HPFI 16 A/30 mA', ['16A', '30mA', '30 mA', '16A/30mA']],
  ])('of "%s" are found each', (name, queries) => {
    const index = indexOf(named('1', name), other);
    for (const query of queries) expect([query, ...keysOf(index, query)]).toEqual([query, '1']);
  });

  it('are one measure in inches, not two ratings', () => {
    const index = indexOf(named('1', 'Fitting 1/2"'), other);
    for (const query of ['3"', '4"', '3in']) expect(keysOf(index, query)).toEqual([]);
  });
});

describe('type designations', () => {
  const separator = fc.constantFrom('', '.', '-', '/', '_', ' ', '+');
  const part = fc.oneof(
    fc.integer({ min: 11, max: 999 }).map(String),
    fc.constantFrom('12', '34', '5', 'AB', 'NH', 'TX', '7Q'),
  );

  it('are found with any separators between their parts', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 3, maxLength: 4 }).filter((parts) => parts.some((each) => /\d{2}/.test(each))),
        fc.array(separator, { minLength: 8, maxLength: 8 }),
        fc.constantFrom('', ' hvid', ' stikkontakt'),
        (parts, separators, after) => {
          const joined = (from: number): string =>
            parts.map((each, place) => (place === 0 ? each : `${separators[from + place]}${each}`)).join('');
          // A word of more than four letters begins no designation whose parts are written apart: "Kabel 12 34".
          fc.pre(!(/^[A-Z]{5,}(?![A-Z\d])/.test(joined(0)) && joined(0).includes(' ')));
          // A mixed fraction is one measure in inches: "11-12/16".
          for (const from of [0, 4]) fc.pre(!/\d[-_ ]?\d+\/(?:16|32|64)(?!\d)/.test(joined(from)));
          const index = indexOf(
            aDocument({ key: '1', typeDesignation: joined(0), texts: { da: { name: 'stikkontakt hvid' } } }),
            other,
          );
          expect(keysOf(index, joined(4) + after)[0]).toBe('1');
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('that begin with a longer word are found as they are written', () => {
    const index = indexOf(aDocument({ key: '1', typeDesignation: 'NHABNH 11' }), other);
    for (const query of ['NHABNH 11', 'nhabnh 11', 'NHABNH']) expect(keysOf(index, query)).toEqual(['1']);
  });

  it.each(['12345', '12-34-5', '12 34 5', '12.34.5', '12_34_5', '12+34+5', '1234/5', '12 / 34 / 5'])(
    'of a name are found by "%s"',
    (query) => {
      expect(keysOf(indexOf(named('1', 'relæ 12/34/5'), other), query)).toEqual(['1']);
      expect(keysOf(indexOf(named('1', 'relæ 12345'), other), `relæ ${query}`)).toEqual(['1']);
    },
  );

  it('with a long name before the number are found with a separator between them', () => {
    const index = indexOf(aDocument({ key: '1', typeDesignation: 'NOIKLX-123/4' }), other);
    for (const query of ['noiklx1234', 'NOIKLX-1234', 'NOIKLX 123/4', 'NOIKLX/123.4'])
      expect(keysOf(index, query)).toEqual(['1']);
  });
});

describe('a query of signs alone', () => {
  const index = indexOf(named('1', 'lampe'), other);

  it('finds nothing, and the empty one everything', () => {
    const sign = fc.constantFrom(
      ...'!"#€%&/()=?*+-_.,:;<>|^~\\…',
      '😀',
      '👷🏽',
      '\u0000',
      '\u001b',
      '\u200b',
      '\u0301',
      ' ',
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 220 }), (query) => {
        const isEmpty = query.trim() === '';
        const result = index.search(aRequest({ query, facets: 'all' }));
        expect(result.total).toBe(isEmpty ? 2 : 0);
        expect(result.didYouMean).toBeUndefined();
        expect(index.complete({ query, language: 'da', market: 'DK', limit: 5 })).toEqual({ completions: [] });
        expect(index.lookup([query], 'DK')).toEqual([[]]);
      }),
      { numRuns: 1000 },
    );
  });
});
