import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { catalogueReaderOf } from '../../catalogue/index.ts';
import { type SearchDeps, searchNumbers, searchWanted } from '../../search/index.ts';
import { addToCatalogue, namedMaterials } from '../commands/add-materials.ts';
import { PRESET_CATALOGUE_LIMITS } from '../limits.ts';
import { findCatalogue } from '../policy.ts';
import type { PdfCatalogueDeps } from './deps.ts';

/** Adds the results of a search to a catalog. [own-pdf-06] */
export const pdfCatalogueSearchRoutes = ({
  db,
  search,
  limits = PRESET_CATALOGUE_LIMITS,
}: PdfCatalogueDeps & SearchDeps): readonly Answer[] => {
  const numbersOf = searchNumbers({ db, search });
  const add = addToCatalogue(db, limits);
  return [
    answerBuyer(calls.addSearchToPdfCatalog, async ({ params, body }, buyer) => {
      // Before the search: somebody else's catalog is answered without one.
      await findCatalogue(db, buyer, params.id);
      const wanted = searchWanted({ ...body, Page: 1, PageSize: calls.MOST_SEARCH_RESULTS_TO_PDF }, buyer);
      const { numbers, total } = await numbersOf(wanted, catalogueReaderOf(buyer, undefined));
      return { ...(await add(buyer, params.id, namedMaterials(numbers))), TotalCount: total };
    }),
  ];
};
