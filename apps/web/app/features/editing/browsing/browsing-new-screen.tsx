import { BrowsingEditor } from './browsing-editor.tsx';

/** A new custom browsing page. */
export default function NewBrowsing() {
  return <BrowsingEditor page={undefined} />;
}
