import type { CartItem } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ExplainedRibbon } from '../../../ui/data/explained-ribbon.tsx';
import { Badge, ChevronDownIcon } from '../../../ui/index.ts';
import type { PricedLine } from '../use-cart.ts';
import type { LineActions } from './line-actions.ts';

/** Returns true if a line has a mark. */
export const isMarked = (line: CartItem): boolean =>
  line.IsOnClearanceSale ||
  line.IsClearanceAdditionalProduct ||
  line.IsPhasedOut ||
  line.IsDirectDeliveryProduct ||
  line.CabelRemnantValue !== null ||
  line.IsInvalid;

/** Badges of a line: clearance, phased out, remnant, direct delivery. */
export const LineMarks = ({ line, hasRibbon = true }: { line: CartItem; hasRibbon?: boolean }) => {
  const text = useText();
  // Reserves no room without marks.
  if (!isMarked(line) && !(hasRibbon && line.InfoTag)) return null;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {line.IsInvalid && <Badge tone="danger">{text('cart.line.invalid')}</Badge>}
      {line.IsOnClearanceSale && <Badge tone="accent">{text('cart.line.clearance')}</Badge>}
      {line.IsClearanceAdditionalProduct && <Badge>{text('cart.line.clearanceMore')}</Badge>}
      {line.IsPhasedOut && <Badge tone="warning">{text('cart.line.phasedOut')}</Badge>}
      {line.CabelRemnantValue !== null && <Badge>{text('cart.line.remnant')}</Badge>}
      {line.IsDirectDeliveryProduct && <Badge>{text('cart.line.direct')}</Badge>}
      {hasRibbon && line.InfoTag && <ExplainedRibbon tag={line.InfoTag} />}
    </span>
  );
};

const accountOf = (line: CartItem): string =>
  [line.AccountingString1, line.AccountingString2].filter((part) => part !== '').join(' / ');

/** Returns the notes and accounting strings of a line in one row of text; '' without any. */
export const useLineNotes = (line: CartItem): string => {
  const text = useText();
  const account = accountOf(line);
  return [
    line.Note !== '' && text('cart.note', { note: line.Note }),
    line.AdditionalNote !== '' && text('cart.note', { note: line.AdditionalNote }),
    account !== '' && text('cart.account.of', { account }),
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
};

interface LineToolsProps {
  line: CartItem;
  priced: PricedLine | undefined;
  isOpen: boolean;
  actions: LineActions;
}

const STYLE =
  'inline-flex min-h-6 max-w-full items-center gap-0.5 rounded-sm text-left text-sm text-muted underline decoration-dotted underline-offset-3 hover:text-ink';

/** The notes of a line with the button that opens its details, and the wholesaler's suggestion. */
export const LineTools = ({ line, priced, isOpen, actions }: LineToolsProps) => {
  const text = useText();
  const notes = useLineNotes(line);
  return (
    <span className="flex w-full flex-wrap items-center gap-x-3 max-tablet:w-auto max-tablet:max-w-full">
      <button
        type="button"
        data-cell="details"
        aria-expanded={isOpen}
        onClick={() => actions.toggleDetails(line.CartItemId)}
        className={STYLE}
      >
        <span className={notes === '' ? 'truncate max-tablet:sr-only' : 'truncate'}>
          {notes === '' ? text('cart.details') : notes}
        </span>
        <span className="sr-only"> {text('cart.note.of', { name: line.ItemLocalMaterialName })}</span>
        <ChevronDownIcon size={14} className={`shrink-0 max-tablet:size-6 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <Suggestion line={line} priced={priced} actions={actions} />
    </span>
  );
};

/** Returns true if the wholesaler suggests an alternative to a line. */
export const isSuggested = (line: CartItem): boolean =>
  line.ConceptSuggestionProduct !== null || line.ConceptSuggestionProductZCON2 !== null;

/** The wholesaler's suggestion, with reserved room while the saving loads. */
export const Suggestion = ({ line, priced, actions }: Omit<LineToolsProps, 'isOpen'>) => {
  const text = useText();
  const { showSavings } = actions;
  if (!isSuggested(line)) return null;
  const prices = priced?.entry.Prices;
  const saving = prices && prices.ConceptSaving > 0 ? prices.ConceptSavingStr : prices?.ConceptSavingZCON2Str;
  const amount = prices && Math.max(prices.ConceptSaving, prices.ConceptSavingZCON2) > 0 ? saving : undefined;
  const label = amount === undefined ? text('cart.saving') : text('cart.saving.amount', { amount });
  if (!showSavings) return <span className="text-sm text-muted">{label}</span>;
  return (
    <button
      type="button"
      data-cell="saving"
      onClick={() => showSavings(line.CartItemId)}
      className="inline-flex min-h-6 items-center rounded-sm text-left text-sm font-semibold text-accent hover:underline"
    >
      {label}
      <span className="sr-only"> {text('cart.note.of', { name: line.ItemLocalMaterialName })}</span>
    </button>
  );
};
