import {
  bulkCommerceSearch,
  getVariationListLines,
  type SearchDocument,
  type VariationListLine,
} from '@grossist/contracts';
import { callOperation } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';

/** What a scanned number is: a line of the list, a material that is not on it, or nothing that is known. */
export type Scanned =
  | { kind: 'line'; line: VariationListLine }
  | { kind: 'material'; material: SearchDocument }
  | { kind: 'unknown' };

const FOUND = 5;

const numbersOf = (line: VariationListLine): string[] => [
  line.ItemEANNumber,
  line.ItemElNumber,
  line.ItemHwsNumber,
  line.ItemSAPMaterialNumber,
  line.Code,
  line.SupplierNumber,
];

/** Looks up scanned numbers on a list, then in the catalog. [vl-01] [sea-05] */
export const useFindScanned = (id: string): ((number: string) => Promise<Scanned>) => {
  const cultureName = useLocale();
  const lineWith = async (filter: string): Promise<VariationListLine | undefined> => {
    const { PageItems } = await callOperation(getVariationListLines, {
      params: { id },
      query: { filter, PageSize: FOUND, cultureName },
    });
    return PageItems.find((line) => numbersOf(line).includes(filter));
  };
  return async (number) => {
    const line = await lineWith(number);
    if (line) return { kind: 'line', line };
    // The catalog knows numbers in other spellings, with and without leading zeros.
    const { Documents } = await callOperation(bulkCommerceSearch, { body: { Identifiers: [number], cultureName } });
    const [material] = Documents;
    if (!material) return { kind: 'unknown' };
    const other = await lineWith(material.ItemSAPMaterialNumber);
    return other ? { kind: 'line', line: other } : { kind: 'material', material };
  };
};
