import { createSimplePdfCatalog } from '@grossist/contracts';
import { callOperation } from '../../api/index.ts';
import type { RequestedDocument } from '../documents/index.ts';
import { requestSimplePdf } from '../pdf-catalogues/index.ts';

/** Makes a plain PDF of materials with the presets of section 9. [pdf-18] [pdf-20] @throws ProblemError */
export const requestPlainPdf = async (name: string, numbers: readonly string[]): Promise<RequestedDocument> => {
  const { id } = await callOperation(createSimplePdfCatalog, { body: { name, variationSapNumbers: [...numbers] } });
  return requestSimplePdf(id);
};
