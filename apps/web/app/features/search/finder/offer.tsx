import type { SearchDocument } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { PlusIcon } from '../../../ui/index.ts';
import { PriceAndStock, useAddingObstacle, useAmount } from '../../cart/index.ts';

/** Price and stock of a suggestion, from the one request that `PriceList` makes for all of them. */
export const Offer = ({ document }: { document: SearchDocument }) => (
  <PriceAndStock sapMaterialNumber={document.ItemSAPMaterialNumber} unit={document.SalesUnit} size="small" />
);

interface AddSuggestionProps {
  document: SearchDocument;
  /** What a press adds. */
  quantity: Quantity;
  isDisabled: boolean;
  onAdd: () => void;
}

/**
 * Adds a suggestion by pointer or touch. Options hold no buttons, so it stands beside its option and is not in the
 * accessibility tree: keys and screen readers add by Enter in the field.
 */
export const AddSuggestion = ({ document, quantity, isDisabled, onAdd }: AddSuggestionProps) => {
  const text = useText();
  const { amount } = useAmount();
  const obstacle = useAddingObstacle(document);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      disabled={isDisabled || obstacle !== undefined}
      title={obstacle ? text(obstacle) : text('search.add', { amount: amount(quantity, document.SalesUnit) })}
      onClick={onAdd}
      className="grid size-10 place-items-center rounded-md border border-edge bg-surface hover:bg-sunken disabled:opacity-40"
    >
      <PlusIcon size={18} />
    </button>
  );
};
