import type { UserContext } from '@grossist/contracts';
import { isSignInPage, safeReturnAddress } from '@grossist/domain';
import { lazy, Suspense, useEffect } from 'react';
import { splitLocale, useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { closeSignIn, openSignIn, pageAfterSignIn, useEnter, useIsSignInOpen } from './sign-in-flow.ts';

const Panel = lazy(async () => ({ default: (await import('./sign-in-panel.tsx')).SignInPanel }));

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const signInLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const leadsThere = link?.origin === location.origin && splitLocale(link.pathname).path === '/sign-in';
  return link !== null && leadsThere ? link : undefined;
};

/** Returns the page that the link leads back to; undefined when it names none, or the present one. */
const pageOf = (link: HTMLAnchorElement): string | undefined => {
  const wanted = new URLSearchParams(link.search).get('returnUrl');
  const page = safeReturnAddress(wanted);
  return wanted === null || page === `${location.pathname}${location.search}` ? undefined : page;
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
      const link = isPlainPress(event) ? signInLink(event) : undefined;
      if (link === undefined) return;
      if (isSignInPage(location.pathname)) return;
      event.preventDefault();
      openSignIn(pageOf(link));
    };
    // Before the router's own listeners, which let go of what is already prevented.
    window.addEventListener('click', open, { capture: true });
    return () => window.removeEventListener('click', open, { capture: true });
  }, [isSignedIn]);

  const onSignedIn = async (user: UserContext, page?: string): Promise<void> => {
    closeSignIn();
    await enter(user, pageAfterSignIn() ?? page);
    notify(text('identity.welcome', { name: user.userName }));
  };

  if (!isOpen || isSignedIn) return null;
  return (
    <Suspense>
      <Panel onSignedIn={(user, page) => void onSignedIn(user, page)} />
    </Suspense>
  );
};
