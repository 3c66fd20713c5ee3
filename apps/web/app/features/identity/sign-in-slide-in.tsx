import type { UserContext } from '@grossist/contracts';
import { lazy, Suspense, useEffect } from 'react';
import { splitLocale, useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { closeSignIn, openSignIn, useIsSignInOpen } from './sign-in-panel-state.ts';
import { useEnter } from './use-enter.ts';

const Panel = lazy(async () => ({ default: (await import('./sign-in-panel.tsx')).SignInPanel }));

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const leadsToSignIn = (event: MouseEvent): boolean => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link !== null && link.origin === location.origin && splitLocale(link.pathname).path === '/sign-in';
};

/**
 * Once script runs, every link to the sign-in page opens a panel over the present page instead; before that, and with
 * a key for a new tab held, it is the link that it is. Put it once around the pages.
 */
export const SignInSlideIn = () => {
  const text = useText();
  const enter = useEnter();
  const isSignedIn = useSignedInUser() !== undefined;
  const isOpen = useIsSignInOpen();

  useEffect(() => {
    if (isSignedIn) return undefined;
    const open = (event: MouseEvent): void => {
      if (!isPlainPress(event) || !leadsToSignIn(event)) return;
      if (splitLocale(location.pathname).path === '/sign-in') return;
      event.preventDefault();
      openSignIn();
    };
    // Before the router's own listeners, which let go of what is already prevented.
    window.addEventListener('click', open, { capture: true });
    return () => window.removeEventListener('click', open, { capture: true });
  }, [isSignedIn]);

  const onSignedIn = async (user: UserContext): Promise<void> => {
    closeSignIn();
    await enter(user);
    notify(text('identity.welcome', { name: user.userName }));
  };

  if (!isOpen || isSignedIn) return null;
  return (
    <Suspense>
      <Panel onSignedIn={(user) => void onSignedIn(user)} />
    </Suspense>
  );
};
