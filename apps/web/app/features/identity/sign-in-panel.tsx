import type { UserContext } from '@grossist/contracts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import { SlideIn } from '../../ui/overlays/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import { closeSignIn } from './sign-in-panel-state.ts';
import type { loader } from './sign-in-route.tsx';

/** The sign-in form beside the page that asked for it. */
export const SignInPanel = ({ onSignedIn }: { onSignedIn: (user: UserContext) => void }) => {
  const text = useText();
  const path = useShopPath();
  const { load, data } = useFetcher<typeof loader>();
  const address = `${path('/sign-in')}?panel=1`;

  useEffect(() => {
    void load(address);
  }, [load, address]);

  return (
    <SlideIn title={text('pages.signIn')} isOpen onClose={closeSignIn}>
      <p className="mb-4 text-muted">{text('identity.lead')}</p>
      <SignInForm demo={data?.demo} onSignedIn={onSignedIn} isFocused />
    </SlideIn>
  );
};
