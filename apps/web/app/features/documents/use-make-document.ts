import { type DocumentJob, getDocument } from '@grossist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '../../api/client.ts';
import type { ProblemError } from '../../api/index.ts';

/** A document that was made at once, or the job that makes it. */
export type RequestedDocument = { kind: 'file'; url: string } | { kind: 'job'; documentId: string };

/** Names the document that the shop stored with the PDF that it responds with. */
const DOCUMENT_ID = 'X-Document-Id';

/** Returns the address of a document's file, which people of the company can open for 30 days. [own-doc-04] */
const fileOf = (documentId: string): string => `/api/documents/${encodeURIComponent(documentId)}/file`;

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

export interface MadeDocument {
  title: string;
  requested: RequestedDocument;
}

interface Wanted {
  title: string;
  request: () => Promise<RequestedDocument>;
}

/** Opens a file in a new window. @returns false when the browser blocked it */
const openInWindow = (url: string): boolean => {
  const opened = window.open(url, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
};

/**
 * Makes a document: a small one opens in a new window, `made` is then undefined. `made` is what MadeDialog shows: a larger
 * one with its progress, or the link to one whose window was blocked. [pdf-13]
 */
export const useMakeDocument = (onProblem: (problem: ProblemError) => void) => {
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeDocument>();
  const making = useMutation<RequestedDocument, ProblemError, Wanted>({
    mutationFn: ({ request }) => request(),
    onSuccess: (requested, { title }) => {
      void queries.invalidateQueries({ queryKey: [getDocument.area] });
      if (requested.kind === 'job' || !openInWindow(requested.url)) setMade({ title, requested });
    },
    onError: onProblem,
  });
  return {
    isPending: making.isPending,
    made,
    close: () => setMade(undefined),
    /** Makes what the call at an address responds with. */
    make: (title: string, address: string): void => making.mutate({ title, request: () => requestDocument(address) }),
    /** Makes what several calls lead to, such as the export of a list. */
    makeBy: (title: string, request: () => Promise<RequestedDocument>): void => making.mutate({ title, request }),
  };
};

export type MakingDocument = ReturnType<typeof useMakeDocument>;
