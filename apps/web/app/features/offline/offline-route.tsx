import { lazy, Suspense } from 'react';
import { loadWithTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

const OfflineScreen = lazy(() =>
  loadWithTexts(async () => ({ default: (await import('./offline-screen.tsx')).OfflineScreen })),
);

/** The page that the service worker shows instead of one that is not saved on the device. */
export default function Offline() {
  return (
    <div className="page grid max-w-xl justify-items-start gap-4 py-16">
      <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
        <OfflineScreen />
      </Suspense>
    </div>
  );
}
