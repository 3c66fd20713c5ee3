import type { UserContext } from '@grossist/contracts';
import { Suspense, useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { lazyWithTexts, useShopPath, useText } from '../../i18n/index.ts';
import { Button, ChevronLeftIcon, Skeleton } from '../../ui/index.ts';
import { SlideIn } from '../../ui/overlays/index.ts';
import { landingAddress } from './landing-address.ts';
import { closeSignIn } from './sign-in-flow.ts';
import { SignInForm, type SignInTask } from './sign-in-form.tsx';
import type { loader } from './sign-in-route.tsx';

const TASKS = {
  forgotten: lazyWithTexts(async () => (await import('./forgotten-password-form.tsx')).ForgottenPasswordForm),
  customer: lazyWithTexts(async () => (await import('./customer-form.tsx')).CustomerForm),
};
const TITLES = { forgotten: 'identity.forgotten', customer: 'identity.becomeCustomer' } as const;

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

  const [task, setTask] = useState<SignInTask>();
  if (task) {
    const Task = TASKS[task];
    return (
      <SlideIn title={text(TITLES[task])} isOpen onClose={closeSignIn}>
        <Button kind="quiet" size="small" onPress={() => setTask(undefined)} className="mb-4 -ml-2">
          <ChevronLeftIcon size={18} />
          {text('pages.signIn')}
        </Button>
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <Task />
        </Suspense>
      </SlideIn>
    );
  }
  return (
    <SlideIn title={text('pages.signIn')} isOpen onClose={closeSignIn}>
      <p className="mb-4 text-muted">{text('identity.lead')}</p>
      <SignInForm
        demo={data?.demo}
        onSignedIn={(user) => onSignedIn(user, landingAddress(user, pathname))}
        onHelp={setTask}
        isFocused
      />
    </SlideIn>
  );
};
