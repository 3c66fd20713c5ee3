import type { SearchAnswer } from '@grossist/contracts';
import { PackedBeginning, WrittenAnswer } from '../../../http/written-answer.ts';
import {
  type CatalogueReader,
  documentsEdition,
  facetOverridesOf,
  findListMarks,
  referenceOf,
} from '../../catalogue/index.ts';
import { newRcsToken } from '../../recommendations/index.ts';
import { KeptAnswers } from '../kept-answers.ts';
import { requestOf, type SearchWanted } from '../search-wanted.ts';
import { searchCatalogue } from './search-catalogue.ts';
import type { SearchDeps } from './search-documents.ts';

const written = (beginning: PackedBeginning, token: string): WrittenAnswer =>
  new WrittenAnswer(beginning, `${JSON.stringify(token)}}`);

/** All but the token, which is another each time. */
const beginningOf = (answer: SearchAnswer): PackedBeginning =>
  new PackedBeginning(`${JSON.stringify({ ...answer, RcsToken: undefined }).slice(0, -1)},"RcsToken":`);

/**
 * The search as it goes over the wire. What was asked before is answered as it was written then, whoever asked, as long
 * as all it was made of stands: index, materials, reference and what editors say of facets. Who asks decides by their
 * language, market and assortments, which are of the question; whoever has one of the documents in a list gets an answer
 * of their own. The full view reads more than is watched, and is not kept. [sea-02] [sea-06]
 */
export const searchForTheWire = (deps: SearchDeps) => {
  const kept = new KeptAnswers();
  const search = searchCatalogue(deps);
  const referenceNow = referenceOf(deps.db);
  const overridesOf = facetOverridesOf(deps.db);
  const marksOf = findListMarks(deps.db);

  const partsNow = async (reader: CatalogueReader): Promise<readonly unknown[] | undefined> => {
    const [reference, overrides] = [await referenceNow(), await overridesOf(reader.language)];
    const index = deps.search.edition?.();
    const documents = documentsEdition(deps.db);
    return index === undefined || documents === undefined
      ? undefined
      : [index, documents, reference, overrides.edition];
  };

  return async (
    wanted: SearchWanted,
    reader: CatalogueReader,
    withFacets: boolean,
  ): Promise<SearchAnswer | WrittenAnswer> => {
    const madeOf = wanted.isFull ? undefined : await partsNow(reader);
    if (madeOf === undefined) return search(wanted, reader, withFacets);
    const question = JSON.stringify([requestOf(wanted, reader), reader.locale, withFacets]);
    const known = kept.of(question, madeOf);
    if (known !== undefined && (await marksOf(reader.contactId, known.keys)).size === 0)
      return written(known.beginning, newRcsToken());
    const answer = await search(wanted, reader, withFacets);
    if (answer.Documents.some(({ IsFavorite, IsInList }) => IsFavorite || IsInList)) return answer;
    const beginning = beginningOf(answer);
    const after = await partsNow(reader);
    // What changed while it was made may be in it or not.
    if (after?.every((part, index) => part === madeOf[index])) {
      const keys = answer.Documents.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber);
      kept.keep(question, { beginning, keys, madeOf });
    }
    return written(beginning, answer.RcsToken);
  };
};
