import { type Market, type Quantity, quantityOf, salesQuantityOf } from '@grossist/domain';
import type { StoredCandidate, StoredLinePrice } from '../../../db/index.ts';
import { ErpDoesNotAnswer, type PriceAsk } from '../../../gateways/erp/port.ts';
import { notFound } from '../../../http/failure.ts';
import type { Person } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';
import { onClearance, ordinary } from '../assessing/ask-prices.ts';
import { storedPriceOf } from '../assessing/judge-prices.ts';
import { buyerOfValidation } from '../commands/reassess.ts';
import { scopeOf, type ValidationDeps } from '../deps.ts';
import { findByWords, lineCandidates } from '../matching/match-lines.ts';
import { type FactsOf, materialFacts } from '../matching/material-facts.ts';
import { numberHits } from '../matching/number-hits.ts';
import type { WorkingLine } from '../store/line-rows.ts';
import { loadValidation } from '../store/validation-rows.ts';
import { linesById } from './list-lines.ts';

export interface LineVariations {
  line: WorkingLine;
  candidates: readonly StoredCandidate[];
  facts: FactsOf;
  /** By material; none while no customer is chosen or the ERP does not answer. */
  prices: ReadonlyMap<string, StoredLinePrice>;
  isPriceMissing: boolean;
  /** The customer's; null while none is chosen. */
  currency: string | null;
  market: Market;
}

const MOST_FOUND = 20;

/** Of clearance goods both prices are asked for, the reduced one last: it counts where there is enough of them. */
const asksOf = (material: string, quantity: Quantity, isOnSale: boolean): PriceAsk[] => {
  const ask = { sapMaterialNumber: material, quantity, isCableCut: false };
  return [
    { ...ask, key: material, isOnClearanceSale: false },
    ...(isOnSale ? [{ ...ask, key: `${material} clearance`, isOnClearanceSale: true }] : []),
  ];
};

const distinct = (candidates: readonly StoredCandidate[]): StoredCandidate[] =>
  [...new Map(candidates.toReversed().map((each) => [each.material, each])).values()].toReversed();

/**
 * The materials that a line may mean, or those that a search by number or words finds, with the customer's price and
 * stock for what the line wants of each. A handful of queries and one call of the ERP. [own-val-05]
 * @throws Failure 404
 */
export const lineVariations = (deps: ValidationDeps) => {
  const { db, erp, search } = deps;
  const hitsFor = numberHits(db);
  const factsOf = materialFacts(db);
  const find = findByWords(search);
  const buyerFor = buyerOfValidation(deps);
  return async (house: Person, validationId: string, lineId: string, asked: string): Promise<LineVariations> => {
    const row = await loadValidation(db, validationId);
    const [[line], buyer] = await Promise.all([linesById(db)(validationId, [lineId]), buyerFor(row)]);
    if (line === undefined) throw notFound('line');
    const scope = scopeOf(buyer, house);
    const words = asked.trim();
    const typed = { numbers: [{ kind: 'any', number: words }] };
    const byNumber = words === '' ? [] : lineCandidates(typed, await hitsFor(scope, [typed]));
    const byWords =
      words !== '' || line.candidates.length === 0
        ? await find(scope, words === '' ? line.document.name : words, MOST_FOUND)
        : [];
    const candidates = distinct(words === '' ? [...line.candidates, ...byWords] : [...byNumber, ...byWords]);
    const facts = await factsOf(
      scope,
      candidates.map(({ material }) => material),
    );
    const known = candidates.filter(({ material }) => facts.has(material)).slice(0, MOST_FOUND);
    const document = { quantity: quantityOf(line.document.quantity), unit: line.document.unit ?? undefined };
    const asks = known.flatMap(({ material }) => {
      const { sales_unit: salesUnit = '', package_size: packageSize = '0' } = facts.get(material) ?? {};
      const inDocument = salesQuantityOf(document, { salesUnit, packageSize: quantityOf(packageSize) });
      return inDocument === undefined
        ? []
        : asksOf(material, inDocument.quantity, facts.get(material)?.is_on_clearance_sale ?? false);
    });
    const answer =
      buyer === undefined || asks.length === 0
        ? undefined
        : await erp.prices(customerOf(buyer), asks).catch((error: unknown) => {
            if (error instanceof ErpDoesNotAnswer) return undefined;
            throw error;
          });
    const prices = new Map(
      (answer ?? []).flatMap((priced) => {
        const isReduced = priced.key !== priced.sapMaterialNumber;
        // As clearance goods alone while their stock covers it; what is split, the line shows once it is chosen.
        if (isReduced && priced.stock.exceeded > 0) return [];
        const price = storedPriceOf(isReduced ? onClearance(priced) : ordinary(priced));
        return price === null ? [] : [[priced.sapMaterialNumber, price] as const];
      }),
    );
    return {
      line,
      candidates: known,
      facts,
      prices,
      isPriceMissing: buyer !== undefined && asks.length > 0 && answer === undefined,
      currency: buyer?.account.currency ?? null,
      market: scope.market,
    };
  };
};
