import { barcodeOf } from '../labels/barcode.ts';
import type { CatalogueHead, CatalogueLine, DocumentPicture } from './catalogue-document.ts';

/** A line as the markup shows it. */
interface LineData extends Omit<CatalogueLine, 'headings' | 'picture' | 'barcode' | 'sapMaterialNumber'> {
  picture: string | null;
  barcode: { svg: string; modules: number; quiet: number; text: string } | null;
}

/** What is set below each other: a heading, a row of cards, or a line of a table. */
export type BodyRow =
  | { kind: 'heading'; name: string; title: string; level: number }
  | { kind: 'cards' | 'line'; lines: readonly LineData[]; isLong: boolean };

/** Rows of a piece of the catalog with their pictures. */
export interface RowsWithPictures {
  row: BodyRow;
  pictures: readonly DocumentPicture[];
  /** Lines of the row: none of a heading. */
  lineCount: number;
}

/** Nodes of the last line that was read, and how many headings there were. */
export interface HeadingState {
  path: readonly string[];
  count: number;
}

export const NO_HEADINGS: HeadingState = { path: [], count: 0 };

/** Specifications and characters of text from which a row may be broken across pages. */
const LONG = { specifications: 30, characters: 1500 };

const isLong = ({ specifications, note, text, documents }: CatalogueLine): boolean =>
  specifications.length > LONG.specifications ||
  note.length + text.length > LONG.characters ||
  documents.length > LONG.specifications;

const dataOf = (line: CatalogueLine, head: CatalogueHead): LineData => {
  const { headings: _, sapMaterialNumber: __, picture, barcode: encoded, ...rest } = line;
  const barcode = head.hasBarcodes && encoded ? barcodeOf(encoded.kind, encoded.text) : undefined;
  return {
    ...rest,
    picture: picture?.path ?? null,
    barcode: barcode && encoded ? { ...barcode, text: encoded.text } : null,
  };
};

/** Returns the headings of a line that those before it do not have. */
const newHeadings = ({ headings }: CatalogueLine, { path }: HeadingState) => {
  const known = headings.findIndex(({ code }, index) => code !== path[index]);
  return known < 0 ? [] : headings.slice(known).map(({ name }, index) => ({ title: name, level: known + index + 1 }));
};

/**
 * Returns the rows of lines: cards are put beside each other as long as no heading comes between them.
 * @param state headings of the lines before; what comes after these lines begins with the state returned
 */
export const rowsOf = (
  lines: readonly CatalogueLine[],
  head: CatalogueHead,
  state: HeadingState,
): { rows: RowsWithPictures[]; state: HeadingState } => {
  const perRow = head.type === 'catalog' ? head.picturesPerRow : 1;
  const kind = head.type === 'variationList' ? 'line' : 'cards';
  const rows: RowsWithPictures[] = [];
  let { path, count } = state;
  let open: CatalogueLine[] = [];
  const close = (): void => {
    if (open.length === 0) return;
    rows.push({
      row: { kind, lines: open.map((line) => dataOf(line, head)), isLong: open.some(isLong) },
      pictures: open.flatMap(({ picture }) => picture ?? []),
      lineCount: open.length,
    });
    open = [];
  };
  for (const line of lines) {
    const headings = newHeadings(line, { path, count });
    if (headings.length > 0 || open.length === perRow) close();
    for (const { title, level } of headings) {
      count += 1;
      rows.push({ row: { kind: 'heading', name: `h${count}`, title, level }, pictures: [], lineCount: 0 });
    }
    path = line.headings.map(({ code }) => code);
    open.push(line);
  }
  close();
  return { rows, state: { path, count } };
};
