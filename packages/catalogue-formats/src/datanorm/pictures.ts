import type { MediaReference } from '../records.ts';
import type { Article } from './article.ts';
import { readNumber } from './fields.ts';

const KINDS: readonly { ending: RegExp; kind: MediaReference['kind'] }[] = [
  { ending: /\.(?:jpe?g|png|gif|bmp|tiff?|webp|svg)$/i, kind: 'picture' },
  { ending: /\.(?:dwg|dxf|eps|wmf)$/i, kind: 'drawing' },
  { ending: /\.pdf$/i, kind: 'document' },
];

/** Files of one line, to bound what a hostile one can pile on an article. */
const MOST = 20;
const LONGEST = 500;

const mediaOf = (field: string): MediaReference[] => {
  const found = field.length > LONGEST ? undefined : KINDS.find(({ ending }) => ending.test(field));
  return found === undefined ? [] : [{ kind: found.kind, source: field }];
};

/**
 * A G line: an article's pictures and drawings, by the names of their files or, in newer files, their addresses. What
 * else such lines hold differs from system to system, so the fields that name a file are taken, wherever they stand.
 * @throws Refusal without an article number
 */
export const readPictures = (fields: readonly string[]): { number: string; media: readonly MediaReference[] } => {
  const isFlag = /^[NALX]?$/i.test(fields[1] ?? '');
  const number = readNumber(isFlag ? fields[2] : fields[1]);
  const media = fields.slice(isFlag ? 3 : 2).flatMap(mediaOf);
  return { number, media: media.slice(0, MOST) };
};

/** The article with pictures besides those it has. */
export const addPictures = (article: Article, media: readonly MediaReference[]): void => {
  article.record = { ...article.record, media: [...(article.record.media ?? []), ...media] };
};
