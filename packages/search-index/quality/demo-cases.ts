import type { MaterialRecord } from '@grossist/catalogue-formats';
import { LANGUAGES, type Market } from '@grossist/domain';
import { MARKET_OF, type QualityCase, spread } from './cases.ts';
import { tradeCases } from './trade-cases.ts';
import { compoundCases, twoWordCases, typoCases } from './word-cases.ts';

const inPairs = (number: string): string => number.replace(/(..)(?=.)/g, '$1 ');
const inThrees = (number: string): string => number.replace(/(...)(?=.)/g, '$1.');

const checked = (digits: string): string => {
  const sum = [...digits].reduceRight(
    (all, digit, at) => all + Number(digit) * ((digits.length - at) % 2 === 1 ? 3 : 1),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
};

const spellings = (number: string): string[] => [number, inPairs(number), inThrees(number), `00${number}`];

/** The article number of a carton with the thing in it, and the label a scanner reads from it. */
const ofCarton = (ean: string): string[] => {
  const carton = checked(`1${ean.slice(0, 12)}`);
  return ean.length === 13 ? [`0${ean}`, carton, `(01)${carton}`] : [];
};

/** Each number of a material as people write it. */
const numbersOf = (record: MaterialRecord): string[] => {
  const { sapMaterialNumber, elNumber, hwsNumber, ean, supplierNumber, alternativeNumbers = [] } = record;
  const numbers = [sapMaterialNumber, elNumber, hwsNumber, ean, ...alternativeNumbers];
  const whole = numbers.flatMap((each) => (each === undefined || each === '' ? [] : spellings(each)));
  const bySupplier =
    supplierNumber === undefined ? [] : [supplierNumber, supplierNumber.replace(/[^\p{L}\p{N}]+/gu, ' ')];
  const labelled = elNumber === undefined ? [] : [`EL-nr. ${elNumber}`];
  return [...whole, ...bySupplier, ...labelled, ...ofCarton(ean ?? '')];
};

/** Every kind of number of materials of a market, in every spelling. Others with the same number answer as well. */
export const numberCases = (
  materials: readonly MaterialRecord[],
  keyOf: (record: MaterialRecord) => string,
  wanted: number,
): QualityCase[] => {
  const bare = (number: string): string =>
    number
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/^0+/, '');
  const owners = new Map<string, Set<string>>();
  for (const record of materials)
    for (const number of numbersOf(record)) {
      const known = owners.get(bare(number)) ?? new Set<string>();
      owners.set(bare(number), known.add(keyOf(record)));
    }
  return spread(materials, wanted).flatMap((record) => {
    const market: Market | undefined = record.markets[0];
    return numbersOf(record).map(
      (query): QualityCase => ({
        kind: 'number',
        language: 'da',
        market: market ?? MARKET_OF.da,
        query,
        expected: owners.get(bare(query)) ?? new Set([keyOf(record)]),
      }),
    );
  });
};

/** Materials of the demo whose numbers are tried, and cases per language and kind. */
const MATERIALS = 60;
const PER_LANGUAGE = 120;

/** Every kind of case on a demo catalogue, the same for the same materials. */
export const demoCases = (materials: readonly MaterialRecord[]): QualityCase[] => [
  ...numberCases(materials, ({ sapMaterialNumber }) => sapMaterialNumber ?? '', MATERIALS),
  ...LANGUAGES.flatMap((language) => [
    ...twoWordCases(materials, language, PER_LANGUAGE),
    ...typoCases(materials, language, PER_LANGUAGE),
    ...compoundCases(materials, language, PER_LANGUAGE),
  ]),
  ...tradeCases(materials),
];
