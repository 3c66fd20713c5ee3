import type { Cart, CartItem, PriceEntry, QuantityProposal } from '@grossist/contracts';
import {
  type CartLineFacts,
  type DeliveryType,
  isAllowedInSmartKit,
  judgeCart,
  type Proposal,
  quantityOf,
  quantityToNumber,
} from '@grossist/domain';
import { useEffect, useMemo } from 'react';
import { DELIVERY_TYPES, factsOfLine } from '../line-facts.ts';
import type { CartPrices, PricedLine } from '../use-cart.ts';
import { useStandProposals } from './proposals.tsx';

const factsInCart = (line: CartItem, entry: PriceEntry | undefined, deliveryType: DeliveryType): CartLineFacts => ({
  ...factsOfLine(line),
  deliveryType,
  // Whoever has the line in the cart has agreed to its cut.
  cableCutAccepted: true,
  isAllowedInSmartKit: isAllowedInSmartKit({
    isDirectDelivery: line.IsDirectDeliveryProduct,
    isRemnant: line.CabelRemnantValue !== null,
  }),
  // Each line has a piece of its own.
  ...(line.CabelRemnantValue !== null && {
    remnant: { id: line.CartItemId, length: quantityOf(line.CabelRemnantValue) },
  }),
  ...(entry && {
    atp: quantityOf(entry.Stock.AtpQuantity),
    clearanceStock: quantityOf(entry.Stock.ClearanceSaleStock),
    fastboxAtp: quantityOf(entry.FastboxStock.AtpQuantity),
  }),
  lineId: line.CartItemId,
  materialNo: line.ItemSAPMaterialNumber,
  quantity: quantityOf(line.Quantity),
  isKitHeader: line.KitName !== '',
  parentItemId: line.ParentItemId,
});

const onWire = (proposal: Proposal): QuantityProposal => {
  const split = proposal.kind === 'clearance-split' ? proposal.split : undefined;
  return {
    Kind: proposal.kind,
    RequestedQuantity: quantityToNumber(proposal.wanted),
    ProposedQuantity: quantityToNumber(proposal.proposedQuantity),
    ClearanceQuantity: split ? quantityToNumber(split.clearance) : null,
    NormalQuantity: split ? quantityToNumber(split.normal) : null,
  };
};

/** Kits are judged as a whole when they are packed, and what can't be ordered at all is told as that. */
const isJudged = (line: CartItem): boolean => line.KitName === '' && line.ParentItemId === null && !line.IsInvalid;

/**
 * What the rules propose for lines as they stand in the cart, though nobody has just typed anything: the cart became an
 * express box, stock of what is phased out or on clearance went to others, a material is packed otherwise by now. Until
 * stock is known, it is not judged. Section 4, "Line quantity validation". [cart-34]
 */
export const standingProposals = (
  cart: Cart,
  lines: ReadonlyMap<string, PricedLine> | undefined,
): ReadonlyMap<string, QuantityProposal> => {
  const deliveryType = DELIVERY_TYPES[cart.DeliveryType];
  const judged = judgeCart(
    cart.CartItems.map((line) => factsInCart(line, lines?.get(line.CartItemId)?.entry, deliveryType)),
  );
  const standing = new Map<string, QuantityProposal>();
  for (const line of cart.CartItems) {
    const proposal = isJudged(line) ? judged.get(line.CartItemId)?.proposal : undefined;
    if (proposal) standing.set(line.CartItemId, onWire(proposal));
  }
  return standing;
};

/** Keeps the proposals for lines as they stand up to date. Of stock that is stale nothing is said. */
export const useStandingProposals = (cart: Cart, { lines, isStale }: CartPrices): void => {
  const stand = useStandProposals();
  const known = isStale ? undefined : lines;
  const standing = useMemo(() => standingProposals(cart, known), [cart, known]);
  useEffect(() => stand(standing), [stand, standing]);
};
