/** A document of more lines than one order holds is ordered in parts, each of them once. */
export {
  beginPart,
  giveUpPart,
  keepPlaced,
  latestPart,
  orderedCount,
  type PartRow,
  type PartsLeft,
  partOfVersion,
  partsLeft,
  partsOf,
} from './parts.ts';
