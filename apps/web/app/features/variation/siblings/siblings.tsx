import { getVariationDetails, type VariationDetails } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';

export interface SiblingsProps {
  /** With some of its siblings or all of them. */
  variation: VariationDetails;
}

/** Milliseconds for which the catalogue is taken to be as it was. */
const FRESH = 300_000;

/** What the contract gives of a product's variations. */
const MOST = 500;

/** The variation with all its siblings, which a page does not bring when they are many. [cat-03] */
export const useAllSiblings = ({ variation }: SiblingsProps): SiblingsProps & { isWhole: boolean } => {
  const cultureName = useLocale();
  const isWhole = variation.Siblings.length >= Math.min(MOST, variation.SiblingCount);
  const { data } = useOperationQuery(
    getVariationDetails,
    { params: { id: variation.Code }, query: { LoadSiblings: 'true', cultureName } },
    { enabled: !isWhole, staleTime: FRESH },
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
