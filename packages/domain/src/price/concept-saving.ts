import {
  addMoney,
  type Money,
  maxMoney,
  maxQuantity,
  NO_MONEY,
  type Quantity,
  subtractMoney,
  sumMoney,
} from '../decimal/index.ts';
import type { PricedLine } from './cart-totals.ts';

/** The wholesaler's two kinds of suggestion for a line. Section 3, "Cart item". */
export const CONCEPTS = ['ZCON', 'ZCON2'] as const;
export type Concept = (typeof CONCEPTS)[number];

/** What of the suggested material stands for the line, at least the least that is sold of it. */
export const conceptQuantity = (suggestion: { quantity: Quantity; minQuantity: Quantity }): Quantity =>
  maxQuantity(suggestion.quantity, suggestion.minQuantity);

/**
 * What a suggestion, priced for its conceptQuantity, costs less than the line: goods, fees and duties, without VAT.
 * 0 where it costs as much or more, since then there is nothing to suggest.
 */
export const conceptSaving = (line: PricedLine, suggestion: PricedLine): Money =>
  maxMoney(
    NO_MONEY,
    subtractMoney(addMoney(line.lineTotal, line.duties), addMoney(suggestion.lineTotal, suggestion.duties)),
  );

/** The suggestion that saves the most, the first of equals; undefined when none saves anything. */
export const bestConcept = (
  line: PricedLine,
  suggestions: Partial<Record<Concept, PricedLine>>,
): { concept: Concept; saving: Money } | undefined => {
  let best: { concept: Concept; saving: Money } | undefined;
  for (const concept of CONCEPTS) {
    const suggestion = suggestions[concept];
    const saving = suggestion ? conceptSaving(line, suggestion) : NO_MONEY;
    if (saving > (best?.saving ?? NO_MONEY)) best = { concept, saving };
  }
  return best;
};

/** What a cart could save: of each line its best suggestion, since only one can take its place. Section 3. */
export const conceptSavings = (
  lines: readonly { line: PricedLine; suggestions: Partial<Record<Concept, PricedLine>> }[],
): Money => sumMoney(lines.map(({ line, suggestions }) => bestConcept(line, suggestions)?.saving ?? NO_MONEY));
