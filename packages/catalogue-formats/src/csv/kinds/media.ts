import { codes, text } from '../cells.ts';
import { type Column, column, type Draft } from '../column.ts';
import { textIn, textsIn, withFields } from '../draft.ts';

export const MEDIA: readonly Column[] = [
  column('pictures', 'pictures', codes, 'picture'),
  column('drawings', 'drawings', codes, 'drawing'),
  column('documents', 'documents', codes, 'document'),
  column('document_type', 'documentType', text),
  column('links', 'links', codes, 'link'),
];

/** The row's pictures, drawings, documents and links as one list. */
export const withMedia = (draft: Draft): Draft => {
  const documentType = textIn(draft, 'documentType');
  const media = [
    ...textsIn(draft, 'pictures').map((source) => ({ kind: 'picture', source })),
    ...textsIn(draft, 'drawings').map((source) => ({ kind: 'drawing', source })),
    ...textsIn(draft, 'documents').map((source) => ({
      kind: 'document',
      ...(documentType === undefined ? {} : { documentType }),
      source,
    })),
    ...textsIn(draft, 'links').map((source) => ({ kind: 'link', source })),
  ];
  return withFields(draft, {
    media: media.length === 0 ? undefined : media,
    pictures: undefined,
    drawings: undefined,
    documents: undefined,
    documentType: undefined,
    links: undefined,
  });
};
