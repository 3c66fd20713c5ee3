import type { CartItem } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ChevronDownIcon } from '../../../ui/index.ts';
import type { PricedLine } from '../use-cart.ts';
import type { LineActions } from './line-actions.ts';
import { useWritten } from './use-written.ts';

export interface LineToolsProps {
  line: CartItem;
  priced: PricedLine | undefined;
  isOpen: boolean;
  actions: LineActions;
}

const STYLE =
  'inline-flex min-h-6 max-w-full items-center gap-0.5 rounded-sm text-left text-sm text-muted underline decoration-dotted underline-offset-3 hover:text-ink';

/** What stands on a line, and the way to change it; what the wholesaler suggests instead. */
export const LineTools = ({ line, priced, isOpen, actions }: LineToolsProps) => {
  const text = useText();
  const written = useWritten(line);
  return (
    <span className="flex w-full flex-wrap items-center gap-x-3 compact:max-tablet:w-auto compact:max-tablet:max-w-full">
      <button
        type="button"
        data-cell="details"
        aria-expanded={isOpen}
        onClick={() => actions.toggleDetails(line.CartItemId)}
        className={STYLE}
      >
        <span className={written === '' ? 'truncate compact:max-tablet:sr-only' : 'truncate'}>
          {written === '' ? text('cart.details') : written}
        </span>
        <span className="sr-only"> {text('cart.note.of', { name: line.ItemLocalMaterialName })}</span>
        <ChevronDownIcon size={14} className={`shrink-0 compact:max-tablet:size-6 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <Suggestion line={line} priced={priced} actions={actions} />
    </span>
  );
};

/** Whether the wholesaler suggests something else instead of a line. */
export const isSuggested = (line: CartItem): boolean =>
  line.ConceptSuggestionProduct !== null || line.ConceptSuggestionProductZCON2 !== null;

/** What the wholesaler suggests instead. Its place is there before the saving is known. */
export const Suggestion = ({ line, priced, actions }: Omit<LineToolsProps, 'isOpen'>) => {
  const text = useText();
  const { showSavings } = actions;
  if (!isSuggested(line)) return null;
  const prices = priced?.entry.Prices;
  const saving = prices && prices.ConceptSaving > 0 ? prices.ConceptSavingStr : prices?.ConceptSavingZCON2Str;
  const amount = prices && Math.max(prices.ConceptSaving, prices.ConceptSavingZCON2) > 0 ? saving : undefined;
  const said = amount === undefined ? text('cart.saving') : text('cart.saving.amount', { amount });
  if (!showSavings) return <span className="text-sm text-muted">{said}</span>;
  return (
    <button
      type="button"
      data-cell="saving"
      onClick={() => showSavings(line.CartItemId)}
      className="inline-flex min-h-6 items-center rounded-sm text-left text-sm font-semibold text-accent hover:underline"
    >
      {said}
      <span className="sr-only"> {text('cart.note.of', { name: line.ItemLocalMaterialName })}</span>
    </button>
  );
};
