import type { MediaReference } from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { code, codeIfGiven, each, language, oneOf, type Problem, texts } from './values.ts';

const KINDS = ['picture', 'drawing', 'document', 'link'];
const MOST = 500;
/** Bytes of an address or file name: what an index can hold. */
const LONGEST_SOURCE = 2000;
/** Bytes of a character at most. */
const WIDEST = 3;

const checkOne = (media: MediaReference): Problem => {
  if (media.source.trim() === '') return importMessage`${'media source'} is empty`;
  if (media.source.length * WIDEST > LONGEST_SOURCE && Buffer.byteLength(media.source) > LONGEST_SOURCE)
    return importMessage`${'media source'} is longer than ${LONGEST_SOURCE} bytes`;
  return (
    oneOf('media kind', media.kind, KINDS) ??
    codeIfGiven('media type', media.documentType) ??
    (media.mimeType === undefined ? undefined : code('mimeType', media.mimeType)) ??
    texts('media titles', media.titles) ??
    (media.language === undefined ? undefined : language(media.language))
  );
};

export const checkMedia = (media: readonly MediaReference[] | undefined): Problem =>
  (media?.length ?? 0) > MOST ? importMessage`${'media'} has more than ${MOST} entries` : each(media, checkOne);
