import type { ValidatedLine } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { Person } from '../identity/index.ts';
import { buyerOfValidation } from './commands/reassess.ts';
import type { ValidationDeps } from './deps.ts';
import { materialFacts } from './matching/material-facts.ts';
import { type LineWords, presentLine } from './presenter/present-line.ts';
import { wordsFor, wordsWithoutCurrency } from './presenter/words.ts';
import { scopeOf } from './scope.ts';
import type { WorkingLine } from './store/line-rows.ts';
import type { ValidationRow } from './store/validation-rows.ts';

/** Returns the wording in which lines of a validation are presented. */
export const lineWordsOf = (
  row: Pick<ValidationRow, 'document' | 'price_summary' | 'part_count'>,
  house: Person,
  market: Person['market'],
  currency: string | null,
): LineWords => ({
  language: languageOf(house.locale),
  words: wordsFor(house.locale, market, currency),
  documentWords:
    row.document.currency === ''
      ? wordsWithoutCurrency(house.locale, market)
      : wordsFor(house.locale, market, row.document.currency),
  partCount: row.part_count,
});

/** Lines as they are answered, in the words of the caller. Two queries, however many lines. */
export const linesAnswer = (deps: ValidationDeps) => {
  const buyerFor = buyerOfValidation(deps);
  const factsOf = materialFacts(deps.db);
  return async (house: Person, row: ValidationRow, lines: readonly WorkingLine[]): Promise<ValidatedLine[]> => {
    const buyer = await buyerFor(row);
    const materials = lines.flatMap(({ candidates, material }) => [
      ...candidates.map((each) => each.material),
      ...(material === null ? [] : [material]),
    ]);
    const facts = await factsOf(scopeOf(buyer, house), materials);
    const words = lineWordsOf(row, house, buyer?.market ?? house.market, buyer?.account.currency ?? null);
    return lines.map((line) => presentLine(line, facts, words));
  };
};
