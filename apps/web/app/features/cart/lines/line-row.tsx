import type { CartItem } from '@grossist/contracts';
import { type MouseEvent, memo, Suspense } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { classNames, IconButton, ShopLink, Skeleton, TrashIcon } from '../../../ui/index.ts';
import { RowPicture } from '../../../ui/rows/row-picture.tsx';
import { type LineChange, LineChanges } from '../ordering/index.ts';
import type { PricedLine } from '../use-cart.ts';
import { COLUMNS } from './columns.ts';
import { LineAbout } from './line-about.tsx';
import type { LineActions } from './line-actions.ts';
import { LineSum, UnitPrice } from './line-price-cells.tsx';
import { ProposalBar } from './proposal-bar.tsx';
import { QuantityCell } from './quantity-cell.tsx';
import { TickBox } from './tick-box.tsx';
import { useQuantity } from './use-quantity.ts';

const LineDetails = lazyWithTexts(async () => (await import('./details/line-details.tsx')).LineDetails);

export interface LineRowProps {
  line: CartItem;
  /** From 0, among the rows that are shown. */
  place: number;
  childCount: number;
  isChild: boolean;
  isKitOpen: boolean;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
  /** What the ERP said of it when it was to be ordered. */
  changes: readonly LineChange[] | undefined;
  isChosen: boolean;
  /** Whether what is written on it is shown below it. */
  isOpen: boolean;
  actions: LineActions;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

const samePriced = (one: PricedLine | undefined, other: PricedLine | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.exceeded === other.exceeded &&
    one.available === other.available &&
    one.kitSum?.amount === other.kitSum?.amount &&
    one.entry.Prices === other.entry.Prices &&
    one.entry.Stock === other.entry.Stock &&
    one.entry.AlternativeProducts === other.entry.AlternativeProducts);

/** Prices that were asked anew and are the same as before draw no row again. */
const isSame = ({ priced, ...one }: LineRowProps, { priced: otherPriced, ...other }: LineRowProps): boolean =>
  samePriced(priced, otherPriced) && Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value);

/** What in a row is pressed for its own sake, and not to choose the row. */
const OWN = 'a, button, input, label, textarea, [role="group"]';

/** One line: a row of the table, a card on a phone. Drawn again only when something of its own has changed. */
export const LineRow = memo((props: LineRowProps) => {
  const { line, place, childCount, isChild, priced, isUnavailable, changes, isChosen, isOpen, actions } = props;
  const text = useText();
  const quantity = useQuantity(line, actions);
  const name = line.KitName || line.ItemLocalMaterialName;

  const press = (event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey || shiftKey) || !(target instanceof Element) || target.closest(OWN)) return;
    event.preventDefault();
    actions.choose(line.CartItemId, shiftKey ? 'extend' : 'toggle');
  };
  return (
    // Choosing by Ctrl and Shift is one way more than the tick box and the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={props.measure}
      role="rowgroup"
      data-index={place}
      data-line={line.CartItemId}
      onMouseDown={press}
      className={classNames(
        'block border-b border-line [contain:content] last:border-0',
        isChosen && 'bg-accent-soft',
        isChild && !isChosen && 'bg-canvas',
      )}
    >
      <tr
        role="row"
        // The heading is the first.
        aria-rowindex={place + 2}
        aria-selected={isChosen}
        className={`max-tablet:grid max-tablet:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_2.5rem] max-tablet:gap-x-2 max-tablet:gap-y-2 max-tablet:p-3 ${COLUMNS}`}
      >
        <td role="cell" className={classNames('tablet:py-3 tablet:pl-2', isChild && 'border-l-4 border-edge')}>
          <TickBox
            label={text('cart.select.line', { name })}
            isTicked={isChosen}
            onTick={(withShift) => actions.choose(line.CartItemId, withShift ? 'extend' : 'toggle')}
          />
        </td>
        {/* A column without room keeps its place, of no width. */}
        <td role="cell" className="max-tablet:hidden tablet:py-3">
          {childCount === 0 && (
            <ShopLink
              to={line.Url}
              discover="none"
              tabIndex={-1}
              aria-hidden="true"
              className="ml-2 block laptop:max-desktop:hidden"
            >
              <RowPicture src={line.ImageUrl} alt="" width={56} height={56} />
            </ShopLink>
          )}
        </td>
        <td
          role="cell"
          className={classNames('min-w-0 max-tablet:col-span-2 tablet:py-3', isChild && 'pl-3 tablet:pl-5')}
        >
          <LineAbout {...props} />
        </td>
        <td
          role="cell"
          className="max-tablet:order-last max-tablet:col-span-2 max-tablet:col-start-1 tablet:px-2 tablet:py-3"
        >
          <QuantityCell line={line} quantity={quantity} />
        </td>
        <td role="cell" className="py-3 text-right max-tablet:hidden">
          <span className="max-desktop:hidden">
            <UnitPrice line={line} priced={priced} isUnavailable={isUnavailable} />
          </span>
        </td>
        <td
          role="cell"
          className="text-right max-tablet:order-last max-tablet:col-span-2 max-tablet:self-center tablet:px-2 tablet:py-3"
        >
          <LineSum line={line} priced={priced} isUnavailable={isUnavailable} actions={actions} />
        </td>
        <td role="cell" className="tablet:py-2 tablet:pr-1">
          <IconButton
            label={text('ui.remove', { name })}
            icon={<TrashIcon />}
            data-cell="remove"
            onPress={() => actions.remove(line)}
          />
        </td>
      </tr>
      {(quantity.proposal || changes) && (
        <tr role="row" className="block">
          <td role="cell" className="block px-3 pb-3">
            <div className="grid gap-2">
              {changes && (
                <LineChanges
                  line={line}
                  changes={changes}
                  hasAlternatives={(priced?.entry.AlternativeProducts.length ?? 0) > 0}
                  isOpen={isOpen}
                  actions={actions}
                />
              )}
              {quantity.proposal && (
                <ProposalBar
                  line={line}
                  proposal={quantity.proposal}
                  onApply={quantity.apply}
                  onDiscard={quantity.discard}
                />
              )}
            </div>
          </td>
        </tr>
      )}
      {isOpen && (
        <tr role="row" className="block">
          <td role="cell" className="block px-3 pb-3">
            <Suspense fallback={<Skeleton className="h-44 w-full" />}>
              <LineDetails line={line} priced={priced} />
            </Suspense>
          </td>
        </tr>
      )}
    </tbody>
  );
}, isSame);
