import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { LinkButton } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';

const SignedInMenu = lazy(async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu }));

/** The way in, or the visitor's own menu. */
export const AccountMenu = () => {
  const text = useText();
  const user = useSignedInUser();
  const { pathname, search } = useLocation();
  if (user) {
    return (
      <Suspense fallback={<span className="size-11" />}>
        <SignedInMenu user={user} />
      </Suspense>
    );
  }
  return (
    <LinkButton kind="primary" to={`/sign-in?returnUrl=${encodeURIComponent(pathname + search)}`} rel="nofollow">
      {text('shell.signIn')}
    </LinkButton>
  );
};
