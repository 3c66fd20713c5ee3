import type { PriceEntry, Stock } from '@grossist/contracts';
import { deliveryIndicator, NO_QUANTITY, type Quantity, quantityOf, type ShortStock } from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { Badge, Price, Skeleton, StockMark } from '../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';
import { useDeliveryDates } from './delivery-dates.tsx';
import { useKnownPrice } from './known-price.ts';
import { useIsBuyer } from './price-list.tsx';
import { SHORTAGE_TEXTS, usePer } from './wording.ts';

interface StockInfoProps {
  stock: Stock;
  unit: string;
  /** Quantity of the stock that a cart's line is taken from; by default what the plant can promise. */
  available?: Quantity;
  /** The part of a cart's line that stock does not cover. */
  exceeded?: Quantity;
  /** The stock that limits a cart's line, if the rest is refused instead of becoming a back order. */
  refusedBy?: ShortStock | undefined;
  /** In a row of a list: the date alone, below the word in a narrow column. */
  isShort?: boolean;
}

/** Stock as a text: the quantity, or when it comes. Section 4, "Delivery indicator". */
export const StockInfo = ({
  stock,
  unit,
  available,
  exceeded = NO_QUANTITY,
  refusedBy,
  isShort = false,
}: StockInfoProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { amount } = useAmount();
  const atp = available ?? quantityOf(stock.AtpQuantity);
  const found = deliveryIndicator({ color: stock.DeliveryColor, isStatus12Product: stock.Status12Product, atp });
  const indicator = found === 'green' && exceeded > 0 ? 'yellow' : found;
  // The part beyond stock depends on a supplier.
  const date = isShort ? dates.short(stock.DeliveryDate, false) : dates.expected(stock.DeliveryDate);

  const refused = refusedBy ?? (stock.RefusedQuantity > 0 && exceeded === NO_QUANTITY ? 'phased-out-stock' : undefined);
  if (refused !== undefined) {
    const { none, some } = SHORTAGE_TEXTS[refused];
    return (
      <StockMark
        isWrapped={isShort}
        indicator="none"
        word={atp > 0 ? text(some, { amount: amount(atp, unit) }) : text(none)}
      />
    );
  }
  if (indicator === 'green')
    return (
      <StockMark isWrapped={isShort} indicator="green">
        {amount(atp, unit)}
      </StockMark>
    );
  if (indicator === 'blue') {
    const days = stock.BlueDeliveryDays;
    const isDated = stock.DeliveryDate !== null || days <= 0;
    return (
      <StockMark isWrapped={isShort} indicator="blue">
        <span className="whitespace-normal">{isDated ? date : text('cart.stock.days', { days })}</span>
      </StockMark>
    );
  }
  return (
    <StockMark isWrapped={isShort} indicator="yellow">
      <span className="whitespace-normal">
        {exceeded > 0 && atp > 0 ? text('cart.stock.later', { amount: amount(exceeded, unit), date }) : date}
      </span>
    </StockMark>
  );
};

export interface PriceAndStockProps {
  sapMaterialNumber: string;
  /** Sales unit, as the wire has it: "MTR". */
  unit: string;
  /** Small: two lines of text, for lists with one row a material. */
  size?: 'small' | 'medium' | 'large';
  align?: 'left' | 'right';
}

const HEIGHTS = { small: 'min-h-11', medium: 'min-h-18', large: 'min-h-20' } as const;

/**
 * The buyer's price and the stock of a material, with reserved room while they load. Nothing for signed-out visitors.
 * Section 3, "Price entry".
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

/** Returns true if the material is sold at the clearance price now, while there is clearance stock. */
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
