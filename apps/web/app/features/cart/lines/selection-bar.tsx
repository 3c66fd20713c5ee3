import type { CartItem } from '@grossist/contracts';
import { Suspense, useId, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { DensityChoice } from '../../density/index.ts';

const KeysHelp = lazyWithTexts(async () => (await import('./keys-help.tsx')).KeysHelp);

export interface SelectionBarProps {
  lines: readonly CartItem[];
  chosenCount: number;
  isCompact: boolean;
  onEmpty: () => void;
}

/** In the row above the lines: how many there are, which keys there are, the way to an empty cart, and the density. */
export const SelectionBar = ({ lines, chosenCount, isCompact, onEmpty }: SelectionBarProps) => {
  const text = useText();
  const helpId = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <>
      <p className="px-1 text-sm whitespace-nowrap text-muted max-tablet:sr-only max-laptop:flex-1" role="status">
        {chosenCount > 0
          ? text('cart.select.count', { count: chosenCount })
          : text('cart.lines.count', { count: lines.length })}
      </p>
      <Button
        kind="quiet"
        size="small"
        aria-expanded={isHelpOpen}
        aria-controls={helpId}
        onPress={() => setHelpOpen(!isHelpOpen)}
        className="max-tablet:hidden"
      >
        {text('cart.keys')}
      </Button>
      <Button kind="quiet" size="small" onPress={onEmpty}>
        {text('cart.emptyIt')}
      </Button>
      <DensityChoice unchosen={isCompact ? 'compact' : 'comfortable'} />
      <div id={helpId} className="order-last basis-full empty:hidden">
        {isHelpOpen && (
          <Suspense>
            <KeysHelp />
          </Suspense>
        )}
      </div>
    </>
  );
};
