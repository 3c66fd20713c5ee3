import type { CartItem } from '@grossist/contracts';
import { type ArticleNumberKind, articleNumbers, type PreferredArticleNumber } from '@grossist/domain';
import { numbersOfMaterial } from '../../../visitor.ts';

export interface LineNumber {
  /** `code`: the code of the variation, where the material has no number of the trade. */
  kind: ArticleNumberKind | 'code';
  number: string;
}

/** Returns the trade's numbers of a line, and the SAP number where it is preferred, the preferred one first. */
export const lineNumbers = (line: CartItem, preferred: PreferredArticleNumber): LineNumber[] => {
  const { ItemElNumber, ItemHwsNumber, Code } = line;
  const shown = articleNumbers(numbersOfMaterial(line), preferred).filter(
    ({ kind }) => kind === 'el' || kind === 'hws' || (kind === 'sap' && preferred === 'sap'),
  );
  if (ItemElNumber !== '' || ItemHwsNumber !== '' || shown.length > 0) return shown;
  return Code === '' ? [] : [{ kind: 'code', number: Code }];
};
