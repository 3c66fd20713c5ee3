import { Skeleton } from '../../../ui/index.ts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';
import type { SiblingsProps } from './use-all-siblings.ts';

const HEAD = 130;
const ROW = 62;
const LONGEST = 12;

const Place = ({ variation }: SiblingsProps) => (
  <div className="relative">
    <svg
      aria-hidden="true"
      width="1"
      height={HEAD + ROW * Math.min(LONGEST, variation.SiblingCount + 1)}
      className="block"
    />
    <Skeleton className="absolute inset-0 rounded-lg" />
  </div>
);

const Table = lazyWhenSeen(async () => (await import('./siblings-table.tsx')).SiblingsTable, Place);

/** The product's variations, where there is more than one. */
export const Siblings = ({ variation }: SiblingsProps) =>
  variation.SiblingCount > 0 && <Table key={variation.Code} variation={variation} />;
