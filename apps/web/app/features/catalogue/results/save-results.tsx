import type { SearchDocument } from '@grossist/contracts';
import { SaveToList } from '../../list-picker/index.ts';

/** Saves materials of a page of results to a list; which of them is chosen in the dialog. */
export const SaveResults = ({ documents }: { documents: readonly SearchDocument[] }) => {
  const materials = documents.map((document) => ({
    SapMaterialNumber: document.ItemSAPMaterialNumber,
    Name: document.ItemLocalMaterialName,
  }));
  return <SaveToList isIcon source={{ kind: 'materials', materials }} />;
};
