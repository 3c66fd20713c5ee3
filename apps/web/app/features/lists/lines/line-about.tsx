import type { VariationListLine } from '@grossist/contracts';
import { type Quantity, roundedUp } from '@grossist/domain';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Badge, Button, ChevronDownIcon, ShopLink } from '../../../ui/index.ts';
import { discoverAt } from '../../../ui/rows/row-loading.tsx';
import { useAmount } from '../../../use-amount.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { factsOfMaterial } from '../../cart/index.ts';
import { MaterialBadges, madeBy } from '../../catalogue/index.ts';
import type { ListLineActions } from './use-line-commands.ts';

interface LineAboutProps {
  line: VariationListLine;
  place: number;
  mayEdit: boolean;
  isOpen: boolean;
  actions: ListLineActions;
}

const REASONS: Record<NonNullable<VariationListLine['UnavailableReason']>, MessageKey> = {
  obsolete: 'lists.line.obsolete',
  blocked: 'lists.line.blocked',
};

/** Name, numbers and note of a line, and whether it can still be ordered. */
export const LineAbout = ({ line, place, mayEdit, isOpen, actions }: LineAboutProps) => {
  const text = useText();
  const articleNumber = useArticleNumber();
  const name = line.ItemLocalMaterialName;
  const about = madeBy(line);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <ShopLink
        to={line.Url}
        discover={discoverAt(place)}
        data-cell="name"
        lang={line.NameLanguage || undefined}
        className="max-w-full rounded-sm font-semibold [overflow-wrap:anywhere] hover:underline"
      >
        {name}
      </ShopLink>
      <p className="max-w-full text-sm text-muted [overflow-wrap:anywhere]">
        <span className="text-ink select-all">{articleNumber(line)}</span>
        {about !== '' && ` · ${about}`}
      </p>
      {line.IsAvailable ? (
        <MaterialBadges material={line} />
      ) : (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">
            {text(line.UnavailableReason === null ? 'lists.line.unavailable' : REASONS[line.UnavailableReason])}
          </Badge>
          {line.Successor && <Successor line={line} successor={line.Successor} mayEdit={mayEdit} actions={actions} />}
        </span>
      )}
      <button
        type="button"
        data-cell="details"
        aria-expanded={isOpen}
        onClick={() => actions.toggleDetails(line.LineId)}
        className="inline-flex min-h-6 max-w-full items-center gap-0.5 rounded-sm text-left text-sm text-muted underline decoration-dotted underline-offset-3 hover:text-ink"
      >
        <span className="truncate">
          {line.Note || text(mayEdit ? 'lists.line.note.add' : 'lists.line.details.show')}
        </span>
        <span className="sr-only"> {text('lists.line.note.of', { name })}</span>
        <ChevronDownIcon size={14} className={`shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
    </div>
  );
};

interface SuccessorProps {
  line: VariationListLine;
  successor: NonNullable<VariationListLine['Successor']>;
  mayEdit: boolean;
  actions: ListLineActions;
}

const Successor = ({ line, successor, mayEdit, actions }: SuccessorProps) => {
  const text = useText();
  const name = successor.ItemLocalMaterialName;
  return (
    <>
      <ShopLink to={successor.Url} className="text-sm underline underline-offset-3">
        {text('lists.line.successor', { name })}
      </ShopLink>
      {mayEdit && (
        <Button size="small" onPress={() => actions.replace(line, successor)}>
          {text('lists.line.replace')}
          <span className="sr-only"> {line.ItemLocalMaterialName}</span>
        </Button>
      )}
    </>
  );
};

/** Below a quantity: what the packing rules make of it when it is ordered. */
export const RoundingHint = ({ line, quantity }: { line: VariationListLine; quantity: Quantity }) => {
  const text = useText();
  const { amount } = useAmount();
  const rounded = roundedUp(factsOfMaterial(line), quantity);
  if (!line.IsAvailable || !rounded?.changed) return null;
  return (
    <p className="text-sm text-muted">
      {text('cart.add.willRound', { amount: amount(rounded.quantity, line.SalesUnit) })}
    </p>
  );
};
