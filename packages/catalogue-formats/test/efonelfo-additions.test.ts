import { completeGtin } from '@grossist/domain';
import { describe, expect, it } from 'vitest';
import { recordsOf, refusedOf } from './bytes.ts';
import { article, readBehindHead } from './efonelfo-fixture.ts';

const second = async (...lines: string[]) => recordsOf(await readBehindHead(...lines))[1];
const amendments = async (...lines: string[]) =>
  recordsOf(await readBehindHead(...lines)).filter((record) => record.kind === 'material-amendment');

describe('an EFONELFO alternative (VA) right behind its article is part of the material:', () => {
  it('its package', async () => {
    expect(await second(article(), 'VA;1;1006100;P;1505000')).toHaveProperty('packageSize', '150.5');
  });

  it('the smallest of its packages', async () => {
    const lines = [article(), 'VA;1;1006100;P;5000000', 'VA;1;1006100;P;500000', 'VA;1;1006100;P;10000'];
    expect(await second(...lines)).toHaveProperty('packageSize', '50');
  });

  it('a package that has an EAN of its own', async () => {
    const material = await second(article(), 'VA;2;4006381333931;P;250000');
    expect(material).toHaveProperty('packageSize', '25');
    expect(material).not.toHaveProperty('ean');
  });

  it('the content of a carton with its own GTIN-14', async () => {
    const carton = completeGtin('1400638133393') ?? '';
    const material = await second(article(), 'VA;1;1006100;P;50000', `VA;2;${carton};P;250000`);
    expect(material).toMatchObject({ packageSize: '5', packagings: { [carton]: '25' } });
  });

  it('replacements, alternatives and other numbers', async () => {
    const lines = ['VA;1;1006100;E;1006200', 'VA;1;1006100;A;1006300', 'VA;1;1006100;V;AB12', 'VA;1;1006100;V;AB12'];
    expect(await second(article(), ...lines)).toMatchObject({
      replacedBy: { elNumber: '1006200' },
      alternatives: [{ elNumber: '1006300' }],
      alternativeNumbers: ['AB12'],
    });
  });

  it('numbers written without naming the article again, stored by their kind', async () => {
    const lines = ['VA;2;4006381333931;V;', 'VA;4;77;V', 'VA;4;78;V', 'VA;1;1006200;E;', 'VA;1;1006300;A;'];
    expect(await second(article(), ...lines)).toMatchObject({
      elNumber: '1006100',
      ean: '4006381333931',
      hwsNumber: '77',
      alternativeNumbers: ['78'],
      replacedBy: { elNumber: '1006200' },
      alternatives: [{ elNumber: '1006300' }],
    });
  });
});

describe('an EFONELFO alternative at the end of the file amends its material:', () => {
  const articles = [article(), article({ mark: '3', number: 'AB' })];

  it('with a package, by the number the article has', async () => {
    expect(await amendments(...articles, 'VA;1;1006100;P;500000')).toEqual([
      { kind: 'material-amendment', elNumber: '1006100', market: 'NO', packageSize: '50' },
    ]);
  });

  it('with a package only where that is smaller than the former one', async () => {
    const found = await amendments(
      ...articles,
      'VA;1;1006100;P;500000',
      'VA;1;1006100;P;900000',
      'VA;1;1006100;P;200000',
    );
    expect(found.map((record) => record.packageSize)).toEqual(['20']);
  });

  it('by its EAN, with what serves instead of it', async () => {
    const byEan = article({ mark: '2', number: '4006381333931' });
    expect(await amendments(byEan, article(), 'VA;2;4006381333931;A;5901234123457')).toEqual([
      { kind: 'material-amendment', ean: '4006381333931', market: 'NO', addAlternatives: [{ ean: '5901234123457' }] },
    ]);
  });

  it('by the number of the seller, whichever supplier makes it', async () => {
    const made = [article({ mark: '3', number: 'AB', maker: 'Hager' }), article()];
    const seller = { supplierCode: 'NO999999999MVA' };
    expect(await amendments(...made, 'VA;3;AB;E;CD')).toEqual([
      {
        kind: 'material-amendment',
        supplierNumber: 'AB',
        ...seller,
        market: 'NO',
        replacedBy: { supplierNumber: 'CD', ...seller },
      },
    ]);
    const [, , material] = recordsOf(await readBehindHead(...made));
    expect(material).toMatchObject({ supplierCode: 'HAGER', supplierNumbers: [{ ...seller, number: 'AB' }] });
  });

  it('with a replacement and a further number', async () => {
    expect(await amendments(...articles, 'VA;1;1006100;E;5', 'VA;1;1006100;V;6')).toEqual([
      { kind: 'material-amendment', elNumber: '1006100', market: 'NO', replacedBy: { elNumber: '5' } },
      { kind: 'material-amendment', elNumber: '1006100', market: 'NO', addAlternativeNumbers: ['6'] },
    ]);
  });
});

describe('an addition is refused', () => {
  it.each<[why: string, lines: string[], code: string]>([
    ['without an article', ['VA;1;1006100;P;500000'], 'no-article'],
    ['for an article the file does not have', [article(), 'VA;1;555;E;1006100'], 'no-article'],
    ['behind an article that was refused', [article({ price: 'x' }), 'VA;1;1006100;P;500000'], 'no-article'],
    ['behind a refused repetition', [article(), article({ price: '1' }), 'VA;1;1006100;P;500000'], 'no-article'],
    ['of an unknown type', [article(), 'VA;1;1006100;Q;1'], 'alternative-type'],
    ['with a package that is no number', [article(), 'VA;1;1006100;P;many'], 'quantity'],
    ['that names the article itself', [article(), 'VA;1;1006100;E;1006100'], 'alternative-itself'],
    ['when it is information (VX) without an article', ['VX;VEKT;2 kg'], 'no-article'],
    ['when it is information without a value', [article(), 'VX;VEKT;'], 'extra-value'],
    ['that names another EL number with letters', [article(), 'VA;1;1006100;E;AB'], 'number'],
    [
      'at the end, that names the article itself',
      [article(), article({ number: '5' }), 'VA;1;1006100;E;1006100'],
      'alternative-itself',
    ],
  ])('%s', async (_why, lines, code) => {
    const refused = refusedOf(await readBehindHead(...lines));
    expect(refused.at(-1)).toMatchObject({ line: lines.length + 1, code });
  });

  it('beyond the fiftieth of one article', async () => {
    const events = await readBehindHead(article(), ...Array.from({ length: 60 }, (_, index) => `VX;TEKST;t${index}`));
    expect(refusedOf(events)).toHaveLength(10);
    expect(refusedOf(events)[0]).toMatchObject({ line: 53, code: 'too-many-details' });
  });
});

it('information (VX) that a buyer can use becomes description, other kinds do not', async () => {
  const lines = [
    'VX;DIMENSJON;80x80',
    'VX;TEKST;For utendørs bruk',
    'VX;FDV;https://fdv.example/1.pdf',
    'VX;HMS;javascript:alert(1)',
    'VX;UNSPSC;26121629',
  ];
  expect(await second(article({ name2: 'hvit' }), ...lines)).toMatchObject({
    descriptions: { nb: 'hvit\nDimensjon: 80x80\nFor utendørs bruk\nFDV: https://fdv.example/1.pdf' },
  });
});
