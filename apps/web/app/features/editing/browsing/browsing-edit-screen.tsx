import { getCustomBrowsingPageSettings } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { DeskScreenProps } from '../../desk/index.ts';
import { PageEditScreen } from '../parts/page-edit-screen.tsx';
import { BrowsingEditor } from './browsing-editor.tsx';

/** The editor of a custom browsing page that there is. */
export default function EditBrowsing({ params: { slug = '' } }: DeskScreenProps) {
  const text = useText();
  const found = useOperationQuery(getCustomBrowsingPageSettings, { query: { Query: slug, PageSize: 100 } });
  return (
    <PageEditScreen list={{ name: text('editing.browsing'), path: '/editor/browsing' }} slug={slug} answer={found}>
      {(page) => <BrowsingEditor key={page.Id} page={page} />}
    </PageEditScreen>
  );
}
