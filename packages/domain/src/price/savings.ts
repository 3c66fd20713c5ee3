/** What a cart saves by bundles and by concepts. */

import {
  addMoney,
  addQuantity,
  discountedUnitPrice,
  lineAmount,
  type Money,
  maxMoney,
  maxQuantity,
  minMoney,
  minQuantity,
  NO_MONEY,
  NO_QUANTITY,
  type Percent,
  percentOf,
  type Quantity,
  subtractMoney,
  subtractQuantity,
  sumMoney,
  timesQuantity,
} from '../decimal/index.ts';
import type { PricedLine } from './cart-totals.ts';
import type { PriceBuildUp, PriceStep, UnitPrice } from './price-line.ts';

/** Materials that cost less while a cart holds all of them. Section 3, "soft bundle". */
export interface BundleTerms {
  id: string;
  /** Off the price in force of each member; 0 to 100. */
  discountPercent: Percent;
  /** A material that is named twice is wanted twice. */
  members: readonly { materialNo: string; quantity: Quantity }[];
}

/** A line that a bundle may be made of. */
export interface BundleableLine {
  lineId: string;
  materialNo: string;
  quantity: Quantity;
}

/** What of a line is bought as a part of a bundle. */
export interface BundleShare {
  bundleId: string;
  quantity: Quantity;
  discountPercent: Percent;
}

const neededOf = ({ members }: BundleTerms): Map<string, Quantity> => {
  const needed = new Map<string, Quantity>();
  for (const { materialNo, quantity } of members) {
    needed.set(materialNo, addQuantity(needed.get(materialNo) ?? NO_QUANTITY, quantity));
  }
  return needed;
};

/** How many whole bundles there is enough for. */
const wholeBundles = (needed: ReadonlyMap<string, Quantity>, left: ReadonlyMap<string, Quantity>): number => {
  let most = Number.POSITIVE_INFINITY;
  for (const [materialNo, quantity] of needed) {
    most = Math.min(most, quantity > 0 ? Math.floor((left.get(materialNo) ?? NO_QUANTITY) / quantity) : 0);
  }
  return Number.isFinite(most) ? most : 0;
};

const byDiscount = (bundles: readonly BundleTerms[]): BundleTerms[] =>
  bundles.toSorted((one, other) => Number(other.discountPercent) - Number(one.discountPercent));

/**
 * What of each line is bought as a part of which bundle: whole bundles alone, as many as the lines hold, and nothing for
 * two bundles at once. Those that take off the most come first, of equals in the given order. Lines of one material are
 * drawn on in their order; lines that are part of no bundle are left out.
 */
export const shareBundles = (
  lines: readonly BundleableLine[],
  bundles: readonly BundleTerms[],
): Map<string, readonly BundleShare[]> => {
  const left = new Map<string, Quantity>();
  const open = new Map<string, { lineId: string; quantity: Quantity }[]>();
  for (const { lineId, materialNo, quantity } of lines) {
    if (quantity <= 0) continue;
    left.set(materialNo, addQuantity(left.get(materialNo) ?? NO_QUANTITY, quantity));
    const known = open.get(materialNo);
    if (known) known.push({ lineId, quantity });
    else open.set(materialNo, [{ lineId, quantity }]);
  }
  const shares = new Map<string, BundleShare[]>();
  for (const { id: bundleId, discountPercent, ...bundle } of byDiscount(bundles)) {
    const needed = neededOf({ id: bundleId, discountPercent, ...bundle });
    const times = wholeBundles(needed, left);
    if (times === 0) continue;
    for (const [materialNo, each] of needed) {
      let wanted = timesQuantity(each, times);
      left.set(materialNo, subtractQuantity(left.get(materialNo) ?? NO_QUANTITY, wanted));
      for (const line of open.get(materialNo) ?? []) {
        const quantity = minQuantity(line.quantity, wanted);
        if (quantity <= 0) continue;
        line.quantity = subtractQuantity(line.quantity, quantity);
        wanted = subtractQuantity(wanted, quantity);
        const share = { bundleId, quantity, discountPercent };
        const known = shares.get(line.lineId);
        if (known) known.push(share);
        else shares.set(line.lineId, [share]);
      }
    }
  }
  return shares;
};

/** What a share costs less than at the line's price; two decimals. */
export const bundleSaving = ({ amount, perQuantity }: UnitPrice, { quantity, discountPercent }: BundleShare): Money =>
  subtractMoney(
    lineAmount(amount, perQuantity, quantity),
    lineAmount(discountedUnitPrice(amount, discountPercent), perQuantity, quantity),
  );

const AFTER_GOODS: ReadonlySet<PriceStep['kind']> = new Set(['duties', 'cable-cut-fee', 'vat']);

/**
 * A line's price less what it saves as a part of bundles, never more than its goods cost. Its unit price stays: it holds
 * for what is not in a bundle.
 */
export const withBundleSaving = (buildUp: PriceBuildUp, saving: Money, vatPercent: Percent): PriceBuildUp => {
  const goodsSteps = buildUp.steps.filter(({ kind }) => !AFTER_GOODS.has(kind));
  const saved = minMoney(saving, sumMoney(goodsSteps.map(({ amount }) => amount)));
  if (saved <= NO_MONEY) return buildUp;
  const lineTotal = subtractMoney(buildUp.lineTotal, saved);
  const vat = percentOf(addMoney(lineTotal, buildUp.duties), vatPercent);
  const extras = buildUp.steps.filter(({ kind }) => AFTER_GOODS.has(kind) && kind !== 'vat');
  const vatSteps: PriceStep[] = vat === NO_MONEY ? [] : [{ kind: 'vat', amount: vat }];
  return {
    ...buildUp,
    steps: [...goodsSteps, { kind: 'bundle-price', amount: subtractMoney(NO_MONEY, saved) }, ...extras, ...vatSteps],
    lineTotal,
    saving: addMoney(buildUp.saving, saved),
    vat,
    total: sumMoney([lineTotal, buildUp.duties, vat]),
  };
};

/** The wholesaler's two kinds of suggestion for a line. Section 3, "Cart item". */
export const CONCEPTS = ['ZCON', 'ZCON2'] as const;
export type Concept = (typeof CONCEPTS)[number];

/** Returns the quantity of the suggested material that replaces the line, at least the least that is sold of it. */
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
