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
import { useSetSavedProposals } from './proposals.tsx';

const factsInCart = (line: CartItem, entry: PriceEntry | undefined, deliveryType: DeliveryType): CartLineFacts => ({
  ...factsOfLine(line),
  deliveryType,
  // The cut was accepted when the line was added.
  cableCutAccepted: true,
  isAllowedInSmartKit: isAllowedInSmartKit({
    isDirectDelivery: line.IsDirectDeliveryProduct,
    isRemnant: line.CabelRemnantValue !== null,
  }),
  // Each line has its own piece.
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

/** Kits are checked as a whole when they are packed, and lines that can't be ordered are marked as such. */
const isChecked = (line: CartItem): boolean => line.KitName === '' && line.ParentItemId === null && !line.IsInvalid;

/**
 * Returns the proposals of the line rules for the saved lines of a cart: it became an express box, stock that is phased
 * out or on clearance was sold, or the packing of a material changed. Stock is ignored until it is loaded. Section 4,
 * "Line quantity validation". [cart-34]
 */
export const proposalsOfCart = (
  cart: Cart,
  lines: ReadonlyMap<string, PricedLine> | undefined,
): ReadonlyMap<string, QuantityProposal> => {
  const deliveryType = DELIVERY_TYPES[cart.DeliveryType];
  const judged = judgeCart(
    cart.CartItems.map((line) => factsInCart(line, lines?.get(line.CartItemId)?.entry, deliveryType)),
  );
  const proposals = new Map<string, QuantityProposal>();
  for (const line of cart.CartItems) {
    const proposal = isChecked(line) ? judged.get(line.CartItemId)?.proposal : undefined;
    if (proposal) proposals.set(line.CartItemId, onWire(proposal));
  }
  return proposals;
};

/** Updates the proposals for the saved lines whenever cart or prices change; ignores stale stock. */
export const useCartProposals = (cart: Cart, { lines, isStale }: CartPrices): void => {
  const setSaved = useSetSavedProposals();
  const known = isStale ? undefined : lines;
  const proposals = useMemo(() => proposalsOfCart(cart, known), [cart, known]);
  useEffect(() => setSaved(proposals), [setSaved, proposals]);
};
