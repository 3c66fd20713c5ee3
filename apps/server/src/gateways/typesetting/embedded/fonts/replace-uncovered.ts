/** What the text font surely has in all its weights: Latin letters and the signs that documents use. */
const PLAIN =
  /^[\u0000-\u024f\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u202f\u2030\u2039\u203a\u20ac\u2122\u2212]*$/;
/** What needs no glyph of its own: joiners, variation selectors and other marks that only change what is around them. */
const WITHOUT_GLYPH = /[\p{Default_Ignorable_Code_Point}\s]/u;
/** Shown for a character that no font has. */
export const REPLACEMENT = '\ufffd';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Control characters, which no font shows; tabs and line breaks stay. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

export const withoutControls = (text: string): string => text.replace(CONTROL, '');

/** Returns true if the text font alone shows a text. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/**
 * Returns a text of which every cluster (a letter with its accents, an emoji of several parts) is in one font. A cluster
 * that is in none is shown by the replacement character.
 */
export const replaceUncovered =
  (fonts: readonly ((codePoint: number) => boolean)[]) =>
  (text: string): string => {
    if (isPlain(text)) return text;
    return Array.from(graphemes.segment(text), ({ segment }) => {
      if (isPlain(segment)) return segment;
      const shown = Array.from(segment).filter((sign) => !WITHOUT_GLYPH.test(sign));
      return fonts.some((has) => shown.every((sign) => has(sign.codePointAt(0) ?? 0))) ? segment : REPLACEMENT;
    }).join('');
  };
