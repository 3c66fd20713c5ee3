import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import type { Mark, PartOfDocument, Typescript, TypesetPart } from '../port.ts';
import { coveredCharacters, isPlain, replaceUncovered, withoutControls } from './fonts/covered-characters.ts';
import { FALLBACK_FONTS } from './fonts/font-files.ts';

/** Results that were not used by so many documents are forgotten. */
const KEPT_FOR = 5;
/** Root of the paths of pictures; nothing of the machine lies below it. */
const WORKSPACE = '/grossist-documents';
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
  compiler: NodeCompiler.create({ workspace: WORKSPACE }),
  families: [TEXT_FONT],
  shown: withoutControls,
});

const openWithFallback = (): Setter => {
  const fonts = FALLBACK_FONTS.map(({ load }) => load());
  const replace = replaceUncovered(fonts.map(coveredCharacters));
  return {
    compiler: NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: fonts }] }),
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

/** Compiles a document in this thread and exports it while its pictures are mapped. */
const withCompiled = <T>(
  typescript: Typescript,
  use: (compiler: NodeCompiler, document: NodeTypstDocument) => T,
): T => {
  const { template, data, pictures = {} } = typescript;
  const setter = isPlain(JSON.stringify(data)) ? (plain ??= openPlain()) : (withFallback ??= openWithFallback());
  const { compiler, families, shown } = setter;
  try {
    for (const [path, content] of Object.entries(pictures)) compiler.mapShadow(WORKSPACE + path, Buffer.from(content));
    const compiled = compiler.compile({
      mainFileContent: fontRule(families) + template,
      inputs: { data: jsonOf(data, shown) },
    });
    const { result } = compiled;
    if (result === null) {
      const error = compiled.takeError();
      throw new Error(error === null ? 'Typst returned nothing' : JSON.stringify(error.shortDiagnostics));
    }
    return use(compiler, result);
  } finally {
    compiler.resetShadow();
    // Parts of a long document share nothing: what is cached of them would be the whole document.
    compiler.evictCache('isLast' in typescript ? 0 : KEPT_FOR);
  }
};

/**
 * Sets a document in this very thread, which waits for it: some 10 ms a page. The fallback fonts, some 15 MB, are
 * loaded with the first text that needs one.
 */
export const typeset = (document: Typescript, { pdfStandard }: TypesetOptions = {}): Buffer =>
  withCompiled(document, (compiler, compiled) => compiler.pdf(compiled, pdfStandard && { pdfStandard }));

const NO_PAPER = '#set page(fill: none)\n';

/**
 * Draws a document as SVG, its pages below each other on white. Typst draws the paper of every page at the place of the
 * first, over what is printed there, so that the paper is drawn here.
 */
export const typesetSvg = (document: Typescript): Buffer =>
  withCompiled({ ...document, template: NO_PAPER + document.template }, (compiler, compiled) => {
    const svg = compiler.plainSvg(compiled);
    const begin = svg.indexOf('>') + 1;
    return Buffer.from(`${svg.slice(0, begin)}<rect width="100%" height="100%" fill="#fff"/>${svg.slice(begin)}`);
  });

const Marks = z.array(z.object({ value: z.object({ row: z.number(), name: z.string(), page: z.number() }) }));

const marksOf = (compiler: NodeCompiler, compiled: NodeTypstDocument): readonly Mark[] =>
  Marks.parse(compiler.query(compiled, { selector: '<mark>' })).map(({ value }) => value);

/** Returns how many rows are on full pages: those before the first row of the last page; all when there is one page. */
const fullRows = (marks: readonly Mark[], pageCount: number, rowCount: number): number => {
  const onLast = marks.filter(({ row, page }) => row >= 0 && page === pageCount).map(({ row }) => row);
  const first = Math.min(...onLast);
  return pageCount > 1 && first > 0 && first < rowCount ? first : rowCount;
};

/**
 * Sets a part of a long document. Unless it is the last one, the rows of its last page are left out: it is laid out
 * once to find them, and once without them.
 */
export const typesetPart = (part: PartOfDocument): TypesetPart => {
  const { rows } = part.data;
  const rowCount = part.isLast
    ? rows.length
    : withCompiled(part, (compiler, compiled) =>
        fullRows(marksOf(compiler, compiled), compiled.numOfPages, rows.length),
      );
  const shortened = { ...part, data: { ...part.data, rows: rows.slice(0, rowCount) } };
  return withCompiled(shortened, (compiler, compiled) => ({
    pdf: compiler.pdf(compiled),
    pageCount: compiled.numOfPages,
    rowCount,
    marks: marksOf(compiler, compiled),
  }));
};
