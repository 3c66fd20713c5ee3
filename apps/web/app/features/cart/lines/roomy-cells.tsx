import { useText } from '../../../i18n/index.ts';
import { classNames, IconButton, ShopLink, TrashIcon } from '../../../ui/index.ts';
import { RowPicture } from '../../../ui/rows/row-loading.tsx';
import { TickBox } from '../sheet/sheet-cells.tsx';
import { LineAbout } from './line-about.tsx';
import { LineSum, QuantityCell, UnitPrice } from './line-cells.tsx';
import { COLUMNS } from './lines-head.tsx';
import type { LineCellsProps } from './row-props.ts';

/** A line with picture, stock and notes below each other: a card on a phone, else a comfortable row. */
export const RoomyCells = (props: LineCellsProps) => {
  const { line, place, childCount, isChild, priced, isUnavailable, isChosen, quantity, actions } = props;
  const text = useText();
  const name = line.KitName || line.ItemLocalMaterialName;
  return (
    <tr
      role="row"
      // The heading is the first.
      aria-rowindex={place + 2}
      aria-selected={isChosen}
      className={`max-tablet:grid max-tablet:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_2.5rem] max-tablet:gap-x-2 max-tablet:gap-y-1 max-tablet:px-3 max-tablet:py-2 compact:max-tablet:py-1.5 ${COLUMNS}`}
    >
      <td role="cell" className={classNames('tablet:py-3 tablet:pl-2', isChild && 'border-l-4 border-edge')}>
        <TickBox
          label={text('cart.select.line', { name })}
          isTicked={isChosen}
          onTick={(withShift) => actions.choose(line.CartItemId, withShift ? 'extend' : 'toggle')}
        />
      </td>
      {/* A hidden column stays in the grid with zero width. */}
      <td role="cell" className="max-tablet:hidden tablet:py-3">
        {childCount === 0 && (
          <ShopLink to={line.Url} discover="none" tabIndex={-1} aria-hidden="true" className="ml-2 block">
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
        <span className="max-laptop:hidden">
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
  );
};
