import type { SearchDocument } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { addedWords, cartonWords } from '../../added-words.ts';
import { useAddToCart } from '../../use-add-to-cart.ts';
import { useAmount } from '../../use-amount.ts';
import { useProblemText } from '../../use-problem-text.ts';

/** Adding one material after the other, and what is said of the last. [cart-10] */
export const useAdded = () => {
  const text = useText();
  const problemText = useProblemText();
  const { wireAmount } = useAmount();
  const adding = useAddToCart();
  const [last, setLast] = useState<SearchDocument>();
  const [unknown, setUnknown] = useState<string>();
  const { added, problem } = adding;

  const saidOfLast = (): string | undefined => {
    const amount = (wire: number): string => wireAmount(wire, last?.SalesUnit ?? '');
    const carton = last?.Packaging && cartonWords(last.Packaging, text, amount);
    if (added) return [addedWords(added, text, amount), carton].filter((part) => part !== undefined).join(' · ');
    return problem ? problemText(problem) : undefined;
  };
  const said = saidOfLast();
  return {
    isAdding: adding.isAdding,
    isProblem: unknown !== undefined || (problem !== null && !added),
    said:
      unknown === undefined
        ? said && `${last?.ItemLocalMaterialName ?? ''}: ${said}`
        : `${unknown}: ${text('cart.many.failed.unknown')}`,
    sayUnknown: setUnknown,
    add: (material: SearchDocument, wanted: Quantity): void => {
      setUnknown(undefined);
      setLast(material);
      adding.add(material.Code, wanted);
    },
  };
};
