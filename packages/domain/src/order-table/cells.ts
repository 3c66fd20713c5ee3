import { headerScore, MOST_ABOVE_HEADER, meaningsOf, type TableRow } from './layout.ts';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Excel's own hint, which only it writes: "sep=;". */
const SEPARATOR_HINT = /^"?sep=([;,\t|])"?\r?$/i;
/** Characters of a text by which its delimiter is detected. */
const HEAD = 32 * 1024;

/**
 * Splits a list, as it is pasted or read from a file, into rows of cells; blank rows are left out. The delimiter is Excel's
 * hint, else what splits a header into the most known columns, else what splits the most lines.
 */
export const readRows = (text: string): { rows: TableRow[]; delimiter: Delimiter } => {
  const bare = text.replace(/^\uFEFF/, '');
  const firstLine = bare.slice(0, bare.search(/[\r\n]|$/));
  const hint = SEPARATOR_HINT.exec(firstLine)?.[1];
  const delimiter = hint === undefined ? delimiterOfHeader(bare) : asDelimiter(hint);
  const rows = [...splitRows(bare, delimiter)];
  const data = hint === undefined ? rows : rows.slice(1);
  return { rows: data.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')), delimiter };
};

const asDelimiter = (sign: string): Delimiter => DELIMITERS.find((each) => each === sign) ?? ';';

const delimiterOfHeader = (text: string): Delimiter => {
  const head = text.slice(0, HEAD);
  const guess = guessDelimiter(text);
  const scoreOf = (delimiter: Delimiter): number => {
    let best = 0;
    let rows = 0;
    for (const { cells } of splitRows(head, delimiter)) {
      best = Math.max(best, headerScore(meaningsOf(cells)));
      rows += 1;
      if (rows > MOST_ABOVE_HEADER) break;
    }
    return best;
  };
  const candidates = [guess, ...DELIMITERS.filter((each) => each !== guess)];
  const scores = candidates.map(scoreOf);
  const most = Math.max(...scores);
  return candidates[scores.indexOf(most)] ?? guess;
};

/**
 * The sign that splits the most lines; spreadsheets paste tabs, and one that was left at the end of a line splits
 * nothing. A comma or bar splits cells only where nothing else does: a comma separates decimals too.
 */
const guessDelimiter = (text: string): Delimiter => {
  const counts = { '\t': 0, ';': 0, ',': 0, '|': 0 };
  for (const line of text.split(/[\r\n]/)) {
    const written = line.trim();
    for (const sign of DELIMITERS) if (written.includes(sign)) counts[sign] += 1;
  }
  if (counts['\t'] > 0 || counts[';'] > 0) return counts['\t'] >= counts[';'] ? '\t' : ';';
  if (counts['|'] > counts[',']) return '|';
  return counts[','] > 0 ? ',' : ';';
};

function* splitRows(text: string, delimiter: Delimiter): Generator<TableRow> {
  let at = 0;
  let lineNumber = 1;
  while (at < text.length) {
    const start = at;
    const cells: string[] = [];
    let isOver = false;
    while (!isOver) {
      const cell = quotedCell(text, at, delimiter) ?? plainCell(text, at, delimiter);
      cells.push(cell.value);
      at = cell.end;
      isOver = text[at] !== delimiter;
      if (!isOver) at += 1;
    }
    const written = text.slice(start, at);
    yield { lineNumber, cells, text: written };
    lineNumber += 1 + countBreaks(written);
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
}

interface Cell {
  value: string;
  /** Of the delimiter, line break or end of text behind it. */
  end: number;
}

const plainCell = (text: string, start: number, delimiter: Delimiter): Cell => {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
};

/** No cell of an order list is longer; the bound keeps a lost quotation mark from being looked for to the very end. */
const LONGEST_QUOTED = 8000;

/** A cell in quotation marks, doubled within; undefined when they never close: then they are part of what is written. */
const quotedCell = (text: string, start: number, delimiter: Delimiter): Cell | undefined => {
  if (text[start] !== '"') return undefined;
  const last = Math.min(text.length, start + LONGEST_QUOTED);
  for (let at = start + 1; at < last; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const next = text[at + 1];
    const isClosed = next === undefined || next === delimiter || next === '\n' || next === '\r';
    return isClosed ? { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 } : undefined;
  }
  return undefined;
};

const countBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** What a spreadsheet takes for the beginning of a formula, also after blanks and in full width. */
const FORMULA = /^'*\s*[=+\-@\t\r|%＝＋－＠]/;
const GUARDED = /^'+\s*[=+\-@\t\r|%＝＋－＠]/;

/**
 * Guards a text of a CSV cell that a spreadsheet would take for a formula by an apostrophe; numbers are written plainly.
 * `unguardFormula` gives back exactly the text that was guarded.
 */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/**
 * The same for a cell of a workbook, whose type already says that it is a text: only a text that would be read as guarded
 * gets another apostrophe.
 */
export const guardSheetText = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);

/** Removes the apostrophe that guards a text. */
export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
