import type { Quantity } from '../decimal/index.ts';
import type { DeliveryType } from '../delivery-type.ts';

/** What the rules of a line depend on. Quantities in sales units; an absent stock is unknown and not judged. */
export interface LineFacts {
  /** 0: no minimum. */
  minQuantity: Quantity;
  /** 0: any quantity. */
  multiplum: Quantity;
  /** 0: not packed. */
  packageSize: Quantity;
  cableCutAllowed: boolean;
  /** The buyer has agreed to the cut and its fee for the quantity that is checked. */
  cableCutAccepted?: boolean;
  /** A remnant is sold as the piece it is: minimum, multiplum and package do not bind it. */
  isRemnant?: boolean;
  isPhasedOut: boolean;
  isOnClearanceSale: boolean;
  deliveryType: DeliveryType;
  atp?: Quantity;
  clearanceStock?: Quantity;
  fastboxAtp?: Quantity;
  /** The same material in the cart's other lines; counts against ATP and fastbox stock. */
  inCartElsewhere?: Quantity;
  /** The same material in the cart's other clearance lines; counts against clearance stock. */
  clearanceInCartElsewhere?: Quantity;
}

interface Pending {
  outcome: 'proposed';
  /** What was asked for. */
  wanted: Quantity;
  /** What the line holds once the proposal is applied; 0 removes the line. */
  proposedQuantity: Quantity;
}

/** A pending proposal; the buyer applies or discards it. Section 4, in the order of the rules. */
export type Proposal =
  | (Pending & { kind: 'rounding'; minQuantity: Quantity; multiplum: Quantity })
  | (Pending & {
      kind: 'cable-cut';
      packageSize: Quantity;
      /** Next quantity of whole packages, which needs no cut; absent when there is none that can be counted. */
      wholePackages?: Quantity;
      /** False in a fastbox cart, where whole packages are a must. */
      mayCut: boolean;
    })
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
