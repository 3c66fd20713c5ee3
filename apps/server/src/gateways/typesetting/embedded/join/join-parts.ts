import { createHash } from 'node:crypto';
import type { OutlineEntry } from '../../port.ts';
import { type ParsedPdf, type PdfObject, parsePdf, referenceAt, rewrite } from './pdf-objects.ts';
import { destination, openPdfWriter, type PdfWriter, pdfString, writeOutline } from './pdf-writer.ts';

/** Header cells are named within their part: "U1x0y0". */
const HEADER_ID = /\/(?:ID|Headers \[) ?$/;
/** Objects whose place in the tree of parents is part of their content. */
const HAS_PARENTS = /^<<\s*\/Type \/(?:Page|Annot)\s/;
const INTERNAL_LINK = /\/A <<[^>]*\/URI \(doc:([^)]*)\)\s*>>/;

interface Structure {
  /** Number of the document's own structure element. */
  document: number;
  text: string;
}

const textOf = ({ objects }: ParsedPdf, number: number | undefined): string => {
  const found = number === undefined ? undefined : objects.get(number);
  if (found === undefined) throw new Error('The PDF lacks an object');
  return found.text;
};

const structureOf = (pdf: ParsedPdf): Structure => {
  const text = textOf(pdf, referenceAt(textOf(pdf, pdf.root), 'StructTreeRoot'));
  const document = /\/K \[(\d+) 0 R\]/.exec(text)?.[1];
  if (document === undefined) throw new Error('The PDF has no structure of one document');
  return { document: Number(document), text };
};

/** What the parts share, in the numbers of the joined document. */
class Joined {
  readonly pages: number[] = [];
  readonly pagesRoot: number;
  readonly structureRoot: number;
  readonly document: number;
  readonly children: string[] = [];
  readonly parents: string[] = [];
  readonly ids: string[] = [];
  nextParent = 0;
  /** Numbers of streams by their content: pictures and color profiles that several parts have. */
  readonly streams = new Map<string, number>();
  /** Annotations that lead to a place of the document, written once all pages are known. */
  readonly links: { number: number; text: string; name: string }[] = [];

  constructor(readonly writer: PdfWriter) {
    this.pagesRoot = writer.reserve();
    this.structureRoot = writer.reserve();
    this.document = writer.reserve();
  }
}

const streamKey = ({ text, stream }: PdfObject): string | undefined =>
  stream === undefined || / 0 R/.test(text)
    ? undefined
    : createHash('sha256').update(text).update('\n').update(stream).digest('hex');

const addPart = (joined: Joined, pdf: ParsedPdf, partNumber: number): void => {
  const { writer } = joined;
  const catalog = textOf(pdf, pdf.root);
  const structure = structureOf(pdf);
  const pagesRoot = referenceAt(catalog, 'Pages');
  const structureRoot = referenceAt(catalog, 'StructTreeRoot');
  const metadata = referenceAt(catalog, 'Metadata');
  const numbers = new Map<number, number>([
    [pagesRoot ?? -1, joined.pagesRoot],
    [structureRoot ?? -1, joined.structureRoot],
    [structure.document, joined.document],
  ]);
  const left = new Set([...numbers.keys(), pdf.root, pdf.info, metadata]);
  const numberOf = (number: number): number => {
    const known = numbers.get(number);
    if (known !== undefined) return known;
    const made = writer.reserve();
    numbers.set(number, made);
    return made;
  };
  const prefix = `P${String(partNumber).padStart(6, '0')}`;
  const stringOf = (text: string, before: string, wasId: boolean): string =>
    HEADER_ID.test(before) || (wasId && before === ' ') ? `(${prefix}${text.slice(1)}` : text;
  const rewritten = (text: string): string => {
    let wasId = false;
    const references = rewrite(text, numberOf, (string, before) => {
      const named = stringOf(string, before, wasId);
      wasId = named !== string;
      return named;
    });
    const offset = joined.nextParent;
    if (!HAS_PARENTS.test(text)) return references;
    return references.replace(
      /^(\s*\/StructParents?) (\d+)$/gm,
      (_, key: string, value: string) => `${key} ${Number(value) + offset}`,
    );
  };

  /** Objects of this part whose stream an earlier one has. */
  const shared = new Set<number>();
  for (const object of pdf.objects.values()) {
    const key = left.has(object.number) ? undefined : streamKey(object);
    if (key === undefined) continue;
    const same = joined.streams.get(key);
    if (same === undefined) joined.streams.set(key, numberOf(object.number));
    else {
      numbers.set(object.number, same);
      shared.add(object.number);
    }
  }
  for (const object of pdf.objects.values()) {
    if (left.has(object.number) || shared.has(object.number)) continue;
    const number = numberOf(object.number);
    if (object.stream !== undefined) {
      writer.writeStream(number, rewritten(object.text), object.stream);
      continue;
    }
    const name = INTERNAL_LINK.exec(object.text)?.[1];
    const text = rewritten(object.text);
    if (name === undefined) writer.write(number, text);
    else joined.links.push({ number, text, name });
  }
  const pagesText = textOf(pdf, pagesRoot);
  for (const [, page] of pagesText.slice(pagesText.indexOf('/Kids')).matchAll(/(\d+) 0 R/g)) {
    joined.pages.push(numberOf(Number(page)));
  }
  const children = /\/K \[([^\]]*)\]/.exec(textOf(pdf, structure.document))?.[1] ?? '';
  joined.children.push(rewritten(children));
  const parents = /\/ParentTree <<\s*\/Nums \[([^\]]*)\]/.exec(structure.text)?.[1] ?? '';
  for (const [, key, value] of parents.matchAll(/(\d+) (\d+) 0 R/g)) {
    joined.parents.push(`${Number(key) + joined.nextParent} ${numberOf(Number(value))} 0 R`);
  }
  const ids = /\/IDTree <<\s*\/Names \[([^\]]*)\]/.exec(structure.text)?.[1] ?? '';
  for (const [, id, value] of ids.matchAll(/\(([^)]*)\) (\d+) 0 R/g)) {
    joined.ids.push(`(${prefix}${id}) ${numberOf(Number(value))} 0 R`);
  }
  joined.nextParent += Number(/\/ParentTreeNextKey (\d+)/.exec(structure.text)?.[1] ?? 0);
};

