import { NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import { type ClosingTerms, type ClosingWindow, closingWindow } from './closing-window.ts';

/** Until when an express box may be ordered today; unlimited until its closing time is loaded. Section 4. */
export const fastboxWindow = (terms: ClosingTerms, now: number): ClosingWindow => closingWindow(terms, now);

export type FastboxObstacle =
  /** Its zip code is in no zone of the express box. */
  | 'not-to-this-address'
  | 'closed'
  /** Some lines want more than the express box has. */
  | 'out-of-stock';

/**
 * Why an express box can't be had now; none when it can. What is not known yet (undefined) is no obstacle: the server
 * asks again when it is ordered. Section 4, "Fastbox availability".
 */
export const fastboxObstacles = (facts: {
  addressHasFastbox: boolean | undefined;
  window: ClosingWindow;
  /** Lines that the express box can't carry, by the line rules. */
  linesBeyondStock?: number;
}): FastboxObstacle[] => {
  const obstacles: FastboxObstacle[] = [];
  if (facts.addressHasFastbox === false) obstacles.push('not-to-this-address');
  if (facts.window.state === 'closed') obstacles.push('closed');
  if ((facts.linesBeyondStock ?? 0) > 0) obstacles.push('out-of-stock');
  return obstacles;
};

/** Why the express box can't take a cart now. */
export type FastboxRefusal =
  /** The cart has no delivery address. */
  | 'no-address'
  /** The cart is picked up at a service center. */
  | 'picked-up'
  | 'not-to-this-address'
  | 'no-run-today'
  | 'closed'
  /** The goods need a larger car than drives there. */
  | 'no-room';

export interface FastboxFacts {
  hasAddress: boolean;
  isPickup: boolean;
  addressHasFastbox: boolean;
  /** Until when it can be ordered today. */
  window: ClosingWindow;
  /** The goods need the maxi box. */
  isMaxi: boolean;
  isMaxiPossible: boolean;
}

/** Returns why the express box can't take a cart; undefined when it can. */
export const fastboxRefusal = (facts: FastboxFacts): FastboxRefusal | undefined => {
  if (!facts.hasAddress) return 'no-address';
  if (facts.isPickup) return 'picked-up';
  const [obstacle] = fastboxObstacles(facts);
  if (obstacle === 'not-to-this-address') return obstacle;
  if (obstacle === 'closed') return facts.window.closesAt === undefined ? 'no-run-today' : 'closed';
  return facts.isMaxi && !facts.isMaxiPossible ? 'no-room' : undefined;
};

export interface BoxedLine {
  /** In sales units, as the package size is. */
  quantity: Quantity;
  /** 0: not packed, a line is one package. */
  packageSize: Quantity;
  /** Too long or too heavy for a parcel. */
  isBulky: boolean;
}

/** How many packages a line is; a begun one counts. */
export const packagesOf = ({ quantity, packageSize }: Pick<BoxedLine, 'quantity' | 'packageSize'>): number => {
  if (quantity <= NO_QUANTITY) return 0;
  return packageSize > NO_QUANTITY ? Math.ceil(quantity / packageSize) : 1;
};

/**
 * Returns true if an express box must be the maxi one: something in it is bulky, or it holds more packages than the small
 * box (undefined: that holds any number). Section 3, "IsFastboxMaxi".
 */
export const isFastboxMaxi = (lines: readonly BoxedLine[], smallBoxPackages: number | undefined): boolean =>
  lines.some(({ isBulky }) => isBulky) ||
  lines.reduce((packages, line) => packages + packagesOf(line), 0) > (smallBoxPackages ?? Infinity);
