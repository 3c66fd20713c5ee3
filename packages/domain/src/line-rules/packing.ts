import { maxQuantity, NO_QUANTITY, type Quantity, quantityOf, quantityOfThousandths } from '../decimal/index.ts';
import type { LineFacts } from './line.ts';

/** The quantities a material is sold in: at least `minimum`, and a multiple of `step` unless that is 0. */
export interface Packing {
  minimum: Quantity;
  step: Quantity;
}

const LOOSE: Packing = { minimum: NO_QUANTITY, step: NO_QUANTITY };

const ONE: Quantity = quantityOf(1);

/** A multiplum of 0.5 pieces is the wholesaler's word that halves are sold; only where there is none, units are whole. */
const stepOf = (line: LineFacts): Quantity => {
  if (line.multiplum > 0) return line.multiplum;
  return line.isWholeUnit ? ONE : NO_QUANTITY;
};

/** Minimum and multiplum. A minimum that is no multiple is met by the next multiple above it. */
export const packingOf = (line: LineFacts): Packing =>
  line.isRemnant ? LOOSE : { minimum: line.minQuantity, step: stepOf(line) };

/** Quantities that need no cut: multiples of multiplum and package alike. */
export const wholePackagesOf = (line: LineFacts): Packing | undefined => {
  const { minimum, step } = packingOf(line);
  if (line.isRemnant || !line.cableCutAllowed || line.packageSize <= 0) return { minimum, step };
  const common =
    step === 0 ? line.packageSize : (line.packageSize / greatestCommonDivisor(line.packageSize, step)) * step;
  return Number.isSafeInteger(common) ? { minimum, step: quantityOfThousandths(common) } : undefined;
};

/** A fastbox is packed at once and cuts nothing: there whole packages are a must. Section 5. */
export const mustBeWholePackages = (line: LineFacts): boolean => line.deliveryType === 'fastbox';

/** What binds the line in the end: minimum and multiplum, in a fastbox cart also the package. */
export const bindingPacking = (line: LineFacts): Packing | undefined =>
  mustBeWholePackages(line) ? wholePackagesOf(line) : packingOf(line);

export const fits = (packing: Packing, quantity: Quantity): boolean =>
  quantity >= packing.minimum && (packing.step === 0 || quantity % packing.step === 0);

/** The least allowed quantity of at least `wanted`; undefined when it is too large to count. */
export const leastAllowed = (packing: Packing, wanted: Quantity): Quantity | undefined => {
  const floor = maxQuantity(wanted, packing.minimum);
  if (packing.step === 0 || floor % packing.step === 0) return floor;
  const up = floor - (floor % packing.step) + packing.step;
  return Number.isSafeInteger(up) ? quantityOfThousandths(up) : undefined;
};

/** The greatest allowed quantity of at most `cap`; 0 when even the minimum is more. */
export const greatestAllowed = (packing: Packing | undefined, cap: Quantity): Quantity => {
  if (!packing || cap <= 0) return NO_QUANTITY;
  const down = packing.step === 0 ? cap : quantityOfThousandths(cap - (cap % packing.step));
  return down >= packing.minimum ? down : NO_QUANTITY;
};

const greatestCommonDivisor = (left: number, right: number): number =>
  right === 0 ? left : greatestCommonDivisor(right, left % right);

/**
 * The quantity that a material is offered with before anybody has chosen one: the least that minimum and multiplum allow,
 * of goods that are cut the least of whole packages, so that no cut and no fee is due. Of a carton that was scanned or typed
 * it is the least that covers its pieces.
 */
export const presetQuantity = (line: LineFacts, pieces?: Quantity): Quantity => {
  if (pieces !== undefined) return leastAllowed(packingOf(line), pieces) ?? pieces;
  const packages = wholePackagesOf(line);
  return (packages && leastAllowed(packages, ONE)) ?? leastAllowed(packingOf(line), ONE) ?? ONE;
};

/**
 * Units that are counted, as SAP and UN/ECE recommendation 20 write them. What is measured (MTR, KGM, LTR) or not known
 * here is sold in parts: better a question of the ERP than half a metre refused.
 */
const COUNTED: ReadonlySet<string> = new Set(
  'PCE PC ST STK EA C62 H87 ROL RO PAK PK PA BOX BX CT SET PAR PR BDL BD BG DR NAR KIT'.split(' '),
);

/** Whether a sales unit is sold whole unless the material's multiplum says otherwise: PCE, ROL, PAK, but not MTR. */
export const countsWhole = (salesUnit: string): boolean => COUNTED.has(salesUnit.trim().toUpperCase());
