import { lazy, Suspense } from 'react';
import { loadWithPdfCataloguesTexts } from '../../i18n/account-texts.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/catalogue-route.ts';
import { CatalogueSkeleton } from './skeletons.tsx';

const CatalogueScreen = lazy(async () => ({
  default: await loadWithPdfCataloguesTexts(
    async () => (await import('./editor/catalogue-screen.tsx')).CatalogueScreen,
  ),
}));

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

export const shouldRevalidate = (): boolean => false;

/** The editor of a PDF catalog, or of the PDF basket. Section 2, "PDF basket and PDF catalog pages". */
export default function CataloguePage({ params: { id } }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<CatalogueSkeleton />}>
        <CatalogueScreen key={id} id={id} />
      </Suspense>
    </div>
  );
}
