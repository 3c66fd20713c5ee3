import { setImmediate as letOthers } from 'node:timers/promises';
import { moneyToDecimal, sumMoney } from '@grossist/domain';
import type { StoredCounts, StoredOrderDocument, StoredPriceSummary } from '../../../db/index.ts';
import type { PricedCart } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import type { ValidationDeps } from '../deps.ts';
import type { FactsOf } from '../matching/material-facts.ts';
import type { WorkingLine } from '../store/line-rows.ts';
import { askPrices, deliveryOf, pricesIn } from './ask-prices.ts';
import { chooseMaterial } from './choose-material.ts';
import { type CountedLine, clearanceFirst, countQuantity } from './count-quantity.ts';
import { judgePrices, judgeUnknown } from './judge-prices.ts';

/** Items of one chunk; they take a few milliseconds. */
const AT_ONCE = 500;

/** Maps thousands of items in chunks and yields to the event loop between them. */
const eachInTurn = async <Each, Result>(
  all: readonly Each[],
  work: (each: Each) => Result,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    if (start > 0) await letOthers();
    for (const each of all.slice(start, start + AT_ONCE)) results.push(work(each));
  }
  return results;
};

export interface ToAssess {
  document: StoredOrderDocument;
  lines: readonly WorkingLine[];
  facts: FactsOf;
  /** In whose name it would be ordered; undefined while unknown: then nothing is priced. */
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

const countsOf = (lines: readonly WorkingLine[]): StoredCounts => {
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
  line.material !== null && !line.isRemoved && !line.differences.some((kind) => PREVENTED.has(kind));

/** A first answer for all, one as they are sold, one without what then can't be ordered. */
const MOST_ASKS = 3;

interface Answered {
  /** The lines that were asked for, as they were judged last. */
  judged: ReadonlyMap<string, WorkingLine>;
  /** Of what can be ordered, and nothing else; undefined when there is nothing, or the ERP fell silent. */
  whole: PricedCart | undefined;
  isMissing: boolean;
}

/**
 * What becomes of every line: which material it means, how much of it is sold and as what, the ERP's price and
 * stock, and what all that can be ordered comes to. Lines that are ordered stay as they are. One query and one call of
 * the ERP, and further calls where some lines are clearance goods or can't be ordered after all.
 */
export const assess = ({ db, erp, now = Date.now }: Pick<ValidationDeps, 'db' | 'erp' | 'now'>) => {
  const ask = askPrices(erp);

  const counting =
    (facts: FactsOf) =>
    (line: WorkingLine): CountedLine => {
      const chosen = chooseMaterial({ ...line, clearance: '0' }, facts);
      const material = chosen.material === null ? undefined : facts.get(chosen.material);
      return material === undefined
        ? { line: judgeUnknown({ ...chosen, material: null }), salesQuantity: undefined, isCableCut: false }
        : countQuantity(chosen, material);
    };

  const priced = async (
    { document, facts }: ToAssess,
    buyer: Buyer,
    asked: readonly CountedLine[],
  ): Promise<Answered> => {
    const isSameCurrency = document.currency === buyer.account.currency;
    const judged = new Map<string, WorkingLine>();
    const delivery = await deliveryOf(db, buyer, document.address);
    let open = asked;
    let whole: PricedCart | undefined;
    for (let asks = 0; asks < MOST_ASKS && open.length > 0; asks += 1) {
      const answer = await ask(buyer, delivery, open);
      if (answer === undefined) return { judged, whole: undefined, isMissing: true };
      whole = answer;
      const pricedOf = pricesIn(answer);
      await eachInTurn(open, (each) => {
        const material = facts.get(each.line.material ?? '');
        if (material === undefined) return;
        const line = judgePrices(each, { material, priced: pricedOf(each.line), isPriced: true, isSameCurrency });
        judged.set(line.id, line);
      });
      const sold = asks === 0 ? clearanceFirst(open, facts, answer) : open;
      const isSplit = sold.some((each, place) => each.line.clearance !== open[place]?.line.clearance);
      const orderable = sold.filter(({ line }) => line.clearance !== '0' || judged.get(line.id)?.isOrderable === true);
      if (!isSplit && orderable.length === open.length) break;
      open = orderable;
    }
    return { judged, whole: open.length > 0 ? whole : undefined, isMissing: false };
  };

  return async (wanted: ToAssess): Promise<Assessment> => {
    const { facts, buyer } = wanted;
    const open = wanted.lines.filter(({ part }) => part === null);
    const counted = await eachInTurn(open, counting(facts));
    const asked = counted.filter(isAskable);
    const { judged, whole, isMissing } =
      buyer && asked.length > 0
        ? await priced(wanted, buyer, asked)
        : { judged: new Map<string, WorkingLine>(), whole: undefined, isMissing: false };
    const assessed = new Map(
      counted.map((each) => {
        const { line } = each;
        const material = line.material === null ? undefined : facts.get(line.material);
        const unasked = () =>
          material === undefined
            ? line
            : judgePrices(each, { material, priced: undefined, isPriced: false, isSameCurrency: true });
        return [line.id, judged.get(line.id) ?? unasked()] as const;
      }),
    );
    const lines = wanted.lines.map((line) => assessed.get(line.id) ?? line);
    const orderableCount = lines.filter(({ isOrderable, part }) => isOrderable && part === null).length;
    return {
      lines,
      counts: countsOf(lines),
      orderableCount,
      vendors: vendorsOf(lines, facts),
      summary: whole && buyer && orderableCount > 0 ? summaryOf(whole, buyer, orderableCount, now()) : null,
      isPriceMissing: isMissing,
    };
  };
};
