import type { PriceEntry } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Badge, Price, Skeleton } from '../../ui/index.ts';
import { useKnownPrice } from './known-price.ts';
import { useIsBuyer } from './price-list.tsx';
import { StockInfo } from './stock-info.tsx';
import { usePer } from './use-per.ts';

export interface PriceAndStockProps {
  sapMaterialNumber: string;
  /** Sales unit, as the wire has it: "MTR". */
  unit: string;
  /** Small: in two lines, for a list of one line a material. */
  size?: 'small' | 'medium' | 'large';
  align?: 'left' | 'right';
}

const HEIGHTS = { small: 'min-h-11', medium: 'min-h-18', large: 'min-h-20' } as const;

/**
 * The visitor's price and the stock of a material, in a place that is as large before they are known. Nothing at all
 * for signed-out visitors. Section 3, "Price entry".
 */
export const PriceAndStock = ({ sapMaterialNumber, unit, size = 'medium', align = 'left' }: PriceAndStockProps) => {
  const isBuyer = useIsBuyer();
  const { entry, isUnavailable } = useKnownPrice(sapMaterialNumber);
  if (!isBuyer) return null;
  return (
    <div
      className={`grid content-start gap-1 ${align === 'right' ? 'justify-items-end text-right' : 'justify-items-start'} ${HEIGHTS[size]}`}
    >
      <Amounts entry={entry} unit={unit} size={size} />
      <span className="flex min-h-5 items-center">
        {entry === undefined && <Skeleton className="h-4 w-32" />}
        {entry && <StockInfo stock={entry.Stock} unit={unit} isShort={size === 'small'} />}
        {isUnavailable && <Unavailable />}
      </span>
    </div>
  );
};

const Unavailable = () => {
  const text = useText();
  return <span className="text-sm text-muted">{text('cart.price.erpSilent')}</span>;
};

/** Whether what is added now is sold at the clearance price: only as long as there is stock on clearance. */
const isSoldOnClearance = ({ Prices, Stock }: PriceEntry): boolean =>
  Prices !== null && Prices.ClearanceSalePrice !== null && Stock.ClearanceSaleStock > 0;

const Amounts = ({
  entry,
  unit,
  size,
}: {
  entry: PriceEntry | null | undefined;
  unit: string;
  size: 'small' | 'medium' | 'large';
}) => {
  const text = useText();
  const per = usePer();
  const prices = entry?.Prices;
  const height = size === 'small' ? 'medium' : size;
  if (!prices) return <Price formatted={entry === undefined ? undefined : null} size={height} align="start" />;
  const isClearance = isSoldOnClearance(entry);
  const shown = (isClearance && prices.ClearanceSalePriceStr) || prices.NetUnitPriceStr || prices.ListUnitPriceStr;
  const isListShown = prices.ListUnitPriceStr !== '' && prices.ListUnitPriceStr !== shown;
  return (
    <>
      <Price
        formatted={shown === '' ? null : shown}
        per={per(prices.PerQuantityStr, unit)}
        size={height}
        align="start"
      />
      {size !== 'small' && (
        <span className="flex min-h-5 items-center gap-1.5 text-sm text-muted">
          {isClearance && <Badge tone="accent">{text('cart.line.clearance')}</Badge>}
          {isListShown && <span>{text('cart.price.list', { price: prices.ListUnitPriceStr })}</span>}
          {isListShown && shown === prices.NetUnitPriceStr && prices.DiscountStr !== '' && (
            <span>−{prices.DiscountStr}</span>
          )}
          {!isListShown && prices.NetUnitPriceStr === '' && <span>{text('cart.price.isList')}</span>}
        </span>
      )}
    </>
  );
};
