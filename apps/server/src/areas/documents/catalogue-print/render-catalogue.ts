import { languageOf } from '@grossist/domain';
import { type ServerText, textFor } from '@grossist/messages/server-texts.ts';
import type { OutlineEntry, Typesetter } from '../../../gateways/typesetting/port.ts';
import type { CatalogueHead, CatalogueSource, DocumentPicture } from './catalogue-document.ts';
import { type HeadingState, NO_HEADINGS, type RowsWithPictures, rowsOf } from './catalogue-rows.ts';
import { BODY_TEMPLATE, FRONT_TEMPLATE } from './catalogue-template.ts';

export interface CatalogueRendering {
  typesetter: Pick<Typesetter, 'pdf' | 'part' | 'join' | 'svg'>;
  signal: AbortSignal;
  onProgress(done: number): Promise<void>;
}

/** Lines that are set at once: what bounds the memory of the typesetter. */
export const LINES_AT_ONCE = 150;
/** Lines that fill the first pages of a catalog of each type. */
const PREVIEW_LINES = { catalog: 12, documentation: 8, variationList: 24 } as const;

const picturesOf = (pictures: readonly (DocumentPicture | undefined)[]) =>
  Object.fromEntries(pictures.flatMap((picture) => (picture === undefined ? [] : [[picture.path, picture.content]])));

/** The texts that the templates set. */
const templateWords = (text: ServerText) => ({
  barcode: text('printedCatalog.barcode'),
  contact: text('printedCatalog.contact'),
  contents: text('printedCatalog.contents'),
  documents: text('printedCatalog.documents'),
  material: text('printedCatalog.material'),
  noBarcode: text('printedCatalog.noBarcode'),
  noDocuments: text('printedCatalog.noDocuments'),
  noPicture: text('printedCatalog.noPicture'),
  note: text('printedCatalog.note'),
  numbers: text('printedCatalog.numbers'),
  page: text('printedCatalog.page'),
  price: text('printedCatalog.price'),
});

const commonData = (head: CatalogueHead, firstPage: number) => ({
  title: head.title,
  description: head.description,
  companyName: head.companyName,
  contactName: head.contactName,
  language: languageOf(head.locale),
  region: head.locale.slice(3),
  words: templateWords(textFor(head.locale)),
  priceNote: head.priceNote,
  hasPageNumbers: head.hasPageNumbers,
  logo: head.logo?.path ?? null,
  firstPage,
});

const hasFront = (head: CatalogueHead, outline: readonly OutlineEntry[]): boolean =>
  head.cover !== undefined || head.introduction !== undefined || (head.hasTableOfContents && outline.length > 0);

/** Returns the pages before the lines: cover, introduction, table of contents. */
const frontPages = (head: CatalogueHead, outline: readonly OutlineEntry[]) => ({
  template: FRONT_TEMPLATE,
  pictures: picturesOf([head.cover, head.introduction?.picture, head.logo]),
  data: {
    ...commonData(head, 1),
    cover: head.cover?.path ?? null,
    introduction:
      head.introduction === undefined
        ? null
        : { text: head.introduction.text, picture: head.introduction.picture?.path ?? null },
    contents: head.hasTableOfContents ? outline : [],
    rows: [],
  },
});

const bodyPages = (head: CatalogueHead, rows: readonly RowsWithPictures[], firstPage: number, isFirst: boolean) => ({
  template: BODY_TEMPLATE,
  pictures: picturesOf([head.logo, ...rows.flatMap(({ pictures }) => pictures)]),
  data: {
    ...commonData(head, firstPage),
    type: head.type,
    perRow: head.type === 'catalog' ? head.picturesPerRow : 1,
    hasPictures: head.hasPictures,
    hasBarcodes: head.hasBarcodes,
    hasTitle: isFirst && head.cover === undefined,
    rows: rows.map(({ row }) => row),
  },
});

interface Body {
  parts: Buffer[];
  outline: OutlineEntry[];
}

/** Sets all lines in parts; pages are numbered from `firstPage`. */
const setBody = async (source: CatalogueSource, rendering: CatalogueRendering, firstPage: number): Promise<Body> => {
  const { head, lineCount } = source;
  const { typesetter, signal, onProgress } = rendering;
  const body: Body = { parts: [], outline: [] };
  let waiting: RowsWithPictures[] = [];
  let state: HeadingState = NO_HEADINGS;
  let page = firstPage;
  let done = 0;
  for (let read = 0; read < lineCount || waiting.length > 0; ) {
    signal.throwIfAborted();
    const wanted = Math.min(LINES_AT_ONCE, lineCount - read);
    const lines = wanted > 0 ? await source.read(read, wanted) : [];
    read += wanted;
    const next = rowsOf(lines, head, state);
    state = next.state;
    waiting.push(...next.rows);
    if (waiting.length === 0) continue;
    const isLast = read >= lineCount;
    const part = await typesetter.part({ ...bodyPages(head, waiting, page, body.parts.length === 0), isLast }, signal);
    const set = waiting.slice(0, part.rowCount);
    const rowPages = new Map(part.marks.map(({ name, page: at }) => [name, at]));
    for (const { row } of set) {
      if (row.kind !== 'heading') continue;
      const { name, title, level } = row;
      body.outline.push({ name, title, level, page: page - 1 + (rowPages.get(name) ?? 1) });
    }
    body.parts.push(part.pdf);
    page += part.pageCount;
    waiting = waiting.slice(part.rowCount);
    done += set.reduce((sum, { lineCount: count }) => sum + count, 0);
    await onProgress(done);
  }
  return body;
};

/**
 * Sets a catalog as one tagged PDF. Lines are read and set in pieces, which bounds the memory of the typesetter;
 * the table of contents is set twice, since the pages of the headings are known only after the lines.
 */
export const renderCatalogue = async (source: CatalogueSource, rendering: CatalogueRendering): Promise<Buffer> => {
  const { head } = source;
  const { typesetter, signal } = rendering;
  const headings = source.headings.map((heading, index) => ({ ...heading, name: `h${index + 1}`, page: 0 }));
  if (!hasFront(head, headings)) {
    const { parts, outline } = await setBody(source, rendering, 1);
    return typesetter.join(parts, outline, signal);
  }
  const { pageCount } = await typesetter.part({ ...frontPages(head, headings), isLast: true }, signal);
  const { parts, outline } = await setBody(source, rendering, pageCount + 1);
  const front = await typesetter.pdf(frontPages(head, outline), signal);
  return typesetter.join([front, ...parts], outline, signal);
};

/** Draws the first pages of a catalog as SVG: cover, introduction and contents, or the first lines. @param of `front` or `lines` */
export const previewCatalogue = async (
  source: CatalogueSource,
  page: 'front' | 'lines',
  { typesetter, signal }: Pick<CatalogueRendering, 'typesetter' | 'signal'>,
): Promise<Buffer> => {
  const { head, headings } = source;
  const entries = headings.map((heading, index) => ({ ...heading, name: `h${index + 1}`, page: 0 }));
  if (page === 'front' && hasFront(head, entries)) return typesetter.svg(frontPages(head, entries), signal);
  const { rows } = rowsOf(await source.read(0, PREVIEW_LINES[head.type]), head, NO_HEADINGS);
  return typesetter.svg(bodyPages(head, rows, 1, true), signal);
};
