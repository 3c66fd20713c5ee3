import { isLocale } from '@grossist/domain';
import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { loadWithProfileTexts } from '../../i18n/account-texts.ts';
import { pathInLocale } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import type { Route } from './+types/sign-out-route.ts';

const SignOutScreen = lazy(() =>
  loadWithProfileTexts(async () => ({ default: (await import('./sign-out-screen.tsx')).SignOutScreen })),
);

/** Signed-out visitors go to the home page. */
export const loader = ({ context, params }: Route.LoaderArgs) => {
  if (context.user.isSignedIn) return null;
  throw redirect(params.locale !== undefined && isLocale(params.locale) ? pathInLocale('/', params.locale) : '/');
};

/** Signs out after one more press, so that no link of another site does, `signOutUrl`. Section 3, "sign-in state". */
export default function SignOut() {
  return (
    <div className="page grid max-w-xl grid-cols-[minmax(0,1fr)] gap-4 py-8">
      <Suspense fallback={<LoadingShape parts={['heading', 'line']} />}>
        <SignOutScreen />
      </Suspense>
    </div>
  );
}
