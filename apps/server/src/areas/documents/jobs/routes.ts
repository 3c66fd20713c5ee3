import { cancelDocument as cancelCall, getDocument, listDocuments } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { cancelDocument } from './cancel-document.ts';
import { findDocument, listDocumentsOf } from './find-documents.ts';
import { presentDocument } from './presenter.ts';

export interface DocumentRouteDeps {
  db: Database;
}

/** Documents of a company and their progress. [own-doc-01] [own-doc-02] [own-doc-03] */
export const documentRoutes = ({ db }: DocumentRouteDeps): readonly Answer[] => {
  const list = listDocumentsOf(db);
  const cancel = cancelDocument(db);
  return [
    answerBuyer(getDocument, async ({ params }, buyer) =>
      presentDocument(await findDocument(db, buyer, params.documentId), buyer),
    ),
    answerBuyer(listDocuments, async ({ query: { Page: page, PageSize: pageSize, IsOwn: isOwn } }, buyer) => {
      const { rows, total } = await list(buyer, { page, pageSize, isOwn });
      return { PageItems: rows.map((row) => presentDocument(row, buyer)), TotalItems: total };
    }),
    answerBuyer(cancelCall, async ({ params }, buyer) =>
      presentDocument(await cancel(buyer, params.documentId), buyer),
    ),
  ];
};
