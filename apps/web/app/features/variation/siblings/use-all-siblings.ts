import { getVariationDetails, type VariationDetails } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';

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
