import { useText } from '../../../i18n/index.ts';
import { ChevronDownIcon, classNames, IconButton, TrashIcon } from '../../../ui/index.ts';
import { usePreferredNumber } from '../../../visitor.ts';
import { TickBox } from '../sheet/tick-box.tsx';
import { COMPACT_COLUMNS } from './columns.ts';
import { CompactName } from './compact-name.tsx';
import { LineDate } from './line-date.tsx';
import { lineNumbers } from './line-numbers.ts';
import { LineSum, UnitPrice } from './line-price-cells.tsx';
import { hasRemarks, LineRemarks } from './line-remarks.tsx';
import type { LineCellsProps } from './line-row.tsx';
import { QuantityCell } from './quantity-cell.tsx';

/**
 * A line in one row of 44 pixels, its border included: number, name, quantity, date, unit price, amount. What is written
 * on it, or out of the ordinary, stands in a second row of text where there is any; its picture is in the details.
 */
export const CompactCells = (props: LineCellsProps) => {
  const { line, place, childCount, isChild, priced, isUnavailable, isChosen, isOpen, quantity, actions } = props;
  const text = useText();
  const name = line.KitName || line.ItemLocalMaterialName;
  const isKit = childCount > 0;
  return (
    <>
      <tr
        role="row"
        // The heading is the first.
        aria-rowindex={place + 2}
        aria-selected={isChosen}
        className={`min-h-[2.6875rem] ${COMPACT_COLUMNS}`}
      >
        <td role="cell" className={classNames('pl-1.5', isChild && 'self-stretch border-l-4 border-edge pt-2.5')}>
          <TickBox
            label={text('cart.select.line', { name })}
            isTicked={isChosen}
            onTick={(withShift) => actions.choose(line.CartItemId, withShift ? 'extend' : 'toggle')}
          />
        </td>
        <td role="cell" className="min-w-0 pl-1 text-sm leading-4.5">
          {!isKit && <Numbers line={line} />}
        </td>
        <td role="cell" className={classNames('min-w-0 px-2', isChild && 'pl-5')}>
          <CompactName {...props} />
        </td>
        <td role="cell">
          <QuantityCell line={line} quantity={quantity} isSlim />
        </td>
        <td role="cell" className="min-w-0 pl-1">
          {!isKit && <LineDate line={line} priced={priced} firstDate={props.firstDate} isUnavailable={isUnavailable} />}
        </td>
        <td role="cell" className="min-w-0 text-right text-sm max-laptop:invisible max-laptop:overflow-hidden">
          <UnitPrice line={line} priced={priced} isUnavailable={isUnavailable} />
        </td>
        <td role="cell" className="min-w-0 pl-1 text-right text-sm">
          <LineSum line={line} priced={priced} isUnavailable={isUnavailable} actions={actions} isSlim />
        </td>
        <td role="cell" className="flex justify-end pr-0.5">
          <IconButton
            label={text('cart.details.show', { name })}
            icon={<ChevronDownIcon size={18} className={isOpen ? 'rotate-180' : ''} />}
            data-cell="details"
            aria-expanded={isOpen}
            onPress={() => actions.toggleDetails(line.CartItemId)}
            className="size-9!"
          />
          <IconButton
            label={text('ui.remove', { name })}
            icon={<TrashIcon size={18} />}
            data-cell="remove"
            onPress={() => actions.remove(line)}
            className="size-9!"
          />
        </td>
      </tr>
      {(isKit || hasRemarks(line)) && (
        <tr role="row" className="block">
          <td role="cell" className="block pr-3 pb-1.5 pl-[8.5rem] laptop:pl-[9rem]">
            <LineRemarks line={line} isKit={isKit} priced={priced} actions={actions} />
          </td>
        </tr>
      )}
    </>
  );
};

/** The number that the reader wants to see first, and the other one below it where they want both. */
const Numbers = ({ line }: Pick<LineCellsProps, 'line'>) => {
  const preferred = usePreferredNumber();
  const shown = lineNumbers(line, preferred).slice(0, preferred === 'both' ? 2 : 1);
  return shown.map(({ kind, number }) => (
    <span key={kind} className="block truncate select-all" title={number}>
      {number}
    </span>
  ));
};
