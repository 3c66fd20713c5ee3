import type { ContentPage, TextBlock } from '@grossist/contracts';
import { nameOfLanguage, useFormat, useText } from '../../../i18n/index.ts';
import { Breadcrumbs } from '../../../ui/index.ts';

const Block = ({ block }: { block: TextBlock }) => {
  switch (block.Kind) {
    case 'heading':
      return <h2 className="mt-4 text-xl">{block.Text}</h2>;
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-6">
          {block.Items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    default:
      return <p>{block.Text}</p>;
  }
};

/** The content of a page of the shop, as plain text. */
export const PageScreen = ({ page }: { page: ContentPage }) => {
  const text = useText();
  const format = useFormat();
  const lang = page.Language || undefined;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: text('shell.tab.home'), path: '/' },
          { name: page.Title, path: page.Url },
        ]}
      />
      <article lang={lang} className="grid gap-3 text-lg leading-relaxed">
        <h1 className="text-2xl">{page.Title}</h1>
        {page.Introduction !== '' && <p className="text-muted">{page.Introduction}</p>}
        {page.Blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have no key but their position
          <Block key={place} block={block} />
        ))}
      </article>
      <p className="mt-4 border-t border-line pt-3 text-sm text-muted">
        {lang !== undefined && `${text('content.language', { language: nameOfLanguage(lang) })} `}
        {text('content.updated', { date: format.date(page.ModifiedAt.slice(0, 10)) })}
      </p>
    </>
  );
};
