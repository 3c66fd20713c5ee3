import type { OutlineEntry } from '../../port.ts';
import type { PdfWriter } from './pdf-writer.ts';

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

/** Writes an outline (bookmarks). @param pages numbers of the page objects @returns number of its root, undefined when empty */
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
