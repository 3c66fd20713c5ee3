import type { DocumentJob } from '@grossist/contracts';
import { problemOf } from '../../api/problem-error.ts';

/** A document that was made at once, or the job that makes it. */
export type RequestedDocument = { kind: 'file'; url: string } | { kind: 'job'; documentId: string };

/** Names the document that the shop stored with the PDF that it responds with. */
const DOCUMENT_ID = 'X-Document-Id';

/** Returns the address of a document's file, which people of the company can open for 30 days. [own-doc-04] */
export const fileOf = (documentId: string): string => `/api/documents/${encodeURIComponent(documentId)}/file`;

const jobIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('DocumentId' in body)) return undefined;
  const { DocumentId }: Partial<Record<keyof DocumentJob, unknown>> = body;
  return typeof DocumentId === 'string' ? DocumentId : undefined;
};

/**
 * Requests a document by the address of its call: a small one is made at once, a larger one in the background (202).
 * @throws ProblemError when the shop refuses or can't be reached
 */
export const requestDocument = async (address: string, init: RequestInit = {}): Promise<RequestedDocument> => {
  const headers = new Headers(init.headers);
  headers.set('X-Grossist-Locale', document.documentElement.lang);
  const response = await fetch(address, { ...init, headers, credentials: 'same-origin' }).catch(() => Response.error());
  if (response.status === 202) {
    const documentId = jobIn(await response.json());
    if (documentId !== undefined) return { kind: 'job', documentId };
  }
  const stored = response.headers.get(DOCUMENT_ID);
  if (!response.ok || stored === null) throw await problemOf(response);
  // The file is opened by its own address, where the browser shows its name.
  await response.body?.cancel();
  return { kind: 'file', url: fileOf(stored) };
};
