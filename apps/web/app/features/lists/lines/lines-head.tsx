import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TickBox } from '../../cart/index.ts';
import { COLUMNS } from './columns.ts';

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
