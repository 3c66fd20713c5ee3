import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { LinkButton } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';

const SignedInMenu = lazy(async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu }));

/** The link to sign in, or the visitor's own menu. `account`: the choice of account and project, where the header has no room. */
export const AccountMenu = ({ account }: { account: ReactNode }) => {
  const text = useText();
  const user = useSignedInUser();
  const { pathname, search } = useLocation();
  if (user) {
    return (
      <Suspense fallback={<span className="size-11" />}>
        <SignedInMenu user={user} account={account} />
      </Suspense>
    );
  }
  return (
    <LinkButton kind="primary" to={`/sign-in?returnUrl=${encodeURIComponent(pathname + search)}`} rel="nofollow">
      {text('shell.signIn')}
    </LinkButton>
  );
};
