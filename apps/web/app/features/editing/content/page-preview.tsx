import { useText } from '../../../i18n/index.ts';

type PreviewBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] };

const HEADING = '## ';
const ITEM = '- ';

/**
 * Parses a page's text like the server does: "## " begins a heading, "- " an item of a list, an
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

interface PagePreviewProps {
  lang: string;
  title: string;
  introduction: string;
  body: string;
}

const Block = ({ block }: { block: PreviewBlock }) => {
  if (block.kind === 'heading') return <h4 className="mt-3 text-lg font-semibold">{block.text}</h4>;
  if (block.kind !== 'list') return <p>{block.text}</p>;
  return (
    <ul className="grid list-disc gap-1 pl-6">
      {block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
};

/** Previews a page as visitors will see it. All of it is plain text. */
export const PagePreview = ({ lang, title, introduction, body }: PagePreviewProps) => {
  const text = useText();
  return (
    <section
      aria-labelledby="page-preview"
      className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id="page-preview" className="text-sm font-semibold text-muted">
        {text('editing.preview')}
      </h2>
      <div lang={lang} className="grid gap-3 break-words">
        {title !== '' && <h3 className="text-xl">{title}</h3>}
        {introduction !== '' && <p className="text-muted">{introduction}</p>}
        {previewBlocks(body).map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have no id
          <Block key={place} block={block} />
        ))}
      </div>
    </section>
  );
};
