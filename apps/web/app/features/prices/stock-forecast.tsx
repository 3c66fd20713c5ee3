import type { Stock } from '@grossist/contracts';
import { addQuantity, maxQuantity, NO_QUANTITY, type Quantity, quantityOf } from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { useAmount } from '../../use-amount.ts';
import { useDeliveryDates } from './delivery-dates.tsx';

/** How much of a material is available by a date. */
interface StockStep {
  date: string;
  /** Including earlier stock; undefined: any quantity. */
  quantity: Quantity | undefined;
}

/**
 * Returns the stock of a material in the next days: in stock, incoming, and from when on any quantity is available.
 * Each step includes the previous ones; the supplier's date is the last step. Empty if unknown.
 */
export const stockForecast = ({ AtpQuantity, FirstDate, Incoming, AnyQuantityFrom }: Stock): StockStep[] => {
  const steps: StockStep[] = [];
  let quantity = maxQuantity(NO_QUANTITY, quantityOf(AtpQuantity));
  if (FirstDate !== null && quantity > 0) steps.push({ date: FirstDate, quantity });
  for (const { DeliveryDate, Quantity: coming } of Incoming) {
    if (AnyQuantityFrom !== null && DeliveryDate >= AnyQuantityFrom) break;
    quantity = addQuantity(quantity, quantityOf(coming));
    // Merges quantities of the same day.
    if (steps.at(-1)?.date === DeliveryDate) steps.pop();
    steps.push({ date: DeliveryDate, quantity });
  }
  if (AnyQuantityFrom !== null) {
    if (steps.at(-1)?.date === AnyQuantityFrom) steps.pop();
    steps.push({ date: AnyQuantityFrom, quantity: undefined });
  }
  return steps;
};

/** Returns the largest quantity, including the wanted one: the scale of the bars. */
export const widestOf = (steps: readonly StockStep[], wanted: Quantity = NO_QUANTITY): Quantity =>
  steps.reduce((most, step) => maxQuantity(most, step.quantity ?? NO_QUANTITY), wanted);

interface StockForecastProps {
  stock: Stock;
  /** Sales unit of the wire: "MTR". */
  unit: string;
  /** Wanted quantity in sales units, marked in the chart. */
  wanted?: number;
}

/** Chart of the next days: how much of a material is available by each date. */
export const StockForecast = ({ stock, unit, wanted: wantedQuantity }: StockForecastProps) => {
  const text = useText();
  const { amount } = useAmount();
  const steps = stockForecast(stock);
  const wanted = wantedQuantity === undefined ? undefined : quantityOf(wantedQuantity);
  if (steps.length === 0) return <p className="text-sm text-muted">{text('pictures.stock.unknown')}</p>;
  const widest = widestOf(steps, wanted);
  const isMarked = wanted !== undefined && steps.some(({ quantity }) => quantity !== undefined);
  return (
    <div className="grid gap-2">
      <ol className="grid grid-cols-[max-content_minmax(0,1fr)_max-content] gap-x-3 gap-y-1.5">
        {steps.map((step) => (
          <Step
            key={step.date}
            step={step}
            isFirm={step.date === stock.FirstDate}
            widest={widest}
            wanted={wanted}
            unit={unit}
          />
        ))}
      </ol>
      {isMarked && (
        <p className="text-sm text-muted">{text('pictures.stock.wanted', { amount: amount(wanted, unit) })}</p>
      )}
    </div>
  );
};

interface StepProps {
  step: StockStep;
  /** From stock. */
  isFirm: boolean;
  widest: Quantity;
  wanted: Quantity | undefined;
  unit: string;
}

const Step = ({ step: { date, quantity }, isFirm, widest, wanted, unit }: StepProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { amount } = useAmount();
  const isEnough = quantity === undefined || wanted === undefined || quantity >= wanted;
  const share = quantity === undefined ? 1 : quantity / Math.max(widest, quantity, 1);
  const colour = quantity === undefined ? 'bg-stock-blue' : isEnough ? 'bg-stock-green' : 'bg-stock-yellow';
  return (
    <li className="col-span-full grid grid-cols-subgrid items-center text-sm">
      <span>{isFirm ? dates.firm(date) : dates.expected(date)}</span>
      <span aria-hidden="true" className="relative block h-3 rounded-sm bg-sunken">
        <span className={`block h-full min-w-0.5 rounded-sm ${colour}`} style={{ width: `${share * 100}%` }} />
        {wanted !== undefined && quantity !== undefined && (
          <span
            className="absolute -inset-y-0.5 w-0.5 bg-ink"
            style={{ left: `calc(${(wanted / Math.max(widest, 1)) * 100}% - 2px)` }}
          />
        )}
      </span>
      <span className="min-w-16 text-right whitespace-nowrap">
        {quantity === undefined ? text('pictures.stock.any') : amount(quantity, unit)}
      </span>
    </li>
  );
};
