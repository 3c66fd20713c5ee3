import type { CartItem, Prices } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Price, Skeleton } from '../../../ui/index.ts';
import { usePer } from '../../prices/index.ts';
import { packingOfLine } from '../line-facts.ts';
import { QuantityField } from '../sheet/sheet-cells.tsx';
import type { KitSum, PricedLine } from '../use-cart.ts';
import type { LineActions } from './line-row.tsx';
import type { QuantityEditing } from './use-quantity.ts';

/** A line's quantity as a cell of a sheet: what is typed is taken over by Enter, Tab and the arrows that leave it. */
export const QuantityCell = ({
  line,
  quantity,
  isSlim = false,
}: {
  line: CartItem;
  quantity: QuantityEditing;
  isSlim?: boolean;
}) => (
  <QuantityField
    name={line.ItemLocalMaterialName}
    salesUnit={line.ItemSalesUnit}
    packing={packingOfLine(line)}
    packageSize={quantityOf(line.ItemPackageSize)}
    quantity={quantity}
    isSlim={isSlim}
  />
);

interface LinePricesProps {
  line: CartItem;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
}

/** The unit price that the amount is computed from. */
const unitPriceOf = (prices: Prices): string => prices.NetUnitPriceStr || prices.ListUnitPriceStr;

/** The unit price with what it is for and what led to it. Net prices where the buyer may see them, else list prices. */
export const UnitPrice = ({ line, priced, isUnavailable }: LinePricesProps) => {
  const per = usePer();
  const prices = priced?.entry.Prices;
  // A kit costs what is in it.
  if (priced?.kitSum) return null;
  if (!prices) return <Price formatted={priced || isUnavailable ? null : undefined} />;
  const shown = unitPriceOf(prices);
  return (
    <span className="inline-grid justify-items-end">
      <Price formatted={shown === '' ? null : shown} />
      <span className="text-xs text-muted">
        {per(prices.PerQuantityStr, line.ItemSalesUnit)}
        {prices.DiscountStr !== '' && ` · −${prices.DiscountStr}`}
      </span>
    </span>
  );
};

/** A fee in the amount, or that a bundle lowers it, before anything else. */
const Aside = ({ prices, isSlim, children }: { prices: Prices; isSlim: boolean; children: ReactNode }) => {
  const text = useText();
  if (prices.CableCutFee > 0) {
    return text(isSlim ? 'cart.price.cutSlim' : 'cart.price.cut', { fee: prices.CableCutFeeStr });
  }
  return prices.Bundles.length > 0 ? text('cart.price.bundle') : children;
};

/** What a kit costs with its materials, each of which explains its own amount. */
const SumOfKit = ({ sum: { amount, currency } }: { sum: KitSum }) => {
  const format = useFormat();
  return (
    <span className="inline-grid min-h-10 content-start justify-items-end">
      <Price formatted={amount === null ? null : format.money(amount, currency)} />
    </span>
  );
};

interface LineSumProps extends LinePricesProps {
  actions: LineActions;
  /** Two rows of text at most. */
  isSlim?: boolean;
}

/** The line's amount, which tells on a press how it comes about; below it, in small, the unit price or a fee. */
export const LineSum = ({ line, priced, isUnavailable, actions, isSlim = false }: LineSumProps) => {
  const text = useText();
  const per = usePer();
  const prices = priced?.entry.Prices;
  const shown = prices && (prices.NetPriceStr || prices.ListPriceStr);
  if (priced?.kitSum) return <SumOfKit sum={priced.kitSum} />;
  if (!prices || !shown) {
    return (
      <span className="inline-grid min-h-10 content-start justify-items-end">
        <Price formatted={priced || isUnavailable ? null : undefined} />
        {!priced && !isUnavailable && <Skeleton className="h-3 w-16 laptop:hidden" />}
      </span>
    );
  }
  const unitPrice = unitPriceOf(prices);
  return (
    <span className="inline-grid min-h-10 max-w-full content-center justify-items-end">
      <button
        type="button"
        data-cell="price"
        onClick={(event) => actions.explain(line.CartItemId, event.currentTarget)}
        className="min-h-6 rounded-sm font-semibold whitespace-nowrap underline decoration-dotted decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {shown}
        <span className="sr-only"> {text('cart.price.explain', { name: line.ItemLocalMaterialName })}</span>
      </button>
      <span className={`text-xs text-muted ${isSlim ? 'max-w-full truncate' : ''}`}>
        <Aside prices={prices} isSlim={isSlim}>
          <span className="laptop:hidden">
            {unitPrice !== '' && `${unitPrice} ${per(prices.PerQuantityStr, line.ItemSalesUnit)}`}
          </span>
        </Aside>
      </span>
    </span>
  );
};
