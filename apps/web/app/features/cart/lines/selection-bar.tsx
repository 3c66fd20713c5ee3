import type { CartItem } from '@grossist/contracts';
import { Suspense, useId, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { Button, IconButton, TrashIcon } from '../../../ui/index.ts';
import { DensityChoice } from '../../density/index.ts';

const KeysHelp = lazyWithTexts(async () => (await import('./keys-help.tsx')).KeysHelp);

export interface SelectionBarProps {
  lines: readonly CartItem[];
  chosenCount: number;
  isCompact: boolean;
  onEmpty: () => void;
}

const KeysIcon = () => (
  <Icon>
    <rect x="2.5" y="6" width="19" height="12" rx="2" />
    <path d="M6 9.5h.01M9 9.5h.01M12 9.5h.01M15 9.5h.01M18 9.5h.01M6 12.5h.01M18 12.5h.01M9 14.75h6" />
  </Icon>
);

/** In the row above the lines: their number, keyboard help, emptying the cart, and the density. */
export const SelectionBar = ({ lines, chosenCount, isCompact, onEmpty }: SelectionBarProps) => {
  const text = useText();
  const helpId = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <>
      <p
        className={`px-1 text-sm whitespace-nowrap text-muted ${chosenCount > 0 ? 'max-laptop:sr-only' : 'sr-only'}`}
        role="status"
      >
        {chosenCount > 0
          ? text('cart.select.count', { count: chosenCount })
          : text('cart.lines.count', { count: lines.length })}
      </p>
      <IconButton
        label={text('cart.keys')}
        title={text('cart.keys')}
        icon={<KeysIcon />}
        aria-expanded={isHelpOpen}
        aria-controls={helpId}
        onPress={() => setHelpOpen(!isHelpOpen)}
        className="size-9! max-tablet:hidden"
      />
      <Button kind="quiet" size="small" onPress={onEmpty} className="max-tablet:min-h-10 max-desktop:px-2!">
        <TrashIcon className="desktop:hidden" />
        <span className="max-desktop:sr-only">{text('cart.emptyIt')}</span>
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
