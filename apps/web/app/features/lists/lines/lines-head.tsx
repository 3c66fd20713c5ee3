import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TickBox } from '../../cart/index.ts';

/** The widths of the columns, for the headings and each row alike. */
export const COLUMNS =
  'tablet:grid tablet:grid-cols-[2.25rem_1.75rem_0_minmax(0,1fr)_12.25rem_11.75rem_2.75rem_2.5rem] desktop:grid-cols-[2.25rem_1.75rem_4rem_minmax(0,1fr)_13rem_11.75rem_3rem_2.75rem]';

interface LinesHeadProps {
  isSomeChosen: boolean;
  isAllChosen: boolean;
  onChooseAll: (isAll: boolean) => void;
}

const Heading = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <th role="columnheader" scope="col" className={`text-left font-semibold max-tablet:sr-only ${className}`}>
    {children}
  </th>
);

const Hidden = ({ children }: { children: ReactNode }) => (
  <Heading>
    <span className="sr-only">{children}</span>
  </Heading>
);

/** The headings of the lines. */
export const LinesHead = ({ isSomeChosen, isAllChosen, onChooseAll }: LinesHeadProps) => {
  const text = useText();
  return (
    <thead role="rowgroup" className="block border-b border-line text-sm text-muted">
      <tr
        role="row"
        aria-rowindex={1}
        className={`items-center max-tablet:flex max-tablet:px-3 max-tablet:py-2 ${COLUMNS}`}
      >
        <th role="columnheader" scope="col" className="tablet:py-1.5 tablet:pl-2">
          <TickBox
            label={text('lists.select.all')}
            isTicked={isAllChosen}
            isIndeterminate={isSomeChosen && !isAllChosen}
            onTick={() => onChooseAll(!isAllChosen)}
          />
        </th>
        <Hidden>{text('lists.column.move')}</Hidden>
        <Hidden>{text('cart.column.picture')}</Hidden>
        <th role="columnheader" scope="col" className="text-left font-semibold max-tablet:pl-2 tablet:pl-1">
          {text('cart.column.material')}
        </th>
        <Heading className="tablet:pl-2">{text('lists.column.price')}</Heading>
        <Heading className="px-2">{text('ui.quantity')}</Heading>
        <Hidden>{text('lists.column.order')}</Hidden>
        <Hidden>{text('cart.column.remove')}</Hidden>
      </tr>
    </thead>
  );
};
