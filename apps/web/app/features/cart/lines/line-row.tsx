import { type MouseEvent, memo, Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { classNames, Skeleton } from '../../../ui/index.ts';
import type { PricedLine } from '../use-cart.ts';
import { CompactCells } from './compact-cells.tsx';
import { LineChanges } from './order-changes.tsx';
import { LineProposal } from './proposals.tsx';
import { RoomyCells } from './roomy-cells.tsx';
import type { LineRowProps } from './row-props.ts';
import { useQuantity } from './use-quantity.ts';

const LineDetails = lazyWithTexts(async () => (await import('../details/line-details.tsx')).LineDetails);

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

/** Compares props by price fields, so that reloaded but equal prices don't render rows again. */
const isSame = ({ priced, ...one }: LineRowProps, { priced: otherPriced, ...other }: LineRowProps): boolean =>
  samePriced(priced, otherPriced) && Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value);

/** Elements in a row that handle presses themselves instead of choosing the row. */
const OWN = 'a, button, input, label, textarea, [role="group"]';

/** One line: a row of the table, a card on a phone. Rendered again only when its own data changes. */
export const LineRow = memo((props: LineRowProps) => {
  const { line, place, isChild, isCompact, priced, changes, isChosen, isOpen, actions } = props;
  const quantity = useQuantity(line, actions);

  const press = (event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey || shiftKey) || !(target instanceof Element) || target.closest(OWN)) return;
    event.preventDefault();
    actions.choose(line.CartItemId, shiftKey ? 'extend' : 'toggle');
  };
  return (
    // Ctrl and Shift presses are an addition to the tick box and the keys.
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
      {isCompact ? <CompactCells {...props} quantity={quantity} /> : <RoomyCells {...props} quantity={quantity} />}
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
                <LineProposal
                  line={line}
                  proposal={quantity.proposal}
                  ways={quantity.ways}
                  onApply={quantity.apply}
                  onWhole={quantity.takeWhole}
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
              <LineDetails line={line} priced={priced} isUnavailable={props.isUnavailable} hasPicture={isCompact} />
            </Suspense>
          </td>
        </tr>
      )}
    </tbody>
  );
}, isSame);
