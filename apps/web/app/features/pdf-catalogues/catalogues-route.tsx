import { lazy, Suspense } from 'react';
import { loadWithPdfCataloguesTexts } from '../../i18n/account-texts.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/catalogues-route.ts';
import { CataloguesSkeleton } from './skeletons.tsx';

const CataloguesScreen = lazy(async () => ({
  default: await loadWithPdfCataloguesTexts(
    async () => (await import('./overview/catalogues-screen.tsx')).CataloguesScreen,
  ),
}));

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

// The address narrows the list, which the browser requests.
export const shouldRevalidate = (): boolean => false;

/** The PDF catalogs of a company and the documents made of them. Section 2, "PDF catalog pages". */
export default function CataloguesPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<CataloguesSkeleton />}>
        <CataloguesScreen />
      </Suspense>
    </div>
  );
}
