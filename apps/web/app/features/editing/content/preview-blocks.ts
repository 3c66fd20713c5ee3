export type PreviewBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] };

const HEADING = '## ';
const ITEM = '- ';

/**
 * A page's text as visitors will see it, read as the shop reads it: "## " begins a heading, "- " an item of a list, an
 * empty line ends a paragraph.
 */
export const previewBlocks = (body: string): readonly PreviewBlock[] => {
  const blocks: PreviewBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const endParagraph = (): void => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join(' ') });
    lines = [];
  };
  const endList = (): void => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  // A heading is one only where a part of the text begins.
  let begins = true;
  for (const line of body.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const typed = line.trim();
    const isItem = typed.startsWith(ITEM);
    if (!isItem) endList();
    if (isItem) {
      endParagraph();
      items.push(typed.slice(ITEM.length).trim());
    } else if (typed === '') endParagraph();
    else if (begins && typed.startsWith(HEADING)) {
      blocks.push({ kind: 'heading', text: typed.slice(HEADING.length).trim() });
      continue;
    } else lines.push(typed);
    begins = typed === '' || isItem;
  }
  endParagraph();
  endList();
  return blocks;
};
