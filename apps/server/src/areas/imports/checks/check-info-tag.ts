import type { ToldInfoTag } from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { INFO_TAG_COLORS, LONGEST_RIBBON_TEXT } from '@grossist/domain';
import { each, first, oneOf, type Problem, texts } from './values.ts';

const COLORS: readonly string[] = [...INFO_TAG_COLORS, 'none'];

const isLong = (written: string): boolean => written.length > LONGEST_RIBBON_TEXT;

export const checkInfoTag = (tag: ToldInfoTag | undefined): Problem => {
  if (tag === undefined) return undefined;
  const problem = oneOf('infoTag.color', tag.color, COLORS);
  if (problem !== undefined || tag.color === 'none') return problem;
  const written = Object.values(tag.ribbonTexts);
  return first(
    written.some((word) => word.trim() !== '') ? undefined : importMessage`${'infoTag.ribbonTexts'} is empty`,
    each(written, (word) =>
      isLong(word)
        ? importMessage`${'infoTag.ribbonTexts'} is longer than ${LONGEST_RIBBON_TEXT} characters`
        : undefined,
    ),
    texts('infoTag.ribbonTexts', tag.ribbonTexts),
    texts('infoTag.descriptions', tag.descriptions),
  );
};
