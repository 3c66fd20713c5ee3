/** A well-mixed 32-bit number of an index and a purpose; the only chance the demo knows. */
const mixed = (index: number, purpose: number): number => {
  let h = (Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d) >>> 0;
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b) >>> 0;
  return (h ^ (h >>> 16)) >>> 0;
};

/** In [0, 1). */
export const unit = (index: number, purpose: number): number => mixed(index, purpose) / 0x1_0000_0000;

/** A whole number in [0, below). */
export const below = (limit: number, index: number, purpose: number): number =>
  Math.floor(unit(index, purpose) * limit);

/** One number for each question asked of chance, so that answers do not hang together. */
export const PURPOSE = {
  brandPrice: 1,
  marketPrice: 2,
  status: 3,
  flags: 4,
  stocked: 5,
  supply: 6,
  markets: 7,
  stock: 8,
  stockSize: 9,
  incoming: 10,
  alternatives: 11,
  accessory: 12,
  accessoryPick: 13,
  concept: 14,
  popularity: 15,
  alternativeNumber: 16,
  packing: 17,
  fastbox: 18,
  discount: 19,
  purchaseAccount: 20,
  purchaseJob: 21,
  purchaseProject: 22,
  purchaseLines: 23,
  purchaseStray: 24,
  purchaseClass: 25,
  purchaseProduct: 26,
  purchaseVersion: 27,
  purchaseQuantity: 28,
  centerStock: 29,
  centerQuantity: 30,
  remnant: 31,
  remnantLength: 32,
  campaign: 33,
  scales: 34,
  storage: 35,
  suggestion: 36,
  infoTag: 37,
  searches: 38,
  missingSearches: 39,
  searchClicks: 40,
  analyticsMaterial: 41,
  analyticsPlacement: 42,
  analyticsQuantity: 43,
  streets: 90,
} as const;
