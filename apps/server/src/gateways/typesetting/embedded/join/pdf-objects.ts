/** An indirect object of a PDF: its text up to a stream, in Latin-1, and the stream with its keywords. */
export interface PdfObject {
  number: number;
  text: string;
  /** From "stream" to "endstream"; undefined for an object without one. */
  stream: Buffer | undefined;
}

export interface ParsedPdf {
  objects: ReadonlyMap<number, PdfObject>;
  /** Number of the catalog. */
  root: number;
  /** Number of the document information. */
  info: number;
}

const STREAM = '\nstream\n';
const REFERENCE = /(\d+) 0 R/g;

/** A piece of an object's text: a literal string with its parentheses, or what is between two of them. */
interface Piece {
  text: string;
  isString: boolean;
}

/** Returns the pieces of a text. Strings nest parentheses, and escape those that do not match by a backslash. */
const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', from)) {
    pieces.push({ text: text.slice(from, at), isString: false });
    let depth = 0;
    let end = at;
    do {
      const sign = text[end];
      if (sign === '\\') end += 1;
      else if (sign === '(') depth += 1;
      else if (sign === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < text.length);
    pieces.push({ text: text.slice(at, end), isString: true });
    from = end;
  }
  pieces.push({ text: text.slice(from), isString: false });
  return pieces;
};

/** Returns a text with its references changed, and its strings by what precedes each. */
export const rewrite = (
  text: string,
  referenceOf: (number: number) => number,
  stringOf: (string: string, before: string) => string,
): string => {
  let before = '';
  return piecesOf(text)
    .map((piece) => {
      if (piece.isString) return stringOf(piece.text, before);
      before = piece.text;
      return piece.text.replace(REFERENCE, (_, number: string) => `${referenceOf(Number(number))} 0 R`);
    })
    .join('');
};

/** Returns what a key of a dictionary refers to. */
export const referenceAt = (text: string, key: string): number | undefined => {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(text);
  return found === null ? undefined : Number(found[1]);
};

const requireNumber = (value: number | undefined, what: string): number => {
  if (value === undefined) throw new Error(`The PDF has no ${what}`);
  return value;
};

/** Returns true if no literal string is open at the end of a text. */
const isOutside = (text: string): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
  }
  return depth === 0;
};

/** Returns where a stream begins, -1 without one: not within a string, since a title may have the word too. */
const streamStart = (body: Buffer): number => {
  for (let at = body.indexOf(STREAM); at >= 0; at = body.indexOf(STREAM, at + 1)) {
    if (isOutside(body.toString('latin1', 0, at))) return at;
  }
  return -1;
};

/**
 * Parses a PDF as Typst writes it: a plain table of cross references, no object streams, all generations 0.
 * @throws Error for any other PDF
 */
export const parsePdf = (pdf: Buffer): ParsedPdf => {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - 1024));
  const startAt = Number(/startxref\s+(\d+)/.exec(tail)?.[1] ?? Number.NaN);
  const table = pdf.toString('latin1', startAt);
  const count = Number(/^xref\s+0 (\d+)/.exec(table)?.[1] ?? Number.NaN);
  if (Number.isNaN(count)) throw new Error('The PDF has no table of cross references');
  const offsets = Array.from(table.matchAll(/^(\d{10}) \d{5} n/gm), ([, offset]) => Number(offset));
  const sorted = [...offsets, startAt].toSorted((one, other) => one - other);
  const ends = new Map(sorted.map((offset, index) => [offset, sorted[index + 1] ?? startAt]));
  const objects = new Map<number, PdfObject>();
  for (const offset of offsets) {
    const piece = pdf.subarray(offset, ends.get(offset));
    const head = /^(\d+) 0 obj\n/.exec(piece.toString('latin1', 0, 24));
    if (head === null) throw new Error(`The PDF has no object at ${offset}`);
    const body = piece.subarray(head[0].length, piece.lastIndexOf('\nendobj'));
    const at = streamStart(body);
    objects.set(Number(head[1]), {
      number: Number(head[1]),
      text: body.toString('latin1', 0, at < 0 ? body.length : at),
      stream: at < 0 ? undefined : body.subarray(at + 1),
    });
  }
  const trailer = table.slice(table.indexOf('trailer'));
  return {
    objects,
    root: requireNumber(referenceAt(trailer, 'Root'), 'catalog'),
    info: requireNumber(referenceAt(trailer, 'Info'), 'document information'),
  };
};
