import { getVariationDetails, type VariationDetails } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';

export interface SiblingsProps {
  /** With some of its siblings or all of them. */
  variation: VariationDetails;
}

/** Milliseconds until the answer is stale. */
const STALE_MS = 300_000;

/** The most variations that the contract returns. */
const MOST = 500;

// Apart from the place of the table, so that signed-out pages do not load the query library with it.

/** Loads all siblings of a variation when the page has only some of them. [cat-03] */
export const useAllSiblings = ({ variation }: SiblingsProps): SiblingsProps & { isWhole: boolean } => {
  const cultureName = useLocale();
  const isWhole = variation.Siblings.length >= Math.min(MOST, variation.SiblingCount);
  const { data } = useOperationQuery(
    getVariationDetails,
    { params: { id: variation.Code }, query: { LoadSiblings: 'true', cultureName } },
    { enabled: !isWhole, staleTime: STALE_MS },
  );
  return data ? { variation: data, isWhole: true } : { variation, isWhole };
};

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
