import type { CartItem, Prices } from '@grossist/contracts';
import { useEffect, useRef } from 'react';
import { type MessageKey, useFormat, useText } from '../../../../i18n/index.ts';
import { CloseIcon, IconButton } from '../../../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';
import { type PriceStep, type PriceStepKind, priceSteps } from './price-steps.ts';

export interface PriceStoryProps {
  line: CartItem;
  /** Undefined when prices can't be had any more. */
  prices: Prices | undefined;
  /** What was pressed. */
  beside: HTMLElement;
  onClose: () => void;
}

const NAMES: Record<PriceStepKind, MessageKey> = {
  list: 'cart.story.list',
  discount: 'cart.story.discount',
  campaign: 'cart.story.campaign',
  clearance: 'cart.line.clearance',
  surcharge: 'cart.story.surcharge',
  cut: 'cart.story.cut',
  net: 'cart.story.net',
  duties: 'cart.sum.duties',
};

const COLOURS: Record<PriceStepKind, string> = {
  list: 'bg-edge',
  discount: 'bg-stock-green',
  campaign: 'bg-stock-green',
  clearance: 'bg-stock-green',
  surcharge: 'bg-accent',
  cut: 'bg-accent',
  net: 'bg-ink',
  duties: 'bg-accent',
};

/** Pixels between what was pressed and what opens. */
const GAP = 6;

const placeBeside = (panel: HTMLElement, beside: HTMLElement): void => {
  const anchor = beside.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const page = document.documentElement;
  const left = Math.max(GAP, Math.min(anchor.right - width, page.clientWidth - width - GAP));
  const isBelow = anchor.bottom + GAP + height <= page.clientHeight;
  panel.style.left = `${left}px`;
  panel.style.top = `${isBelow ? anchor.bottom + GAP : Math.max(GAP, anchor.top - GAP - height)}px`;
};

/**
 * How a line's price comes about, drawn as bars from the list price to what it costs. The browser's own popover: Escape
 * and a press beside it close it.
 */
export const PriceStory = ({ line, prices, beside, onClose }: PriceStoryProps) => {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, beside);
    element.querySelector<HTMLElement>('button')?.focus();
  }, [beside]);
  const close = (): void => {
    onClose();
    if (panel.current?.contains(document.activeElement)) beside.focus();
  };
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={text('cart.story', { name: line.ItemLocalMaterialName })}
      onToggle={(event) => event.newState === 'closed' && close()}
      className="fixed inset-auto m-0 w-96 max-w-[calc(100vw-0.75rem)] rounded-lg border border-line bg-raised p-0 text-ink shadow-float"
    >
      <header className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4">
        <h2 className="truncate font-semibold">{text('cart.story.title')}</h2>
        <IconButton
          label={text('ui.close')}
          icon={<CloseIcon size={18} />}
          onPress={() => panel.current?.hidePopover()}
        />
      </header>
      <div className="grid max-h-[60dvh] gap-3 overflow-y-auto p-4">
        {prices ? <Story line={line} prices={prices} /> : <p className="text-muted">{text('cart.sum.unavailable')}</p>}
      </div>
    </div>
  );
};

const Story = ({ line, prices }: { line: CartItem; prices: Prices }) => {
  const text = useText();
  const { wireAmount, unit } = useAmount();
  const steps = priceSteps(prices, line.IsOnClearanceSale);
  const longest = Math.max(1, ...steps.map(({ from, to }) => Math.max(from, to)));
  const name = unit(line.ItemSalesUnit);
  const per = text('cart.price.per', {
    amount: prices.PerQuantity === 1 ? name : `${prices.PerQuantityStr}\u00a0${name}`,
  });
  return (
    <>
      <p className="text-sm text-muted">
        {wireAmount(line.Quantity, line.ItemSalesUnit)}
        {prices.NetUnitPriceStr !== '' && ` × ${prices.NetUnitPriceStr} ${per}`}
      </p>
      <dl className="grid gap-2">
        {steps.map((step) => (
          <Step key={step.kind} step={step} longest={longest} prices={prices} />
        ))}
      </dl>
      {prices.Duties !== 0 && <p className="text-sm text-muted">{text('cart.story.dutiesApart')}</p>}
      {prices.CableCutFee > 0 && <p className="text-sm text-muted">{text('cart.story.cutText')}</p>}
      {prices.ConceptSaving > 0 && (
        <p className="text-sm font-semibold text-accent">
          {text('cart.saving.amount', { amount: prices.ConceptSavingStr })}
        </p>
      )}
      <Scales line={line} prices={prices} />
    </>
  );
};

const Step = ({ step, longest, prices }: { step: PriceStep; longest: number; prices: Prices }) => {
  const text = useText();
  const format = useFormat();
  const { kind, amount, from, to } = step;
  const name = (kind === 'campaign' && prices.Campaign?.Text) || text(NAMES[kind]);
  const left = (Math.min(from, to) / longest) * 100;
  const width = (Math.abs(to - from) / longest) * 100;
  const isSum = kind === 'net' || kind === 'list';
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 ${kind === 'net' ? 'font-semibold' : ''}`}>
      <dt>
        {name}
        {kind === 'discount' && prices.DiscountStr !== '' && ` ${prices.DiscountStr}`}
      </dt>
      <dd className="whitespace-nowrap">
        {!isSum && amount > 0 && '+'}
        {format.money(amount / 100, prices.Currency)}
      </dd>
      <dd aria-hidden="true" className="col-span-2 h-2 rounded-sm bg-sunken">
        <div
          className={`h-2 min-w-0.5 rounded-sm ${COLOURS[kind]}`}
          style={{ marginLeft: `${left}%`, width: `${width}%` }}
        />
      </dd>
    </div>
  );
};

/** What more of it would cost. */
const Scales = ({ line, prices }: { line: CartItem; prices: Prices }) => {
  const text = useText();
  const { unit } = useAmount();
  if (prices.ScalePrices.length === 0) return null;
  return (
    <section className="grid gap-1 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{text('cart.story.scales')}</h3>
      <ul className="grid gap-0.5 text-sm">
        {prices.ScalePrices.map((scale) => (
          <li
            key={scale.FromQuantity}
            className={`flex justify-between gap-4 ${line.Quantity >= scale.FromQuantity ? 'font-semibold' : 'text-muted'}`}
          >
            <span>
              {text('cart.story.from', { amount: `${scale.FromQuantityStr}\u00a0${unit(line.ItemSalesUnit)}` })}
            </span>
            <span>{scale.NetUnitPriceStr}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
