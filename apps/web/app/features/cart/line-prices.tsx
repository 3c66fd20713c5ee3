import type { CartItem } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Price } from '../../ui/index.ts';
import { useAmount } from './use-amount.ts';
import type { PricedLine } from './use-cart.ts';

export interface LinePricesProps {
  line: CartItem;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
}

/** The unit price with what it is for and what led to it. Net prices where the buyer may see them, else list prices. */
export const UnitPrice = ({ line, priced, isUnavailable }: LinePricesProps) => {
  const text = useText();
  const { unit } = useAmount();
  const prices = priced?.entry.Prices;
  if (!prices) return <Price formatted={priced || isUnavailable ? null : undefined} />;
  const shown = (line.IsOnClearanceSale && prices.ClearanceSalePriceStr) || prices.NetUnitPriceStr || prices.ListUnitPriceStr;
  const per = prices.PerQuantity === 1 ? unit(line.ItemSalesUnit) : `${prices.PerQuantityStr}\u00a0${unit(line.ItemSalesUnit)}`;
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
