/** A cart line with what its rules need to know, and whether it may be packed into a kit or delivered directly. */

import type { Quantity } from '../decimal/index.ts';
import type { DeliveryType } from '../order/wire-names.ts';

/** Pieces of cable of one length that lie in stock. */
export interface Remnant {
  /** The ERP's number of a piece, where each has its own; without, pieces of one length are the same. */
  id?: string;
  /** Of one piece, in sales units. */
  length: Quantity;
  /** How many such pieces are left once the cart's other lines have theirs; 1 by default. */
  pieces?: number;
}

/** What the rules of a line depend on. Quantities in sales units; an absent stock is unknown and not judged. */
export interface LineFacts {
  /** 0: no minimum. */
  minQuantity: Quantity;
  /** 0: any quantity. */
  multiplum: Quantity;
  /** 0: not packed. */
  packageSize: Quantity;
  /** Sold in whole sales units unless the multiplum says otherwise: countsWhole of its unit. */
  isWholeUnit?: boolean;
  cableCutAllowed: boolean;
  /** The buyer has agreed to the cut and its fee for the quantity that is checked. */
  cableCutAccepted?: boolean;
  /** A remnant is sold as the piece it is: minimum, multiplum and package do not bind it. */
  isRemnant?: boolean;
  /** Which piece it is; absent is unknown and not judged. */
  remnant?: Remnant;
  /** False: direct deliveries and remnants are not packed into smart kits. Unsaid: allowed. */
  isAllowedInSmartKit?: boolean;
  isPhasedOut: boolean;
  isOnClearanceSale: boolean;
  deliveryType: DeliveryType;
  atp?: Quantity;
  clearanceStock?: Quantity;
  fastboxAtp?: Quantity;
  /** The same material in the cart's other normal lines; counts against ATP and fastbox stock. */
  inCartElsewhere?: Quantity;
  /** The same material in the cart's other clearance lines; counts against clearance and fastbox stock. */
  clearanceInCartElsewhere?: Quantity;
}

interface Pending {
  outcome: 'proposed';
  /** What was asked for. */
  wanted: Quantity;
  /** What the line holds once the proposal is applied; 0 removes the line. */
  proposedQuantity: Quantity;
}

/** A pending proposal; the buyer applies or discards it. In the order of the rules. Sections 4 and 5. */
export type Proposal =
  /** The material may not be in a smart kit: applied, the line goes. */
  | (Pending & { kind: 'smart-kit' })
  | (Pending & { kind: 'rounding'; minQuantity: Quantity; multiplum: Quantity })
  | (Pending & {
      kind: 'cable-cut';
      packageSize: Quantity;
      /** Next quantity of whole packages, which needs no cut; absent when there is none that can be counted. */
      wholePackages?: Quantity;
      /** False in a fastbox cart, where whole packages are a must. */
      mayCut: boolean;
    })
  | (Pending & { kind: 'remnant'; length: Quantity; available: Quantity })
  | (Pending & { kind: 'phased-out'; available: Quantity })
  | (Pending & { kind: 'clearance-split'; available: Quantity; split: { clearance: Quantity; normal: Quantity } })
  | (Pending & { kind: 'fastbox'; available: Quantity });

export type ProposalKind = Proposal['kind'];

export interface AcceptedLine {
  outcome: 'accepted';
  quantity: Quantity;
  /** The quantity is cut from a package, and its fee is due. */
  cableCut: boolean;
}

/** 0 or less, or so much that the next allowed quantity cannot be counted. The caller answers 422. */
export interface RefusedLine {
  outcome: 'refused';
  reason: 'not-positive' | 'too-large';
}

export type LineVerdict = AcceptedLine | Proposal | RefusedLine;

/**
 * Whether a material may be packed into a smart kit. The house packs kits from its own shelves: what the supplier
 * delivers directly never passes them, and a remnant is there only once. Section 5, "item not allowed in smart kit".
 */
export const isAllowedInSmartKit = (line: { isDirectDelivery?: boolean; isRemnant?: boolean }): boolean =>
  !line.isDirectDelivery && !line.isRemnant;

/** Why a line can't be delivered by the supplier itself. */
export type DirectDeliveryObstacle =
  /** The supplier does not deliver the material directly, or not as a remnant or a part of a kit. */
  | 'not-offered'
  /** It is packed into a smart kit. */
  | 'smart-kit';

export interface DirectDeliveryFacts {
  /** The supplier delivers the material directly. */
  isOffered: boolean;
  isRemnant: boolean;
  isKitMaterial: boolean;
  deliveryType: DeliveryType;
}

/** Returns why a line can't be switched to direct delivery; undefined when it can. [cart-22] */
export const directDeliveryObstacle = ({
  isOffered,
  isRemnant,
  isKitMaterial,
  deliveryType,
}: DirectDeliveryFacts): DirectDeliveryObstacle | undefined => {
  if (!isOffered || isRemnant || isKitMaterial) return 'not-offered';
  const isPackedIntoKit = deliveryType === 'smart-kit' && !isAllowedInSmartKit({ isDirectDelivery: true, isRemnant });
  return isPackedIntoKit ? 'smart-kit' : undefined;
};
