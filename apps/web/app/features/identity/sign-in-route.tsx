import { safeReturnAddress } from '@grossist/domain';
import { redirect } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/sign-in-route.ts';
import { DEMO_SIGN_INS } from './data/demo-sign-ins.server.ts';
import { landingAddress } from './landing-address.ts';
import { useEnter } from './sign-in-flow.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Redirects signed-in users. The slide-in loads its data here too (`?panel=1`) and stays on its own page. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const returnAddress = safeReturnAddress(searchParams.get('returnUrl'));
  if (context.user.isSignedIn && !searchParams.has('panel')) {
    throw redirect(landingAddress(context.user, returnAddress) ?? returnAddress);
  }
  return { returnAddress, demo: context.isDemo ? DEMO_SIGN_INS : undefined };
};

export default function SignIn({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const enter = useEnter();
  const { returnAddress, demo } = loaderData;
  return (
    <div className="page grid max-w-xl gap-6 py-8">
      <PageTitle>{text('pages.signIn')}</PageTitle>
      <header className="grid gap-1">
        <h1 className="text-2xl">{text('pages.signIn')}</h1>
        <p className="text-muted">{text(returnAddress === '/' ? 'identity.lead' : 'identity.lead.return')}</p>
      </header>
      <SignInForm
        demo={demo}
        onSignedIn={(user) => void enter(user, landingAddress(user, returnAddress) ?? returnAddress)}
      />
    </div>
  );
}
