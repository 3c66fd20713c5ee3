import type { UserContext } from '@grossist/contracts';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import { SlideIn } from '../../ui/overlays/index.ts';
import { landingAddress } from './landing-address.ts';
import { SignInForm } from './sign-in-form.tsx';
import { closeSignIn } from './sign-in-panel-state.ts';
import type { loader } from './sign-in-route.tsx';

interface SignInPanelProps {
  /** `page`: the user's own start page, where signing in leads to no page in particular. */
  onSignedIn: (user: UserContext, page?: string) => void;
}

/** The sign-in form beside the page that asked for it. */
export const SignInPanel = ({ onSignedIn }: SignInPanelProps) => {
  const text = useText();
  const path = useShopPath();
  const { pathname } = useLocation();
  const { load, data } = useFetcher<typeof loader>();
  const address = `${path('/sign-in')}?panel=1`;

  useEffect(() => {
    void load(address);
  }, [load, address]);

  return (
    <SlideIn title={text('pages.signIn')} isOpen onClose={closeSignIn}>
      <p className="mb-4 text-muted">{text('identity.lead')}</p>
      <SignInForm demo={data?.demo} onSignedIn={(user) => onSignedIn(user, landingAddress(user, pathname))} isFocused />
    </SlideIn>
  );
};
