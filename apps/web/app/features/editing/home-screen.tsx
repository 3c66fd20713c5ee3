import { DeskHome } from '../desk/index.ts';

/** What waits for editors. */
export default function EditorHome() {
  return <DeskHome />;
}
