import { createSimplePdfCatalog } from '@grossist/contracts';
import { callOperation, readCookie } from '../../api/index.ts';
import { type RequestedDocument, requestDocument } from '../documents/index.ts';

/** A name for one press of the button: a repeated request leads to the same document. */
const newSession = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes a plain PDF of materials with the presets of section 9. [pdf-18] [pdf-20] @throws ProblemError */
export const requestPlainPdf = async (name: string, numbers: readonly string[]): Promise<RequestedDocument> => {
  const { id } = await callOperation(createSimplePdfCatalog, { body: { name, variationSapNumbers: [...numbers] } });
  return requestDocument(`/api/simple-pdfcatalogs/${encodeURIComponent(id)}/generate`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': readCookie(document.cookie, 'XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({ sessionId: newSession() }),
  });
};
