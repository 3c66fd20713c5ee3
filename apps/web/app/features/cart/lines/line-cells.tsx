import type { CartItem, Prices } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Price, Skeleton } from '../../../ui/index.ts';
import { usePer } from '../../prices/index.ts';
import { packingOfLine } from '../line-facts.ts';
import { QuantityField } from '../sheet/sheet-cells.tsx';
import type { KitSum, PricedLine } from '../use-cart.ts';
import type { LineActions } from './line-actions.ts';
import type { QuantityEditing } from './use-quantity.ts';

/** A line's quantity as a sheet cell: Enter, Tab and the arrows that leave it save the typed value. */
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

/** Returns the formatted unit price. */
const unitPriceOf = (prices: Prices): string => prices.NetUnitPriceStr || prices.ListUnitPriceStr;

/** The unit price with its unit and discount. Net prices where the buyer may see them, else list prices. */
export const UnitPrice = ({ line, priced, isUnavailable }: LinePricesProps) => {
  const per = usePer();
  const prices = priced?.entry.Prices;
  // A kit has no unit price of its own.
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

/** A fee or bundle saving in the amount, else the children. */
const Aside = ({ prices, isSlim, children }: { prices: Prices; isSlim: boolean; children: ReactNode }) => {
  const text = useText();
  if (prices.CableCutFee > 0) {
    return text(isSlim ? 'cart.price.cutSlim' : 'cart.price.cut', { fee: prices.CableCutFeeStr });
  }
  return prices.Bundles.length > 0 ? text('cart.price.bundle') : children;
};

/** The same while it loads, so that no row grows. */
const sumHeight = (isSlim: boolean): string => (isSlim ? 'min-h-9' : 'min-h-10');

/** Sum of a kit's materials, each of which explains its own amount. */
const SumOfKit = ({ sum: { amount, currency }, isSlim }: { sum: KitSum; isSlim: boolean }) => {
  const format = useFormat();
  return (
    <span className={`inline-grid content-center justify-items-end ${sumHeight(isSlim)}`}>
      <Price formatted={amount === null ? null : format.money(amount, currency)} />
    </span>
  );
};

interface LineSumProps extends LinePricesProps {
  actions: LineActions;
  /** At most two rows of text. */
  isSlim?: boolean;
}

/** The line's amount, which opens its explanation; below it, in small, the unit price or a fee. */
export const LineSum = ({ line, priced, isUnavailable, actions, isSlim = false }: LineSumProps) => {
  const text = useText();
  const per = usePer();
  const prices = priced?.entry.Prices;
  const shown = prices && (prices.NetPriceStr || prices.ListPriceStr);
  if (priced?.kitSum) return <SumOfKit sum={priced.kitSum} isSlim={isSlim} />;
  if (!prices || !shown) {
    return (
      <span className={`inline-grid content-start justify-items-end ${sumHeight(isSlim)}`}>
        <Price formatted={priced || isUnavailable ? null : undefined} />
        {!priced && !isUnavailable && <Skeleton className="h-3 w-16 laptop:hidden" />}
      </span>
    );
  }
  const unitPrice = unitPriceOf(prices);
  return (
    <span className={`inline-grid max-w-full content-center justify-items-end ${sumHeight(isSlim)}`}>
      <button
        type="button"
        data-cell="price"
        onClick={(event) => actions.explain(line.CartItemId, event.currentTarget)}
        className={`min-h-6 rounded-sm font-semibold whitespace-nowrap underline decoration-dotted decoration-edge underline-offset-4 hover:decoration-ink ${isSlim ? '-mb-1' : ''}`}
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
