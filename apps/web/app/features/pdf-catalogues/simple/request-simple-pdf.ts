import { readCookie } from '../../../api/index.ts';
import { type RequestedDocument, requestDocument } from '../../documents/index.ts';

/** A name for one press of the button: a repeated request leads to the same document. */
const newSession = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes the PDF of a simple catalog. [pdf-20] @throws ProblemError */
export const requestSimplePdf = (id: string): Promise<RequestedDocument> =>
  requestDocument(`/api/simple-pdfcatalogs/${encodeURIComponent(id)}/generate`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': readCookie(document.cookie, 'XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({ sessionId: newSession() }),
  });
