import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Typescript } from '../port.ts';
import { coveredCharacters } from './fonts/covered-characters.ts';
import { FALLBACK_FONTS } from './fonts/font-files.ts';
import { isPlain, replaceUncovered, withoutControls } from './fonts/replace-uncovered.ts';

/** Results that were not used by so many documents are forgotten. */
const KEPT_FOR = 5;
/** Typst brings it along. */
const TEXT_FONT = 'Libertinus Serif';

/** A compiler and the fonts that its documents are set in. */
interface Setter {
  compiler: NodeCompiler;
  families: readonly string[];
  /** Returns a text without the characters that its fonts do not show. */
  shown(text: string): string;
}

export interface TypesetOptions {
  /** A standard that refuses a document with a character that no font shows. */
  pdfStandard?: 'a-2b';
}

const openPlain = (): Setter => ({
  compiler: NodeCompiler.create(),
  families: [TEXT_FONT],
  shown: withoutControls,
});

const openWithFallback = (): Setter => {
  const fonts = FALLBACK_FONTS.map(({ load }) => load());
  const replace = replaceUncovered(fonts.map(coveredCharacters));
  return {
    compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] }),
    families: [TEXT_FONT, ...FALLBACK_FONTS.map(({ family }) => family)],
    shown: (text) => replace(withoutControls(text)),
  };
};

let plain: Setter | undefined;
let withFallback: Setter | undefined;

/** The data as JSON, with each of its texts changed. */
const jsonOf = (data: unknown, change: (text: string) => string): string =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? change(value) : value));

/** Only the listed fonts are used, so that documents look alike on every machine. */
const fontRule = (families: readonly string[]): string =>
  `#set text(font: (${families.map((family) => `"${family}"`).join(', ')},), fallback: false)\n`;

/** Compiles a document with the fonts that its data needs; the fallback fonts, some 15 MB, are loaded with the first text that needs one. */
const compile = <T>({ template, data }: Typescript, make: (compiler: NodeCompiler, source: CompileDocArgs) => T): T => {
  const setter = isPlain(JSON.stringify(data)) ? (plain ??= openPlain()) : (withFallback ??= openWithFallback());
  const { compiler, families, shown } = setter;
  try {
    return make(compiler, {
      mainFileContent: fontRule(families) + template,
      inputs: { data: jsonOf(data, shown) },
    });
  } finally {
    compiler.evictCache(KEPT_FOR);
  }
};

/** Sets a document as PDF in this very thread, which waits for it: some 10 ms a page. */
export const typeset = (document: Typescript, { pdfStandard }: TypesetOptions = {}): Buffer =>
  compile(document, (compiler, source) => compiler.pdf(source, pdfStandard && { pdfStandard }));

/** Sets a document of one page as SVG in this very thread. */
export const typesetSvg = (document: Typescript): Buffer =>
  Buffer.from(compile(document, (compiler, source) => compiler.plainSvg(source)));
