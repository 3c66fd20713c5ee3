import type { VariationDetails } from '@grossist/contracts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { resolvedNumbers } from '../../../unresolved-number.ts';
import type { CatalogueAccess } from '../catalogue-cache.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { presentVariationDetails } from '../presenter/variation-details.ts';
import { findVisibleDocuments } from './find-documents.ts';
import { findListMarks } from './find-list-marks.ts';
import { findVariation, listMedia, listSiblings } from './find-variation.ts';

export interface VariationWanted {
  number: string;
  withSiblings: boolean;
  mostAttributes: number;
}

const MOST_RELATED = 50;

/** Shows a variation with its details. At most six queries, however many details. [cat-03] */
export const showVariation = ({ db, catalogue }: CatalogueAccess, search: SearchEngine) => {
  const referenceNow = catalogue.reference;
  const variationOf = findVariation(db, search);
  const siblingsOf = listSiblings(db);
  const mediaOf = listMedia(db);
  const documentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);
  return async (wanted: VariationWanted, reader: CatalogueReader): Promise<VariationDetails> => {
    const row = await variationOf(wanted.number, reader);
    const relatedNumbers = [
      ...resolvedNumbers(row.alternatives, MOST_RELATED),
      ...resolvedNumbers(row.accessories, MOST_RELATED),
      ...resolvedNumbers([row.replaced_by], 1).filter((number) => number !== ''),
    ];
    const [reference, siblings, media, related] = await Promise.all([
      referenceNow(),
      wanted.withSiblings ? siblingsOf(row, reader) : undefined,
      mediaOf(row.sap_material_number),
      documentsOf(relatedNumbers, reader),
    ]);
    const shown = [row, ...related, ...(siblings?.rows ?? [])].map((each) => each.sap_material_number);
    const marks = await marksOf(reader.contactId, shown);
    const { mostAttributes } = wanted;
    return presentVariationDetails(row, { reference, reader, siblings, media, related, marks, mostAttributes });
  };
};
