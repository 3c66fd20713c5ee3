import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sfntOfWoff } from './sfnt-of-woff.ts';

const require = createRequire(import.meta.url);

export interface FallbackFont {
  /** As Typst finds it. */
  family: string;
  load(): Buffer;
}

/**
 * The fonts that are tried, in this order, for what the text font lacks: real ones for the scripts that need shaping and
 * for emoji, and last UnifontEX, whose plain glyphs cover nearly all of Unicode's Basic Multilingual Plane (Han too).
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
