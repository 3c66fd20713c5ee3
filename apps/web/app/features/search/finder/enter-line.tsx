import type { SearchDocument } from '@grossist/contracts';
import { type Quantity, roundedUp } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { factsOfMaterial, presetQuantityOf, useAddingObstacle, useAmount } from '../../cart/index.ts';

interface EnterLineProps {
  document: SearchDocument;
  /** The quantity that was typed for it; undefined where Enter opens the material. */
  quantity: Quantity | undefined;
}

/** Says what Enter does with the active material, what the packing makes of the quantity, or why it can't be added. */
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
