import { addToCart, removeFromCart, type SearchDocument } from '@grossist/contracts';
import { type Quantity, quantityToNumber } from '@grossist/domain';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { addedWords, CHANGES_CART, useAmount, useProblemText } from '../../cart/index.ts';

/** Adds a suggestion to the cart and says what was added, with a way back for a new line. [cart-10] */
export const useSuggestionAdding = () => {
  const text = useText();
  const problemText = useProblemText();
  const { wireAmount } = useAmount();
  const remove = useOperation(removeFromCart, { invalidates: CHANGES_CART });
  const adding = useOperation(addToCart, { invalidates: CHANGES_CART });

  const add = ({ Code, ItemLocalMaterialName: name, SalesUnit }: SearchDocument, quantity: Quantity): void => {
    if (adding.isPending) return;
    adding.mutate(
      { body: { Code, Quantity: quantityToNumber(quantity) } },
      {
        onSuccess: (added) => {
          const isNewLine = added.AdditionalLine === null && added.LineQuantity === added.AddedQuantity;
          const words = addedWords(added, text, (wire) => wireAmount(wire, SalesUnit));
          const undo = (): void => remove.mutate({ body: { CartItemId: added.CartItemId, Code } });
          notify(text('search.added', { name, words }), isNewLine && added.AddedQuantity > 0 ? undo : undefined);
        },
        onError: (problem) => notify(text('search.added', { name, words: problemText(problem) })),
      },
    );
  };
  return { add, isAdding: adding.isPending };
};
