type HasGlyph = (codePoint: number) => boolean;

const HEADER = 12;
const ENTRY = 16;
/** Segments of characters of all planes, by the OpenType specification of `cmap`. */
const ALL_PLANES = 12;
const FIRST_PLANE = 4;

const tableOf = (font: Buffer, tag: string): Buffer => {
  const count = font.readUInt16BE(4);
  for (let at = 0; at < count; at += 1) {
    const entry = HEADER + ENTRY * at;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.subarray(font.readUInt32BE(entry + 8));
  }
  throw new Error(`The font has no table ${tag}`);
};

const allPlanes = (map: Buffer): HasGlyph => {
  const groups = Array.from({ length: map.readUInt32BE(12) }, (_, at) => {
    const group = 16 + at * 12;
    return [map.readUInt32BE(group), map.readUInt32BE(group + 4), map.readUInt32BE(group + 8)] as const;
  });
  return (code) => groups.some(([first, last, glyph]) => code >= first && code <= last && glyph + code - first > 0);
};

const firstPlane = (map: Buffer): HasGlyph => {
  const bytes = map.readUInt16BE(6);
  const [lasts, firsts, deltas, ranges] = [14, 16 + bytes, 16 + bytes * 2, 16 + bytes * 3];
  return (code) => {
    if (code > 0xffff) return false;
    let at = 0;
    while (at < bytes && map.readUInt16BE(lasts + at) < code) at += 2;
    const first = at < bytes ? map.readUInt16BE(firsts + at) : 0xffff;
    if (at >= bytes || code < first) return false;
    const delta = map.readUInt16BE(deltas + at);
    const range = map.readUInt16BE(ranges + at);
    if (range === 0) return ((code + delta) & 0xffff) !== 0;
    return map.readUInt16BE(ranges + at + range + (code - first) * 2) !== 0;
  };
};

/** Returns whether a TrueType or OpenType font has a glyph for a character, by its `cmap` table. */
export const coveredCharacters = (font: Buffer): HasGlyph => {
  const table = tableOf(font, 'cmap');
  const maps = Array.from({ length: table.readUInt16BE(2) }, (_, at) =>
    table.subarray(table.readUInt32BE(4 + at * 8 + 4)),
  );
  const all = maps.find((map) => map.readUInt16BE(0) === ALL_PLANES);
  if (all !== undefined) return allPlanes(all);
  const first = maps.find((map) => map.readUInt16BE(0) === FIRST_PLANE);
  if (first === undefined) throw new Error('The font has no map of characters that is read here');
  return firstPlane(first);
};

/** What the text font surely has in all its weights: Latin letters and the signs that documents use. */
const PLAIN =
  /^[\u0000-\u024f\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u202f\u2030\u2039\u203a\u20ac\u2122\u2212]*$/;
/**
 * What needs no glyph of its own: joiners, variation selectors and other marks that only change what is around them.
 */
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
 * Returns a text of which every cluster (a letter with its accents, an emoji of several parts) is in one font. A
 * cluster that is in none is shown by the replacement character.
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
