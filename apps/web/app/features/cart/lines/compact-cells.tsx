import type { CartItem } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { ExplainedRibbon } from '../../../ui/data/explained-ribbon.tsx';
import { ChevronDownIcon, classNames, IconButton, ShopLink, TrashIcon, typeBesideName } from '../../../ui/index.ts';
import { discoverAt } from '../../../ui/rows/row-loading.tsx';
import { useAmount } from '../../../use-amount.ts';
import { usePreferredNumber } from '../../../visitor.ts';
import { TickBox } from '../sheet/sheet-cells.tsx';
import type { PricedLine } from '../use-cart.ts';
import { EditKit, KitName } from './line-about.tsx';
import type { LineActions } from './line-actions.ts';
import { LineSum, QuantityCell, UnitPrice } from './line-cells.tsx';
import { isMarked, isSuggested, LineMarks, Suggestion, useLineNotes } from './line-notes.tsx';
import { lineNumbers } from './line-rows.ts';
import { LineDate } from './line-stock.tsx';
import { COMPACT_COLUMNS } from './lines-head.tsx';
import type { LineCellsProps } from './row-props.ts';

/** Name and type of a line in two rows of small text at most; for a kit's material also the quantity per kit. */
const CompactName = (props: LineCellsProps) => {
  const { line, place, childCount } = props;
  const text = useText();
  const { amount } = useAmount();
  if (childCount > 0) return <KitName {...props} />;
  const beside = [
    typeBesideName(line.ItemLocalMaterialName, line.TypeDesignation),
    line.QuantityPerKit !== null &&
      text('cart.kit.each', { amount: amount(quantityOf(line.QuantityPerKit), line.ItemSalesUnit) }),
  ].filter((part) => typeof part === 'string' && part !== '');
  return (
    <span className="flex items-center gap-2">
      <span
        title={[line.ItemLocalMaterialName, ...beside].join(' · ')}
        className="line-clamp-2 min-w-0 text-sm leading-4.5 [overflow-wrap:anywhere]"
      >
        <ShopLink
          to={line.Url}
          discover={discoverAt(place)}
          data-cell="name"
          className="rounded-sm py-0.5 font-semibold hover:underline"
        >
          {line.ItemLocalMaterialName}
        </ShopLink>
        {beside.length > 0 && <span className="text-muted"> {beside.join(' · ')}</span>}
      </span>
      {line.InfoTag && (
        <span className="ml-auto shrink-0">
          <ExplainedRibbon tag={line.InfoTag} isSlim />
        </span>
      )}
    </span>
  );
};

const hasNotes = (line: CartItem): boolean =>
  [line.Note, line.AdditionalNote, line.AccountingString1, line.AccountingString2].some((part) => part !== '');

/** Returns true if a compact row needs a second row. Independent of prices, so that rows don't grow when they load. */
const hasRemarks = (line: CartItem): boolean => isMarked(line) || hasNotes(line) || isSuggested(line);

interface LineRemarksProps {
  line: CartItem;
  isKit: boolean;
  priced: PricedLine | undefined;
  actions: LineActions;
}

/** Marks, notes, accounting strings, the suggestion and a kit's edit button in a row of small text. */
const LineRemarks = ({ line, isKit, priced, actions }: LineRemarksProps) => {
  const text = useText();
  const written = useLineNotes(line);
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {isKit && <EditKit line={line} actions={actions} />}
      <LineMarks line={line} hasRibbon={false} />
      {written !== '' && (
        <span title={written} className="max-w-full truncate text-muted">
          {written}
          <span className="sr-only"> {text('cart.note.of', { name: line.ItemLocalMaterialName })}</span>
        </span>
      )}
      <Suggestion line={line} priced={priced} actions={actions} />
    </div>
  );
};

/**
 * A line in one row of 38 pixels including its border, or of 44 where fingers press: number, name, quantity, date, unit
 * price, amount. Notes and marks are in a second row of text, if there are any; the picture is in the details.
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
        className={`min-h-9.25 pointer-coarse:min-h-[2.6875rem] ${COMPACT_COLUMNS}`}
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
        <td role="cell" className="min-w-0 pr-1">
          <QuantityCell line={line} quantity={quantity} isSlim />
        </td>
        <td role="cell" className="min-w-0 pl-1">
          {!isKit && <LineDate line={line} priced={priced} firstDate={props.firstDate} isUnavailable={isUnavailable} />}
        </td>
        <td
          role="cell"
          className="flex min-w-0 justify-end text-right text-sm max-laptop:invisible whitespace-nowrap max-laptop:overflow-hidden [&>span]:-my-1"
        >
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

/** The preferred number, and the other one below it for readers who want both. */
const Numbers = ({ line }: Pick<LineCellsProps, 'line'>) => {
  const preferred = usePreferredNumber();
  const shown = lineNumbers(line, preferred).slice(0, preferred === 'both' ? 2 : 1);
  return shown.map(({ kind, number }) => (
    <span key={kind} className="block truncate select-all" title={number}>
      {number}
    </span>
  ));
};
