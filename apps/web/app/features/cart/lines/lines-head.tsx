import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
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

/** The headings. The widths of the columns are here: they stay when other rows come into the page. */
export const LinesHead = ({ isSomeChosen, isAllChosen, onChooseAll }: LinesHeadProps) => {
  const text = useText();
  return (
    <thead role="rowgroup" className="border-b border-line text-sm text-muted max-tablet:block">
      <tr
        role="row"
        aria-rowindex={1}
        className="max-tablet:flex max-tablet:items-center max-tablet:px-3 max-tablet:py-2"
      >
        <th role="columnheader" scope="col" className="tablet:w-9 tablet:py-1.5 tablet:pl-2">
          <TickBox
            label={text('cart.select.all')}
            isTicked={isAllChosen}
            isIndeterminate={isSomeChosen && !isAllChosen}
            onTick={() => onChooseAll(!isAllChosen)}
          />
        </th>
        <Heading className="tablet:w-18 laptop:max-desktop:w-0">
          <span className="sr-only">{text('cart.column.picture')}</span>
        </Heading>
        <th role="columnheader" scope="col" className="text-left font-semibold max-tablet:pl-2">
          {text('cart.column.material')}
        </th>
        <Heading className="px-2 text-left tablet:w-47">{text('ui.quantity')}</Heading>
        <Heading className="text-right tablet:w-0 desktop:w-32">
          <span className="max-desktop:sr-only">{text('cart.column.unitPrice')}</span>
        </Heading>
        <Heading className="px-2 text-right tablet:w-36">{text('cart.column.sum')}</Heading>
        <Heading className="tablet:w-11">
          <span className="sr-only">{text('cart.column.remove')}</span>
        </Heading>
      </tr>
    </thead>
  );
};
