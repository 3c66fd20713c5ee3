import type { CartPriceInfo } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Button, Skeleton, TruckIcon, WarningBar } from '../../ui/index.ts';
import type { CartPrices } from './use-cart.ts';

/** How the total comes about, in a place that is as large before it is known. Section 3, "Cart price info". */
export const PriceSummary = ({ prices }: { prices: CartPrices }) => {
  const text = useText();
  const { sums, isUnavailable } = prices;
  const isHidden = sums !== undefined && sums.TotalStr === '';
  if (isUnavailable) {
    return (
      <WarningBar
        tone="danger"
        action={
          <Button size="small" onPress={prices.tryAgain}>
            {text('ui.tryAgain')}
          </Button>
        }
      >
        {text('cart.sum.unavailable')}
      </WarningBar>
    );
  }
  if (isHidden) return <p className="text-muted">{text('cart.sum.hidden')}</p>;
  const shown = (formatted: string | undefined) => (sums ? (formatted ?? '') : undefined);
  return (
    <div aria-busy={prices.isRefreshing} className="grid gap-3">
      <dl className="grid gap-1.5">
        <Row name={text('cart.sum.subtotal')} amount={shown(sums?.SubTotalStr)} />
        <Row name={text('cart.sum.duties')} amount={shown(sums?.DutiesStr)} />
        <Row name={text('cart.sum.freight')} amount={shown(sums?.FreightCostStr)} />
        {sums && sums.ExtraFreightCost !== 0 && (
          <Row name={text('cart.sum.extraFreight')} amount={sums.ExtraFreightCostStr} />
        )}
        {sums && sums.FreightServiceTax !== 0 && (
          <Row name={text('cart.sum.freightTax')} amount={sums.FreightServiceTaxStr} />
        )}
        <Row
          name={sums ? text('cart.sum.vat', { percent: sums.VatPercent }) : text('cart.sum.vatPlain')}
          amount={shown(sums?.VatStr)}
        />
        <Row name={text('cart.sum.total')} amount={shown(sums?.TotalStr)} isTotal />
      </dl>
      <FreeFreight sums={sums} />
    </div>
  );
};

const Row = ({ name, amount, isTotal = false }: { name: string; amount: string | undefined; isTotal?: boolean }) => (
  <div
    className={`flex min-h-6 items-baseline justify-between gap-4 ${isTotal ? 'mt-1.5 border-t border-line pt-2.5 text-lg font-semibold' : ''}`}
  >
    <dt className={isTotal ? '' : 'text-muted'}>{name}</dt>
    <dd className="whitespace-nowrap">{amount ?? <Skeleton className="h-4 w-24" />}</dd>
  </div>
);

const FreeFreight = ({ sums }: { sums: CartPriceInfo | undefined }) => {
  const text = useText();
  const info = sums?.FreeFreightInfo;
  const said =
    info &&
    (info.Missing > 0
      ? text('cart.sum.freeFreight.missing', { missing: info.MissingStr, limit: info.LimitStr })
      : text('cart.sum.freeFreight.reached', { limit: info.LimitStr }));
  return (
    <p className="flex min-h-11 items-start gap-2 text-sm text-muted">
      {said && <TruckIcon className="shrink-0" />}
      {said}
    </p>
  );
};
