import type { SearchDocument } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { SaveToList } from '../../list-picker/index.ts';
import { AddToPdf } from '../../pdf-basket/index.ts';
import type { ListingAddress } from '../listing/listing-address.ts';

interface SaveResultsProps {
  documents: readonly SearchDocument[];
  listing: ListingAddress;
  nodeId: string | undefined;
}

/** Saves materials of a page of results to a list, chosen in the dialog, and adds all results to the PDF basket. */
export const SaveResults = ({ documents, listing, nodeId }: SaveResultsProps) => {
  const text = useText();
  const materials = documents.map((document) => ({
    SapMaterialNumber: document.ItemSAPMaterialNumber,
    Name: document.ItemLocalMaterialName,
  }));
  const search = {
    Query: listing.query,
    SelectedFacets: listing.chosen.map(({ key, values }) => ({ Key: key, Values: [...values] })),
    SortKey: listing.sort,
    CatalogNodeId: nodeId,
  };
  return (
    <>
      <SaveToList isIcon source={{ kind: 'materials', materials }} />
      <AddToPdf icon="bar" source={{ kind: 'search', search }}>
        {text('pdf.addAll')}
      </AddToPdf>
    </>
  );
};
