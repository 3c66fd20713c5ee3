import { getVariationListLines } from '@grossist/contracts';
import { callOperation } from '../../api/index.ts';

const A_PAGE = 100;
/** Requests that run at the same time. */
const AT_ONCE = 4;

/** Loads the SAP numbers of the materials of a list in their order. @throws ProblemError */
export const numbersOfList = async (id: string, count: number): Promise<string[]> => {
  const pages = Array.from({ length: Math.ceil(count / A_PAGE) }, (_, nth) => nth + 1);
  const numbers: string[] = [];
  for (let first = 0; first < pages.length; first += AT_ONCE) {
    // Not all at once: a long list has fifty pages.
    // oxlint-disable-next-line no-await-in-loop
    const loaded = await Promise.all(
      pages
        .slice(first, first + AT_ONCE)
        .map((Page) => callOperation(getVariationListLines, { params: { id }, query: { Page, PageSize: A_PAGE } })),
    );
    for (const { PageItems } of loaded) for (const line of PageItems) numbers.push(line.ItemSAPMaterialNumber);
  }
  return numbers;
};
