import { getCustomBrowsingPageSettings } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs, EmptyState } from '../../../ui/index.ts';
import type { EditorScreenProps } from '../editor-screens.tsx';
import { Answered } from '../parts/answered.tsx';
import { BrowsingEditor } from './browsing-editor.tsx';

/** The editor of a custom browsing page that there is. */
export default function EditBrowsing({ params: { slug = '' } }: EditorScreenProps) {
  const text = useText();
  const found = useOperationQuery(getCustomBrowsingPageSettings, { query: { Query: slug, PageSize: 100 } });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: text('editing.browsing'), path: '/editor/browsing' },
          { name: slug, path: `/editor/browsing/page/${slug}` },
        ]}
      />
      <Answered answer={found}>
        {({ PageItems }) => {
          const page = PageItems.find((one) => one.Slug === slug);
          return page ? (
            <BrowsingEditor key={page.Id} page={page} />
          ) : (
            <EmptyState title={text('editing.gone')}>{text('editing.gone.text')}</EmptyState>
          );
        }}
      </Answered>
    </>
  );
}
