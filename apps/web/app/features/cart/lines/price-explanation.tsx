import type { CartItem, Prices } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useEffect, useRef } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { CloseIcon, IconButton } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { BuildUpBars, ScaleBars, usePer } from '../../prices/index.ts';

interface PriceExplanationProps {
  line: CartItem;
  /** Undefined when prices are no longer available. */
  prices: Prices | undefined;
  /** The pressed element. */
  beside: HTMLElement;
  onClose: () => void;
}

/** Pixels between the pressed element and the popover. */
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
 * Explains a line's price by bars from the list price to the net price. A native popover: Escape and a press outside
 * close it.
 */
export const PriceExplanation = ({ line, prices, beside, onClose }: PriceExplanationProps) => {
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
        {prices ? (
          <Explanation line={line} prices={prices} />
        ) : (
          <p className="text-muted">{text('cart.sum.unavailable')}</p>
        )}
      </div>
    </div>
  );
};

const Explanation = ({ line, prices }: { line: CartItem; prices: Prices }) => {
  const text = useText();
  const format = useFormat();
  const { wireAmount } = useAmount();
  const per = usePer();
  const { NetUnitPrice, PerQuantity } = prices;
  const salesUnit = line.ItemSalesUnit;
  const perQuantity = format.quantity(quantityOf(PerQuantity));
  return (
    <>
      <p className="text-sm text-muted">
        {wireAmount(line.Quantity, line.ItemSalesUnit)}
        {/* The amount is computed from the exact price, which is rounded elsewhere. */}
        {NetUnitPrice !== null &&
          ` × ${format.unitPrice(NetUnitPrice, prices.Currency)} ${per(perQuantity, salesUnit)}`}
      </p>
      <BuildUpBars prices={prices} />
      {prices.Duties !== 0 && <p className="text-sm text-muted">{text('cart.story.dutiesApart')}</p>}
      {prices.CableCutFee > 0 && <p className="text-sm text-muted">{text('cart.story.cutText')}</p>}
      {prices.ConceptSaving > 0 && (
        <p className="text-sm font-semibold text-accent">
          {text('cart.saving.amount', { amount: prices.ConceptSavingStr })}
        </p>
      )}
      <ScaleBars prices={prices} quantity={line.Quantity} />
    </>
  );
};
