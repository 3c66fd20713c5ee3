import type { LandingPage } from '@grossist/contracts';
import { lazy } from 'react';
import { ForEditors } from './for-editors.tsx';

export interface EditBarProps {
  /** Whose landing page it is: a node's or vendor's code, "front", or an address of its own. */
  type: LandingPage['Type'];
  pageKey: string;
}

// Who is no editor never loads it.
const Bar = lazy(async () => {
  const { loadBar } = await import('./load-bar.ts');
  return { default: await loadBar() };
});

/**
 * What editors have at the top of a page with a landing page of its own: edit it here, see it as a visitor. Nothing for
 * anybody else. Give it a `key` of its place.
 */
export const EditBar = (props: EditBarProps) => (
  <ForEditors>
    <Bar {...props} />
  </ForEditors>
);
