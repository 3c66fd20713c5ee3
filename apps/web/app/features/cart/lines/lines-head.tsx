import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { COLUMNS } from './columns.ts';
import { TickBox } from './tick-box.tsx';

interface LinesHeadProps {
  isSomeChosen: boolean;
  isAllChosen: boolean;
  onChooseAll: (isAll: boolean) => void;
}

const Heading = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <th role="columnheader" scope="col" className={`font-semibold max-tablet:sr-only ${className}`}>
    {children}
  </th>
);

/** The headings. */
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
            label={text('cart.select.all')}
            isTicked={isAllChosen}
            isIndeterminate={isSomeChosen && !isAllChosen}
            onTick={() => onChooseAll(!isAllChosen)}
          />
        </th>
        <Heading>
          <span className="sr-only">{text('cart.column.picture')}</span>
        </Heading>
        <th role="columnheader" scope="col" className="text-left font-semibold max-tablet:pl-2">
          {text('cart.column.material')}
        </th>
        <Heading className="px-2 text-left">{text('ui.quantity')}</Heading>
        <Heading className="text-right">
          <span className="max-desktop:sr-only">{text('cart.column.unitPrice')}</span>
        </Heading>
        <Heading className="px-2 text-right">{text('cart.column.sum')}</Heading>
        <Heading>
          <span className="sr-only">{text('cart.column.remove')}</span>
        </Heading>
      </tr>
    </thead>
  );
};
