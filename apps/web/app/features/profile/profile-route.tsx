import { lazy, Suspense } from 'react';
import { loadWithProfileTexts } from '../../i18n/account-texts.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/profile-route.ts';

const ProfileScreen = lazy(() =>
  loadWithProfileTexts(async () => ({ default: (await import('./profile-screen.tsx')).ProfileScreen })),
);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

/** A person's own page, `myGrossistUrl`. Sections 2 ("profile") and 3 ("sign-in state"). */
export default function Profile() {
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-6">
      <Suspense fallback={<LoadingShape parts={['heading', 'panel', 'panel', 'panel']} />}>
        <ProfileScreen />
      </Suspense>
    </div>
  );
}
