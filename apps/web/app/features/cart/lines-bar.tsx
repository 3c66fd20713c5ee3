import type { CartItem } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Button, TrashIcon } from '../../ui/index.ts';

export interface LinesBarProps {
  lines: readonly CartItem[];
  selected: ReadonlySet<string>;
  onRemove: (lines: readonly CartItem[]) => void;
  onEmpty: () => void;
}

/** Above the lines: how many there are, and what can be done to the chosen ones or to all. */
export const LinesBar = ({ lines, selected, onRemove, onEmpty }: LinesBarProps) => {
  const text = useText();
  const chosen = lines.filter((line) => selected.has(line.CartItemId));
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
      <p className="text-muted" role="status">
        {chosen.length > 0
          ? text('cart.select.count', { count: chosen.length })
          : text('cart.lines.count', { count: lines.length })}
      </p>
      {chosen.length > 0 ? (
        <Button kind="danger" size="small" onPress={() => onRemove(chosen)}>
          <TrashIcon size={18} />
          {text('cart.select.remove', { count: chosen.length })}
        </Button>
      ) : (
        <Button kind="quiet" size="small" onPress={onEmpty}>
          {text('cart.emptyIt')}
        </Button>
      )}
    </div>
  );
};
