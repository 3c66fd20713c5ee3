import { bulkCommerceSearch } from '@grossist/contracts';
import { callOperation } from '../../../../api/index.ts';

/** Numbers that are looked up by one call, and that can be added at once. */
const A_CALL = 100;
export const MOST_NUMBERS = 1000;
const LONGEST = 60;

/** Returns the numbers in a text, each once: they are separated by blanks, lines, commas or semicolons. */
export const numbersIn = (typed: string): string[] =>
  [...new Set(typed.split(/[\s,;]+/).filter((number) => number !== '' && number.length <= LONGEST))].slice(
    0,
    MOST_NUMBERS,
  );

export interface FoundNumbers {
  /** SAP numbers in the order in which they were typed. */
  found: string[];
  /** Numbers that no material has. */
  unknown: string[];
}

/** Looks up numbers of any kind (EL, HWS, SAP, GTIN, a supplier's). @throws ProblemError */
export const findNumbers = async (numbers: readonly string[]): Promise<FoundNumbers> => {
  const calls = Array.from({ length: Math.ceil(numbers.length / A_CALL) }, (_, nth) =>
    callOperation(bulkCommerceSearch, { body: { Identifiers: numbers.slice(nth * A_CALL, (nth + 1) * A_CALL) } }),
  );
  const answers = await Promise.all(calls);
  const byNumber = new Map(
    answers.flatMap(({ Found }) => Found.map((one) => [one.Identifier, one.SapMaterialNumbers] as const)),
  );
  const found = numbers.flatMap((number) => byNumber.get(number) ?? []);
  return { found: [...new Set(found)], unknown: numbers.filter((number) => (byNumber.get(number) ?? []).length === 0) };
};
