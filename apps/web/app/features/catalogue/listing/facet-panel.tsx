import type { Facet } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { SidePanel, SidePanelButton } from '../../../ui/index.ts';
import { FacetGroup } from './facet-group.tsx';
import type { ListingAddress } from './listing-address.ts';

const PANEL = 'filters';
/** Facets that are open from the beginning. */
const OPEN_FROM_START = 5;

/** Opens the facets on a narrow screen. */
export const FacetButton = ({ chosenCount }: { chosenCount: number }) => {
  const text = useText();
  return (
    <SidePanelButton panelId={PANEL}>
      {chosenCount === 0 ? text('catalogue.filters') : text('catalogue.filters.count', { count: chosenCount })}
    </SidePanelButton>
  );
};

interface FacetPanelProps {
  facets: readonly Facet[];
  listing: ListingAddress;
  total: number;
  /** The results are products, not materials. */
  isOfProducts: boolean;
  /** Facets that are open beside those that always are: the columns of a table. */
  open?: readonly string[] | undefined;
}

/** The facets beside the results. */
export const FacetPanel = ({ facets, listing, total, isOfProducts, open = [] }: FacetPanelProps) => {
  const text = useText();
  return (
    <SidePanel
      id={PANEL}
      title={text('catalogue.filters')}
      isTitled
      show={text(isOfProducts ? 'catalogue.products' : 'catalogue.filters.show', { count: total })}
    >
      {facets.map((facet, place) => (
        <FacetGroup
          key={facet.Key}
          facet={facet}
          listing={listing}
          isOpen={place < OPEN_FROM_START || open.includes(facet.Key)}
        />
      ))}
    </SidePanel>
  );
};
