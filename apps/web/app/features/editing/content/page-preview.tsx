import { useText } from '../../../i18n/index.ts';
import { type PreviewBlock, previewBlocks } from './preview-blocks.ts';

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
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
};

/** The page as visitors will see it. All of it is plain text. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page are told by their place alone
          <Block key={place} block={block} />
        ))}
      </div>
    </section>
  );
};
