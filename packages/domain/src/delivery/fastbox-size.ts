import { NO_QUANTITY, type Quantity } from '../decimal/index.ts';

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
