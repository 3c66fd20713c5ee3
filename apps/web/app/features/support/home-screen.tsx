import { DeskHome } from '../desk/index.ts';

/** What waits for support. */
export default function SupportHome() {
  return <DeskHome />;
}
