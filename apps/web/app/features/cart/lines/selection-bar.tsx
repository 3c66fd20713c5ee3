import type { CartItem } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { KeysHelp } from './keys-help.tsx';

export interface SelectionBarProps {
  lines: readonly CartItem[];
  chosenCount: number;
  onEmpty: () => void;
}

/** Above the lines: how many there are, which keys there are, and the way to an empty cart. */
export const SelectionBar = ({ lines, chosenCount, onEmpty }: SelectionBarProps) => {
  const text = useText();
  const helpId = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <div className="flex min-h-10 flex-wrap items-center gap-2">
        <p className="flex-1 text-muted" role="status">
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
      </div>
      <div id={helpId} className="empty:hidden">
        {isHelpOpen && <KeysHelp />}
      </div>
    </div>
  );
};
