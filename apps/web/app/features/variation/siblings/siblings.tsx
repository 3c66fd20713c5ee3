import { Skeleton } from '../../../ui/index.ts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';
import type { SiblingsProps } from './use-all-siblings.ts';

// Reserves the height of the table while it loads, so that nothing below it moves. In pixels, about.
const HEAD_HEIGHT = 130;
const ROW_HEIGHT = 62;
/** The most rows that height is reserved for. */
const MOST_ROWS = 12;

const Place = ({ variation }: SiblingsProps) => (
  <div className="relative">
    <svg
      aria-hidden="true"
      width="1"
      height={HEAD_HEIGHT + ROW_HEIGHT * Math.min(MOST_ROWS, variation.SiblingCount + 1)}
      className="block"
    />
    <Skeleton className="absolute inset-0 rounded-lg" />
  </div>
);

const Table = lazyWhenSeen(async () => (await import('./siblings-table.tsx')).SiblingsTable, Place);

/** The table of the product's other variations, loaded when it comes near the viewport; nothing for a single variation. */
export const Siblings = ({ variation }: SiblingsProps) =>
  variation.SiblingCount > 0 && <Table key={variation.Code} variation={variation} />;
