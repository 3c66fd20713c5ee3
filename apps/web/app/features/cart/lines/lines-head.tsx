import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TickBox } from '../sheet/sheet-cells.tsx';

/**
 * The fixed widths of the columns, for the headings and each row. Since they don't depend on the rows, mounting a row
 * doesn't lay out the others, as it would in the browser's own table layout.
 */
export const COLUMNS =
  'tablet:grid tablet:grid-cols-[2.25rem_4.5rem_minmax(0,1fr)_11.75rem_0_9rem_2.75rem] laptop:grid-cols-[2.25rem_4.5rem_minmax(0,1fr)_11.75rem_8rem_9rem_2.75rem]';

/** The columns of compact rows: tick box, number, name, quantity, date, unit price, amount, tools. */
export const COMPACT_COLUMNS =
  'grid items-center grid-cols-[2rem_6rem_minmax(0,1fr)_9.75rem_6.75rem_0_7.25rem_4.75rem] laptop:grid-cols-[2rem_6.25rem_minmax(0,1fr)_9.75rem_6.75rem_7.5rem_7.25rem_4.75rem]';

interface LinesHeadProps {
  isCompact: boolean;
  isSomeChosen: boolean;
  isAllChosen: boolean;
  onChooseAll: (isAll: boolean) => void;
}

const Heading = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <th role="columnheader" scope="col" className={`font-semibold max-tablet:sr-only ${className}`}>
    {children}
  </th>
);

/** The column headings. */
export const LinesHead = ({ isCompact, isSomeChosen, isAllChosen, onChooseAll }: LinesHeadProps) => {
  const text = useText();
  return (
    <thead role="rowgroup" className="block border-b border-line text-sm text-muted">
      <tr
        role="row"
        aria-rowindex={1}
        className={`items-center max-tablet:flex max-tablet:px-3 max-tablet:py-1 ${isCompact ? COMPACT_COLUMNS : COLUMNS}`}
      >
        <th role="columnheader" scope="col" className={isCompact ? '-my-px pl-1.5' : 'tablet:py-1.5 tablet:pl-2'}>
          <TickBox
            label={text('cart.select.all')}
            isTicked={isAllChosen}
            isIndeterminate={isSomeChosen && !isAllChosen}
            onTick={() => onChooseAll(!isAllChosen)}
          />
        </th>
        {isCompact ? <CompactHeadings /> : <RoomyHeadings />}
      </tr>
    </thead>
  );
};

const RoomyHeadings = () => {
  const text = useText();
  return (
    <>
      <Heading>
        <span className="sr-only">{text('cart.column.picture')}</span>
      </Heading>
      <th role="columnheader" scope="col" className="text-left font-semibold max-tablet:pl-2">
        {text('cart.column.material')}
      </th>
      <Heading className="px-2 text-left">{text('ui.quantity')}</Heading>
      <Heading className="text-right">
        <span className="max-laptop:sr-only">{text('cart.column.unitPrice')}</span>
      </Heading>
      <Heading className="px-2 text-right">{text('cart.column.sum')}</Heading>
      <Heading>
        <span className="sr-only">{text('cart.column.remove')}</span>
      </Heading>
    </>
  );
};

const CompactHeadings = () => {
  const text = useText();
  return (
    <>
      <Heading className="pl-1 text-left">{text('cart.column.number')}</Heading>
      <Heading className="px-2 text-left">{text('cart.column.material')}</Heading>
      <Heading className="text-left">{text('ui.quantity')}</Heading>
      <Heading className="pl-1 text-left">{text('cart.column.date')}</Heading>
      <Heading className="text-right">
        <span className="max-laptop:sr-only">{text('cart.column.unitPrice')}</span>
      </Heading>
      <Heading className="text-right">{text('cart.column.sum')}</Heading>
      <Heading>
        <span className="sr-only">{text('cart.column.tools')}</span>
      </Heading>
    </>
  );
};
