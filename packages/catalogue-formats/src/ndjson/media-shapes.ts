import type { MediaReference } from '../records.ts';
import { list, object, oneOf, optional, text } from './check.ts';
import { code, language, shortText, texts } from './scalars.ts';

const reference = object<MediaReference>({
  kind: oneOf(['picture', 'drawing', 'document', 'link']),
  documentType: optional(code),
  source: text(2000),
  mimeType: optional(shortText),
  titles: optional(texts),
  language: optional(language),
});

export const media = list(reference, 200);
