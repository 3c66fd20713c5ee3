import type { TextBlock } from '@grossist/contracts';

const HEADING = '## ';
const ITEM = '- ';

const blockOf = (lines: readonly string[]): TextBlock[] => {
  const [first = ''] = lines;
  if (first.startsWith(HEADING)) {
    const heading: TextBlock = { Kind: 'heading', Text: first.slice(HEADING.length).trim(), Items: [] };
    return lines.length === 1 ? [heading] : [heading, ...blockOf(lines.slice(1))];
  }
  const items = lines.findIndex((line) => line.startsWith(ITEM));
  if (items > 0) return [...blockOf(lines.slice(0, items)), ...blockOf(lines.slice(items))];
  if (items === 0) {
    const end = lines.findIndex((line) => !line.startsWith(ITEM));
    const own = end < 0 ? lines : lines.slice(0, end);
    const list: TextBlock = { Kind: 'list', Text: '', Items: own.map((line) => line.slice(ITEM.length).trim()) };
    return end < 0 ? [list] : [list, ...blockOf(lines.slice(end))];
  }
  return [{ Kind: 'paragraph', Text: lines.join(' '), Items: [] }];
};

/** Parses a page's text: "## " begins a heading, "- " an item, an empty line ends a paragraph. */
export const textBlocks = (body: string): TextBlock[] =>
  body
    .replace(/\r\n?/g, '\n')
    .split(/\n[\t ]*\n/)
    .flatMap((part) => {
      const lines = part.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
      return lines.length === 0 ? [] : blockOf(lines);
    });
