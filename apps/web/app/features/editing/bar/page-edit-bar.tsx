import { lazy } from 'react';
import { ForEditors } from './for-editors.tsx';

export interface PageEditBarProps {
  /** Which of the editors' lists the page is in: put together of the catalogue, or written. */
  kind: 'browsing' | 'pages';
  slug: string;
  isPublished: boolean;
}

// Who is no editor never loads it.
const Bar = lazy(async () => {
  const { loadPageBar } = await import('./load-bar.ts');
  return { default: await loadPageBar() };
});

/** What editors have at the top of a page that they edit elsewhere: the way there. Nothing for anybody else. */
export const PageEditBar = (props: PageEditBarProps) => (
  <ForEditors>
    <Bar {...props} />
  </ForEditors>
);
