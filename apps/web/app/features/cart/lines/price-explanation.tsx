import type { CartItem, Prices } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useEffect, useRef } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { CloseIcon, IconButton } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { BuildUpBars, ScaleBars, usePer } from '../../prices/index.ts';

interface PriceStoryProps {
  line: CartItem;
  /** Undefined when prices can't be had any more. */
  prices: Prices | undefined;
  /** What was pressed. */
  beside: HTMLElement;
  onClose: () => void;
}

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
        {/* The amount is computed from the exact price, which other places round. */}
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
