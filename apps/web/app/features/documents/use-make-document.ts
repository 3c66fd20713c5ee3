import { getDocument } from '@grossist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProblemError } from '../../api/index.ts';
import { type RequestedDocument, requestDocument } from './request-document.ts';

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
