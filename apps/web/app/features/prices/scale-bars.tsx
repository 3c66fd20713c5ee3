import type { Prices } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';

export interface ScaleBarsProps {
  prices: Prices;
  /** What is wanted, in sales units: its step is the one that counts. */
  quantity: number;
}

/** What more of it would cost: the unit price of each step, as a bar against the dearest of them and of the present one. */
export const ScaleBars = ({ prices: { ScalePrices: scales, NetUnitPrice }, quantity }: ScaleBarsProps) => {
  const text = useText();
  if (scales.length === 0) return null;
  const dearest = Math.max(NetUnitPrice ?? 0, ...scales.map((scale) => scale.NetUnitPrice));
  const present = scales.findLast(({ FromQuantity }) => quantity >= FromQuantity);
  return (
    <section className="grid gap-1 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{text('cart.story.scales')}</h3>
      <ul className="grid gap-1.5 text-sm">
        {scales.map((scale) => (
          <li
            key={scale.FromQuantity}
            className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 ${scale === present ? 'font-semibold' : 'text-muted'}`}
          >
            <span>{text('cart.story.from', { amount: scale.FromQuantityStr })}</span>
            <span className="whitespace-nowrap">{scale.NetUnitPriceStr}</span>
            <span aria-hidden="true" className="col-span-2 h-2 rounded-sm bg-sunken">
              <span
                className={`block h-2 min-w-0.5 rounded-sm ${scale === present ? 'bg-ink' : 'bg-edge'}`}
                style={{ width: `${dearest > 0 ? (scale.NetUnitPrice / dearest) * 100 : 0}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
