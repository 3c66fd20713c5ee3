import type { CartPriceInfo } from '@grossist/contracts';
import { PICKUP_SHIPPING_CONDITION } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { CheckIcon, TruckIcon } from '../../../ui/index.ts';

/** How much is missing until freight is free, in a place that is as high before that is known. */
export const FreeFreight = ({ sums }: { sums: CartPriceInfo | undefined }) => {
  const text = useText();
  const info = sums?.ShippingCondition === PICKUP_SHIPPING_CONDITION ? null : sums?.FreeFreightInfo;
  if (!info) return <div className="min-h-14" />;
  const isReached = info.Missing <= 0;
  const share = info.Limit > 0 ? (1 - info.Missing / info.Limit) * 100 : 0;
  const said = isReached
    ? text('cart.sum.freeFreight.reached', { limit: info.LimitStr })
    : text('cart.sum.freeFreight.missing', { missing: info.MissingStr, limit: info.LimitStr });
  return (
    <div className="grid min-h-14 content-start gap-1.5 text-sm">
      <p className="flex items-start gap-2">
        {isReached ? <CheckIcon size={18} className="shrink-0" /> : <TruckIcon size={18} className="shrink-0" />}
        {said}
      </p>
      {!isReached && (
        <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-stock-blue"
            style={{ width: `${Math.max(0, Math.min(100, share))}%` }}
          />
        </span>
      )}
    </div>
  );
};
