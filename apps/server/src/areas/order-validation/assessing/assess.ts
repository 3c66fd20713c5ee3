import { moneyToDecimal, sumMoney } from '@grossist/domain';
import type { StoredCounts, StoredOrderDocument, StoredPriceSummary } from '../../../db/index.ts';
import type { Erp, PricedCart } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import type { FactsOf } from '../matching/index.ts';
import type { WorkingLine } from '../store/index.ts';
import { askPrices } from './ask-prices.ts';
import { chooseMaterial } from './choose-material.ts';
import { type CountedLine, countQuantity } from './count-quantity.ts';
import { judgePrices, judgeUnknown } from './judge-prices.ts';

export interface ToAssess {
  document: StoredOrderDocument;
  lines: readonly WorkingLine[];
  facts: FactsOf;
  /** In whose name it would be ordered; undefined while nobody knows: then nothing is priced. */
  buyer: Buyer | undefined;
}

export interface Assessment {
  lines: readonly WorkingLine[];
  counts: StoredCounts;
  orderableCount: number;
  /** Of the chosen materials, at most 20. */
  vendors: string[];
  summary: StoredPriceSummary | null;
  isPriceMissing: boolean;
}

const MOST_VENDORS = 20;
const PREVENTED = new Set(['notSold', 'tooMuch']);

export const countsOf = (lines: readonly WorkingLine[]): StoredCounts => {
  const counts = { match: 0, multipleMatches: 0, difference: 0, outOfStock: 0, notFound: 0, removed: 0 };
  for (const { status, isRemoved } of lines) counts[isRemoved ? 'removed' : status] += 1;
  return counts;
};

const vendorsOf = (lines: readonly WorkingLine[], facts: FactsOf): string[] => {
  const codes = lines.flatMap(({ material, isRemoved }) =>
    material === null || isRemoved ? [] : (facts.get(material)?.supplier_code ?? []),
  );
  return [...new Set(codes)].sort().slice(0, MOST_VENDORS);
};

const summaryOf = (
  { totals, vatPercent }: PricedCart,
  buyer: Buyer,
  lineCount: number,
  now: number,
): StoredPriceSummary => ({
  currency: buyer.account.currency,
  subTotal: moneyToDecimal(totals.subtotal),
  duties: moneyToDecimal(totals.duties),
  freight: moneyToDecimal(sumMoney([totals.freight, totals.extraFreight, totals.freightServiceTax])),
  vat: moneyToDecimal(totals.tax),
  vatPercent,
  total: moneyToDecimal(totals.total),
  lineCount,
  pricedAt: new Date(now).toISOString(),
});

const isAskable = ({ line }: CountedLine): boolean =>
  !line.isRemoved && !line.differences.some((kind) => PREVENTED.has(kind));

/**
 * What becomes of every line: which material it means, how much of it is sold, what the ERP says of price and stock, and
 * what all that can be ordered comes to. Pure but for the ERP, which is asked once, and a second time for the sum when
 * some lines can't be ordered after all.
 */
export const assess = (erp: Erp, now: () => number) => {
  const ask = askPrices(erp);
  return async ({ document, lines, facts, buyer }: ToAssess): Promise<Assessment> => {
    const counted = lines.map((line): CountedLine => {
      const chosen = chooseMaterial(line, facts);
      const material = chosen.material === null ? undefined : facts.get(chosen.material);
      return material === undefined
        ? { line: judgeUnknown({ ...chosen, material: null }), salesQuantity: undefined, isCableCut: false }
        : countQuantity(chosen, material);
    });
    const asked = counted.filter(({ line }) => line.material !== null).filter(isAskable);
    const answer = buyer && asked.length > 0 ? await ask(buyer, document.address, asked) : undefined;
    const pricedOf = new Map(answer?.lines.map((priced) => [priced.key, priced]));
    const askedIds = new Set(asked.map(({ line }) => line.id));
    const isSameCurrency = document.currency === '' || document.currency === buyer?.account.currency;
    const judged = counted.map((each) => {
      const material = each.line.material === null ? undefined : facts.get(each.line.material);
      if (material === undefined) return each.line;
      const isPriced = answer !== undefined && askedIds.has(each.line.id);
      return judgePrices(each, { material, priced: pricedOf.get(each.line.id), isPriced, isSameCurrency });
    });
    const orderable = new Set(judged.filter(({ isOrderable }) => isOrderable).map(({ id }) => id));
    const kept = asked.filter(({ line }) => orderable.has(line.id));
    const whole =
      answer && kept.length < asked.length && kept.length > 0 && buyer
        ? await ask(buyer, document.address, kept)
        : answer;
    const isMissing = buyer !== undefined && asked.length > 0 && whole === undefined;
    return {
      lines: judged,
      counts: countsOf(judged),
      orderableCount: orderable.size,
      vendors: vendorsOf(judged, facts),
      summary: whole && buyer && kept.length > 0 ? summaryOf(whole, buyer, kept.length, now()) : null,
      isPriceMissing: isMissing,
    };
  };
};
