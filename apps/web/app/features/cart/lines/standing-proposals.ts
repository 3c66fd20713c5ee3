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
import { factsOfLine } from '../line-facts.ts';
import type { PricedLine } from '../use-cart.ts';

const TYPES: Readonly<Record<Cart['DeliveryType'], DeliveryType>> = {
  Normal: 'normal',
  Fastbox: 'fastbox',
  // Picked up: filled as a normal cart is.
  DriveIn: 'normal',
  SmartKit: 'smart-kit',
};

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
  const deliveryType = TYPES[cart.DeliveryType];
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
