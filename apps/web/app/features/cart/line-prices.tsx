import type { CartItem, Prices } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Price } from '../../ui/index.ts';
import { useAmount } from './use-amount.ts';
import type { PricedLine } from './use-cart.ts';

export interface LinePricesProps {
  line: CartItem;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
}

const unitPriceOf = (line: CartItem, prices: Prices): string =>
  (line.IsOnClearanceSale && prices.ClearanceSalePriceStr) || prices.NetUnitPriceStr || prices.ListUnitPriceStr;

const perOf = (prices: Prices, unit: string): string =>
  prices.PerQuantity === 1 ? unit : `${prices.PerQuantityStr}\u00a0${unit}`;

/** The unit price with what it is for and what led to it. Net prices where the buyer may see them, else list prices. */
export const UnitPrice = ({ line, priced, isUnavailable }: LinePricesProps) => {
  const text = useText();
  const { unit } = useAmount();
  const prices = priced?.entry.Prices;
  if (!prices) return <Price formatted={priced || isUnavailable ? null : undefined} />;
  const shown = unitPriceOf(line, prices);
  const per = perOf(prices, unit(line.ItemSalesUnit));
  const cut = prices.CableCutFee > 0 && text('cart.price.cut', { fee: prices.CableCutFeeStr });
  return (
    <span className="inline-grid justify-items-end">
      <Price formatted={shown === '' ? null : shown} />
      <span className="text-xs text-muted">
        {text('cart.price.per', { amount: per })}
        {prices.DiscountStr !== '' && ` · −${prices.DiscountStr}`}
      </span>
      {cut && <span className="text-xs text-muted">{cut}</span>}
    </span>
  );
};

export const LineSum = ({ priced, isUnavailable }: Omit<LinePricesProps, 'line'>) => {
  const prices = priced?.entry.Prices;
  if (!prices) return <Price formatted={priced || isUnavailable ? null : undefined} />;
  const shown = prices.NetPriceStr || prices.ListPriceStr;
  return <Price formatted={shown === '' ? null : shown} />;
};

/** The unit price in small, where it has no column. */
export const UnitPriceNote = ({ line, priced }: Omit<LinePricesProps, 'isUnavailable'>) => {
  const text = useText();
  const { unit } = useAmount();
  const prices = priced?.entry.Prices;
  const shown = prices && unitPriceOf(line, prices);
  if (!prices || shown === '') return null;
  return (
    <span className="block text-xs text-muted">
      {shown} {text('cart.price.per', { amount: perOf(prices, unit(line.ItemSalesUnit)) })}
    </span>
  );
};
