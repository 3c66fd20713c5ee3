import { getPageSettings } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs, EmptyState } from '../../../ui/index.ts';
import type { EditorScreenProps } from '../editor-screens.tsx';
import { Answered } from '../parts/answered.tsx';
import { PageEditor } from './page-editor.tsx';

/** The editor of a help page or guide that there is. */
export default function EditPage({ params: { slug = '' } }: EditorScreenProps) {
  const text = useText();
  const found = useOperationQuery(getPageSettings, { query: { Query: slug, PageSize: 100 } });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: text('editing.pages'), path: '/editor/pages' },
          { name: slug, path: `/editor/pages/page/${slug}` },
        ]}
      />
      <Answered answer={found}>
        {({ PageItems }) => {
          const page = PageItems.find((one) => one.Slug === slug);
          return page ? (
            <PageEditor key={page.Id} page={page} />
          ) : (
            <EmptyState title={text('editing.gone')}>{text('editing.gone.text')}</EmptyState>
          );
        }}
      </Answered>
    </>
  );
}
