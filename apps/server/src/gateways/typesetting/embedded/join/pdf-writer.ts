import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { OutlineEntry } from '../../port.ts';

/** Objects that are compressed together; more take longer to open. */
const OBJECTS_OF_STREAM = 200;
const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');

/** Where an object is: at an offset of the file, or in an object stream. */
type Place = { offset: number } | { stream: number; index: number };

export interface PdfWriter {
  /** Returns a number for an object that is written later. */
  reserve(): number;
  /** Writes an object without a stream. */
  write(number: number, text: string): void;
  /** Writes an object with a stream, which begins and ends with its keywords. */
  writeStream(number: number, text: string, stream: Buffer): void;
  /** Ends the file. */
  finish(root: number, info: number): Buffer;
}

const field = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const entryOf = (place: Place | undefined): Buffer => {
  if (place === undefined) return Buffer.concat([field(0, 1), field(0, 4), field(0, 2)]);
  if ('offset' in place) return Buffer.concat([field(1, 1), field(place.offset, 4), field(0, 2)]);
  return Buffer.concat([field(2, 1), field(place.stream, 4), field(place.index, 2)]);
};

/**
 * Writes a PDF 1.7 whose objects without streams are compressed in object streams: the tags of a long document take
 * most of its bytes otherwise. The same objects give the same bytes.
 */
export const openPdfWriter = (): PdfWriter => {
  const pieces: Buffer[] = [HEADER];
  let length = HEADER.length;
  const places: (Place | undefined)[] = [undefined];
  let waiting: { number: number; text: string }[] = [];

  const append = (number: number, ...parts: (Buffer | string)[]): void => {
    places[number] = { offset: length };
    const all = [`${number} 0 obj\n`, ...parts, '\nendobj\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    );
    for (const piece of all) {
      pieces.push(piece);
      length += piece.length;
    }
  };

  const reserve = (): number => places.push(undefined) - 1;

  const flush = (): void => {
    if (waiting.length === 0) return;
    const number = reserve();
    let offset = 0;
    const index = waiting.map(({ number: each, text }) => {
      const entry = `${each} ${offset}`;
      offset += text.length + 1;
      return entry;
    });
    const head = `${index.join(' ')}\n`;
    const body = deflateSync(Buffer.from(head + waiting.map(({ text }) => `${text}\n`).join(''), 'latin1'));
    waiting.forEach(({ number: each }, at) => {
      places[each] = { stream: number, index: at };
    });
    const traits = `/Type /ObjStm /N ${waiting.length} /First ${head.length} /Length ${body.length} /Filter /FlateDecode`;
    append(number, `<< ${traits} >>\nstream\n`, body, '\nendstream');
    waiting = [];
  };

  return {
    reserve,
    write: (number, text) => {
      waiting.push({ number, text });
      if (waiting.length >= OBJECTS_OF_STREAM) flush();
    },
    writeStream: (number, text, stream) => append(number, `${text}\n`, stream),
    finish: (root, info) => {
      flush();
      const number = reserve();
      const start = length;
      places[number] = { offset: start };
      const table = deflateSync(Buffer.concat(places.map(entryOf)));
      const hash = createHash('sha256');
      for (const piece of pieces) hash.update(piece);
      const id = `<${hash.digest('hex').slice(0, 32)}>`;
      const traits = `/Type /XRef /Size ${places.length} /W [1 4 2] /Root ${root} 0 R /Info ${info} 0 R /ID [${id} ${id}]`;
      append(number, `<< ${traits} /Length ${table.length} /Filter /FlateDecode >>\nstream\n`, table, '\nendstream');
      pieces.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
      return Buffer.concat(pieces);
    },
  };
};

/** Returns a text as a PDF string that no reader takes for anything else: UTF-16 in hexadecimal. */
export const pdfString = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

export const destination = (page: number): string => `[${page} 0 R /XYZ null null null]`;

interface Node {
  number: number;
  entry: OutlineEntry;
  children: Node[];
}

const treeOf = (writer: PdfWriter, entries: readonly OutlineEntry[]): Node[] => {
  const top: Node[] = [];
  const open: Node[] = [];
  for (const entry of entries) {
    while ((open.at(-1)?.entry.level ?? 0) >= entry.level) open.pop();
    const node = { number: writer.reserve(), entry, children: [] };
    (open.at(-1)?.children ?? top).push(node);
    open.push(node);
  }
  return top;
};

/**
 * Writes an outline (bookmarks). @param pages numbers of the page objects @returns number of its root, undefined when
 * empty
 */
export const writeOutline = (
  writer: PdfWriter,
  entries: readonly OutlineEntry[],
  pages: readonly number[],
): number | undefined => {
  const top = treeOf(writer, entries);
  const [first] = top;
  const last = top.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const root = writer.reserve();
  const write = (nodes: readonly Node[], parent: number): void =>
    nodes.forEach(({ number, entry, children }, at) => {
      const [previous, next] = [nodes[at - 1], nodes[at + 1]];
      const page = pages[entry.page - 1];
      const parts = [
        `/Title ${pdfString(entry.title)} /Parent ${parent} 0 R`,
        ...(page === undefined ? [] : [`/Dest ${destination(page)}`]),
        ...(previous === undefined ? [] : [`/Prev ${previous.number} 0 R`]),
        ...(next === undefined ? [] : [`/Next ${next.number} 0 R`]),
        ...(children.length === 0
          ? []
          : [`/First ${children[0]?.number} 0 R /Last ${children.at(-1)?.number} 0 R /Count -${children.length}`]),
      ];
      writer.write(number, `<< ${parts.join(' ')} >>`);
      write(children, number);
    });
  write(top, root);
  writer.write(root, `<< /Type /Outlines /First ${first.number} 0 R /Last ${last.number} 0 R /Count ${top.length} >>`);
  return root;
};