const writeLinks = ({ writer, links, pages }: Joined, outline: readonly OutlineEntry[]): void => {
  const targets = new Map(outline.map((entry) => [entry.name, entry]));
  for (const { number, text, name } of links) {
    const target = targets.get(name);
    const page = target && pages[target.page - 1];
    if (target === undefined || page === undefined)
      throw new Error(`A link leads to ${name}, which the document lacks`);
    writer.write(
      number,
      text
        .replace(INTERNAL_LINK, () => `/Dest ${destination(page)}`)
        .replace(/\/Contents \(doc:[^)]*\)/, () => `/Contents ${pdfString(target.title)}`),
    );
  }
};

/**
 * Joins PDFs that Typst wrote to one: pages, tags, links to `doc:<name>` and an outline. Title, language and metadata
 * are those of the first part. The same parts give the same bytes.
 */
export const joinParts = (parts: readonly Uint8Array[], outline: readonly OutlineEntry[]): Buffer => {
  const joined = new Joined(openPdfWriter());
  const { writer } = joined;
  let first: ParsedPdf | undefined;
  parts.forEach((part, index) => {
    const parsed = parsePdf(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    first ??= parsed;
    addPart(joined, parsed, index);
  });
  if (first === undefined) throw new RangeError('There are no parts to join');
  writeLinks(joined, outline);
  const outlineRoot = writeOutline(writer, outline, joined.pages);
  const kids = joined.pages.map((page) => `${page} 0 R`).join(' ');
  writer.write(joined.pagesRoot, `<< /Type /Pages /Count ${joined.pages.length} /Kids [${kids}] >>`);
  writer.write(
    joined.document,
    `<< /Type /StructElem /S /Document /P ${joined.structureRoot} 0 R /K [${joined.children.join(' ')}] >>`,
  );
  const roleMap = /\/RoleMap <<[^>]*>>/.exec(structureOf(first).text)?.[0] ?? '';
  const idTree = joined.ids.length === 0 ? '' : `/IDTree << /Names [${joined.ids.join(' ')}] >>`;
  writer.write(
    joined.structureRoot,
    `<< /Type /StructTreeRoot ${roleMap} /K [${joined.document} 0 R] /ParentTree << /Nums [${joined.parents.join(' ')}] >> ${idTree} /ParentTreeNextKey ${joined.nextParent} >>`,
  );
  const catalog = textOf(first, first.root);
  const metadataNumber = writer.reserve();
  const metadata = first.objects.get(referenceAt(catalog, 'Metadata') ?? -1);
  if (metadata?.stream !== undefined) writer.writeStream(metadataNumber, metadata.text, metadata.stream);
  const info = writer.reserve();
  writer.write(info, textOf(first, first.info));
  const root = writer.reserve();
  const language = /\/Lang \([^)]*\)/.exec(catalog)?.[0] ?? '';
  writer.write(
    root,
    `<< /Type /Catalog /Pages ${joined.pagesRoot} 0 R ${metadata === undefined ? '' : `/Metadata ${metadataNumber} 0 R`} ${language} /StructTreeRoot ${joined.structureRoot} 0 R /MarkInfo << /Marked true /Suspects false >> ${outlineRoot === undefined ? '' : `/Outlines ${outlineRoot} 0 R`} /ViewerPreferences << /Direction /L2R /DisplayDocTitle true >> >>`,
  );
  return writer.finish(root, info);
};
