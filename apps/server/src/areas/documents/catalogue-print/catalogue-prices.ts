import type { PdfPriceOptions } from '@grossist/contracts';
import { type Locale, quantityOf } from '@grossist/domain';
import { notAllowed } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf, type PriceCache, writtenUnitPrice } from '../../pricing/index.ts';

const ONE = quantityOf(1);

/** @throws Failure 403 for net prices without the right to see them */
export const requirePrices = (buyer: Pick<Buyer, 'showNetPrice'>, option: PdfPriceOptions): void => {
  if (option === 'netPrice' && !buyer.showNetPrice) throw notAllowed('You may not see net prices');
};

/**
 * Returns the prices of one of each material as a catalog prints them, by SAP number; those without a price are absent. One
 * request to the ERP.
 * @throws Failure 403 for net prices without the right to see them, 503 when the ERP does not respond
 */
export const cataloguePrices =
  (prices: Pick<PriceCache, 'prices'>) =>
  async (
    buyer: Buyer,
    sapMaterialNumbers: readonly string[],
    { option, locale }: { option: PdfPriceOptions; locale: Locale },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>> => {
    requirePrices(buyer, option);
    if (option === 'none' || sapMaterialNumbers.length === 0) return new Map();
    const asks = sapMaterialNumbers.map((sapMaterialNumber) => ({
      key: sapMaterialNumber,
      sapMaterialNumber,
      quantity: ONE,
      isOnClearanceSale: false,
      isCableCut: false,
    }));
    const priced = await askErp(() => prices.prices(customerOf(buyer), asks, { signal }));
    return new Map(
      priced.flatMap(({ key, priced: { price, salesUnit } }) => {
        if (price === undefined) return [];
        const unitPrice = option === 'netPrice' ? price.buildUp.unitPrice : price.listPrice;
        return [[key, writtenUnitPrice(unitPrice, salesUnit, buyer.account.currency, locale)] as const];
      }),
    );
  };
