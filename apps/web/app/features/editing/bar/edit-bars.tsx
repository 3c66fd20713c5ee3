import type { LandingPage } from '@grossist/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSignedInUser } from '../../../visitor.ts';

/** Renders an editors' bar, with its height reserved while it loads; nothing for anybody else. */
const ForEditors = ({ children }: { children: ReactNode }) =>
  useSignedInUser()?.role === 'editor' && <Suspense fallback={<div className="h-14" />}>{children}</Suspense>;

export interface EditBarProps {
  /** What the landing page belongs to. */
  type: LandingPage['Type'];
  pageKey: string;
}

// Only editors load the bars and their texts.
const LandingEditBar = lazy(async () => {
  const { loadLandingBar } = await import('./load-bar.ts');
  return { default: await loadLandingBar() };
});

/** The editors' bar on top of a page that has a landing page: edit it here, or see it as a visitor. Needs a `key` of its place. */
export const EditBar = (props: EditBarProps) => (
  <ForEditors>
    <LandingEditBar {...props} />
  </ForEditors>
);

export interface PageEditBarProps {
  /** Which of the editors' lists the page is in: put together of the catalogue, or written. */
  kind: 'browsing' | 'pages';
  slug: string;
  isPublished: boolean;
}

const PageBar = lazy(async () => {
  const { loadPageBar } = await import('./load-bar.ts');
  return { default: await loadPageBar() };
});

/** The editors' bar on top of a page that they edit on a screen of its own: a link there. */
export const PageEditBar = (props: PageEditBarProps) => (
  <ForEditors>
    <PageBar {...props} />
  </ForEditors>
);
