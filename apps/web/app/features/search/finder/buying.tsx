import type { SearchDocument } from '@grossist/contracts';
import { type Quantity, roundedUp } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { PlusIcon } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { factsOfMaterial, presetQuantityOf, useAddingObstacle } from '../../cart/index.ts';
import { PriceAndStock } from '../../prices/index.ts';

/** Price and stock of a suggestion, from the one request that `PriceList` makes for all of them. */
export const Offer = ({ document }: { document: SearchDocument }) => (
  <PriceAndStock sapMaterialNumber={document.ItemSAPMaterialNumber} unit={document.SalesUnit} size="small" />
);

interface AddSuggestionProps {
  document: SearchDocument;
  /** Quantity that a press adds. */
  quantity: Quantity;
  isDisabled: boolean;
  onAdd: () => void;
}

/**
 * Adds a suggestion by pointer or touch. Options hold no buttons, so it is placed beside its option and hidden from the
 * accessibility tree: keyboard and screen-reader users add with Enter in the field.
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

interface EnterLineProps {
  document: SearchDocument;
  /** The quantity that was typed for it; undefined where Enter opens the material. */
  quantity: Quantity | undefined;
}

/** Text on what Enter does with the active material, how packing rounds the quantity, or why it can't be added. */
export const EnterLine = ({ document, quantity }: EnterLineProps) => {
  const text = useText();
  const { amount, wireAmount } = useAmount();
  const obstacle = useAddingObstacle(document);
  const { SalesUnit: unit, ItemLocalMaterialName: name } = document;
  const rounded = quantity && roundedUp(factsOfMaterial(document), quantity);
  const parts = [
    quantity === undefined
      ? text('search.enter.open', { amount: amount(presetQuantityOf(document), unit) })
      : text('search.enter.add', { amount: amount(quantity, unit), name }),
    rounded?.changed && text('cart.add.willRound', { amount: amount(rounded.quantity, unit) }),
    rounded?.cableCut && text('cart.add.willCut', { package: wireAmount(document.PackageSize, unit) }),
  ];
  return obstacle ? text(obstacle) : parts.filter((part) => typeof part === 'string').join(' · ');
};
