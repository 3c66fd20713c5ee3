import type { LabelPriceOption } from '@grossist/contracts';
import {
  formatMoney,
  type Language,
  type Locale,
  marketFacts,
  quantityOf,
  quantityOfPer,
  shownUnitPrice,
  type UnitPrice,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { notAllowed } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';
import { askErp, customerOf, type PriceCache, unitName, writtenQuantity } from '../../../pricing/index.ts';

export interface LabelPrice {
  price: string;
  /** Quantity that it is for; kind and date of the price. */
  notes: readonly [string, string];
}

export interface PriceReader {
  option: LabelPriceOption;
  locale: Locale;
  language: Language;
}

const ONE = quantityOf(1);

/** @throws Failure 403 for net prices without the right to see them */
export const requirePriceRight = (buyer: Buyer, option: LabelPriceOption): void => {
  if (option === 'netPrice' && !buyer.showNetPrice) throw notAllowed('You may not see net prices');
};

/**
 * Returns the prices of one of each material as its label shows them, by SAP number; those without a price are absent. One
 * request to the ERP.
 * @throws Failure 403 for net prices without the right to see them, 503 when the ERP does not respond
 */
export const labelPrices =
  (prices: Pick<PriceCache, 'prices'>) =>
  async (
    buyer: Buyer,
    sapMaterialNumbers: readonly string[],
    { option, locale, language }: PriceReader,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, LabelPrice>> => {
    requirePriceRight(buyer, option);
    if (sapMaterialNumbers.length === 0) return new Map();
    const asks = sapMaterialNumbers.map((sapMaterialNumber) => ({
      key: sapMaterialNumber,
      sapMaterialNumber,
      quantity: ONE,
      isOnClearanceSale: false,
      isCableCut: false,
    }));
    const priced = await askErp(() => prices.prices(customerOf(buyer), asks, { signal }));
    const text = textFor(language);
    const dates = new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: marketFacts(buyer.market).timeZone,
    });
    const present = (price: UnitPrice, salesUnit: string, pricedAt: number): LabelPrice => {
      const { amount, per } = shownUnitPrice(price);
      const unit = per === 1 ? unitName(salesUnit, language) : writtenQuantity(quantityOfPer(per), salesUnit, locale);
      return {
        price: formatMoney(amount, buyer.account.currency, locale),
        notes: [`/ ${unit}`, `${text(`shelfLabel.${option}`)}, ${dates.format(pricedAt)}`],
      };
    };
    return new Map(
      priced.flatMap(({ key, priced: { price, salesUnit }, pricedAt }) => {
        if (price === undefined) return [];
        const unitPrice = option === 'netPrice' ? price.buildUp.unitPrice : price.listPrice;
        return [[key, present(unitPrice, salesUnit, pricedAt)] as const];
      }),
    );
  };
