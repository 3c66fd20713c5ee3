import type { SearchDocument } from '@grossist/contracts';
import { normaliseNumber } from '@grossist/domain';

type Numbered = Pick<
  SearchDocument,
  'Code' | 'ItemSAPMaterialNumber' | 'ItemElNumber' | 'ItemHwsNumber' | 'ItemEANNumber' | 'SupplierNumber'
>;

const comparable = (text: string): string => normaliseNumber(text).toLowerCase();

/** Whether what was typed or scanned is one of a material's numbers, whole. Words without a digit are none. */
export const hasNumber = (material: Numbered, typed: string): boolean => {
  const wanted = comparable(typed);
  if (!/\d/.test(wanted)) return false;
  const { Code, ItemSAPMaterialNumber, ItemElNumber, ItemHwsNumber, ItemEANNumber, SupplierNumber } = material;
  return [Code, ItemSAPMaterialNumber, ItemElNumber, ItemHwsNumber, ItemEANNumber, SupplierNumber].some(
    (number) => number !== '' && comparable(number) === wanted,
  );
};
