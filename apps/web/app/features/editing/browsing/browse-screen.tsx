import type { BrowsingItem, CustomBrowsingPage } from '@grossist/contracts';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs, TextLink } from '../../../ui/index.ts';
import { PlainText, ShownMaterials } from '../landing/page-content.tsx';

const Item = ({ item }: { item: BrowsingItem }) => {
  const text = useText();
  const id = useId();
  if (item.Documents.length === 0) return null;
  return (
    <section aria-labelledby={item.Title === '' ? undefined : id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(item.Title !== '' || item.Url !== '') && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {item.Title !== '' && (
            <h2 id={id} className="text-xl">
              {item.Title}
            </h2>
          )}
          {item.Url !== '' && item.TotalCount > item.Documents.length && (
            <TextLink to={item.Url}>{text('catalogue.all', { count: item.TotalCount })}</TextLink>
          )}
        </div>
      )}
      <ShownMaterials materials={item.Documents} as={item.Type === 'materials' ? 'grid' : 'carousel'} />
    </section>
  );
};

/** A custom browsing page with its parts in their order. */
export const BrowseScreen = ({ page }: { page: CustomBrowsingPage }) => {
  const text = useText();
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: text('shell.tab.home'), path: '/' },
          { name: page.Title, path: page.Url },
        ]}
      />
      <div lang={page.Language || undefined} className="grid gap-3">
        <h1 className="text-2xl">{page.Title}</h1>
        <PlainText text={page.Introduction} />
      </div>
      {page.Items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no id
        <Item key={place} item={item} />
      ))}
    </>
  );
};
