import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The three numbers of an sfnt header by which old readers search its table directory. */
const searchNumbers = (tables: number): [range: number, selector: number, shift: number] => {
  const selector = Math.floor(Math.log2(tables));
  const range = 2 ** selector * SFNT_ENTRY;
  return [range, selector, tables * SFNT_ENTRY - range];
};

/** Unpacks a WOFF 1.0 file to the TrueType or OpenType font in it: each table is compressed by itself. */
const sfntOfWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  searchNumbers(count).forEach((number, at) => head.writeUInt16BE(number, 6 + at * 2));
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const from = WOFF_HEADER + WOFF_ENTRY * at;
    const to = SFNT_HEADER + SFNT_ENTRY * at;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = (4 - (length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
};

const require = createRequire(import.meta.url);

interface FallbackFont {
  /** As Typst finds it. */
  family: string;
  load(): Buffer;
}

/**
 * The fonts that are tried, in this order, for what the text font lacks: real ones for the scripts that need shaping
 * and for emoji, and last UnifontEX, whose plain glyphs cover nearly all of Unicode's Basic Multilingual Plane (Han
 * too).
 */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  {
    family: 'Noto Emoji',
    load: () => readFileSync(require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')),
  },
  {
    family: 'Noto Naskh Arabic',
    // The package exports its list of fonts alone.
    load: () =>
      readFileSync(
        join(dirname(require.resolve('@embedpdf/fonts-arabic')), '..', 'fonts', 'NotoNaskhArabic-Regular.ttf'),
      ),
  },
  {
    family: 'Noto Sans Devanagari',
    load: () =>
      readFileSync(
        require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
      ),
  },
  {
    family: 'Noto Sans Thai',
    load: () =>
      readFileSync(require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf')),
  },
  {
    family: 'UnifontExMono',
    load: () =>
      sfntOfWoff(readFileSync(require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'))),
  },
];
