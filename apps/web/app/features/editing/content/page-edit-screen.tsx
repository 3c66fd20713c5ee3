import { getPageSettings } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { DeskScreenProps } from '../../desk/index.ts';
import { PageEditScreen } from '../parts/page-edit-screen.tsx';
import { PageEditor } from './page-editor.tsx';

/** The editor of a help page or guide that there is. */
export default function EditPage({ params: { slug = '' } }: DeskScreenProps) {
  const text = useText();
  const found = useOperationQuery(getPageSettings, { query: { Query: slug, PageSize: 100 } });
  return (
    <PageEditScreen list={{ name: text('editing.pages'), path: '/editor/pages' }} slug={slug} answer={found}>
      {(page) => <PageEditor key={page.Id} page={page} />}
    </PageEditScreen>
  );
}
