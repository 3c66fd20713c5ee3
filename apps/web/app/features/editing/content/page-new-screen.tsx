import { PageEditor } from './page-editor.tsx';

/** A new help page or guide. */
export default function NewPage() {
  return <PageEditor page={undefined} />;
}
