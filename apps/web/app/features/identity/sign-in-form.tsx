import { signIn, type UserContext } from '@grossist/contracts';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { type ProblemError, useOperation } from '../../api/index.ts';
import { type MessageKey, useIntl, useText } from '../../i18n/index.ts';
import { Badge, Button, PasswordField, ShopLink, TextField, WarningBar } from '../../ui/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import type { DemoSignIn, DemoSignIns } from './data/demo-sign-ins.server.ts';

const ROLES: Record<DemoSignIn['role'], MessageKey> = {
  buyer: 'identity.role.buyer',
  viewer: 'identity.role.viewer',
  'user-admin': 'identity.role.userAdmin',
  punchout: 'identity.role.punchout',
  'assortment-admin': 'identity.role.assortmentAdmin',
  editor: 'identity.role.editor',
  support: 'identity.role.support',
  operator: 'identity.role.operator',
};

interface DemoPeopleProps {
  people: readonly DemoSignIn[];
  isDisabled: boolean;
  onPick: (person: DemoSignIn) => void;
}

/** The people of the demo wholesaler: one press signs in. */
const DemoPeople = ({ people, isDisabled, onPick }: DemoPeopleProps) => {
  const text = useText();
  const intl = useIntl();
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{text('identity.demo')}</h2>
      <p className="text-sm text-muted">{text('identity.demo.text')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onPick(person)}
              className="flex w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2 hover:bg-sunken disabled:opacity-60"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">
                  {person.name}
                  <span className="font-normal text-muted"> · {person.company}</span>
                </span>
                <span className="block text-sm text-muted">{text(ROLES[person.role])}</span>
              </span>
              <Badge>{intl.formatDisplayName(person.market, { type: 'region' })}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Counts whole seconds down to 0. `wait(30)` begins; while it is above 0 the shop would refuse. */
const useWait = (): { seconds: number; wait: (seconds: number) => void } => {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (until === 0) return undefined;
    const tick = (): void => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);

  return {
    seconds,
    wait: (wanted) => {
      setSeconds(wanted);
      setUntil(wanted > 0 ? Date.now() + wanted * 1000 : 0);
    },
  };
};

/** A task for visitors who can't sign in. */
export type SignInTask = 'forgotten' | 'customer';

const PAGES: Readonly<Record<SignInTask, string>> = { forgotten: '/forgotten-password', customer: '/become-customer' };

interface SignInHelpProps {
  /** Opens the task in place; without it the links lead to their pages. */
  onOpen?: (task: SignInTask) => void;
}

/** Links below the sign-in form: for those who forgot their password, and for those who are no customers yet. */
const SignInHelp = ({ onOpen }: SignInHelpProps) => {
  const text = useText();
  const link = (task: SignInTask, label: string) => (
    <ShopLink
      to={PAGES[task]}
      onClick={(event: MouseEvent) => {
        if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(task);
      }}
      className="flex min-h-10 items-center text-accent underline underline-offset-3"
    >
      {label}
    </ShopLink>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {link('forgotten', text('identity.forgotten'))}
      {link('customer', text('identity.becomeCustomer'))}
    </div>
  );
};

interface SignInFormProps {
  demo: DemoSignIns | undefined;
  onSignedIn: (user: UserContext) => void;
  /** Focuses the first field, as the visitor has just opened the form. */
  isFocused?: boolean;
  /** Opens what helps those who can't sign in, over the same page; absent: on pages of their own. */
  onHelp?: (task: SignInTask) => void;
}

/** E-mail and password; in a demo shop also its people, a press each. */
export const SignInForm = ({ demo, onSignedIn, isFocused = false, onHelp }: SignInFormProps) => {
  const text = useText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { seconds, wait } = useWait();
  const enter = useOperation(signIn, {
    onSuccess: onSignedIn,
    onError: (problem) => wait(problem.status === 429 ? (problem.retryAfterSeconds ?? 0) : 0),
  });
  // Until scripts run, Enter would have the browser send the form by itself; its address must not hold a password.
  const isHydrating = useIsHydrating();
  const isHeld = isHydrating || enter.isPending || seconds > 0;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isHeld) enter.mutate({ body: { email: email.trim(), password } });
  };

  return (
    <div className="grid gap-6">
      <form method="post" onSubmit={submit} className="grid gap-4">
        <Refusal problem={enter.error} seconds={seconds} />
        <TextField
          label={text('identity.email')}
          type="email"
          name="email"
          autoComplete="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in any case; here it is of use
          autoFocus={isFocused}
          isRequired
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={text('identity.password')}
          name="password"
          isRequired
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" kind="primary" size="large" isDisabled={isHeld}>
          {text(enter.isPending ? 'identity.submitting' : 'identity.submit')}
        </Button>
        <SignInHelp {...(onHelp && { onOpen: onHelp })} />
      </form>
      {demo && (
        <DemoPeople
          people={demo.people}
          isDisabled={isHeld}
          onPick={(person) => enter.mutate({ body: { email: person.email, password: demo.password } })}
        />
      )}
    </div>
  );
};

const Refusal = ({ problem, seconds }: { problem: ProblemError | null; seconds: number }) => {
  const text = useText();
  if (!problem) return null;
  if (problem.status === 429) {
    if (problem.retryAfterSeconds === undefined) return <WarningBar>{text('identity.waitUncounted')}</WarningBar>;
    return <WarningBar>{seconds > 0 ? text('identity.wait', { seconds }) : text('identity.waitOver')}</WarningBar>;
  }
  if (problem.status === 401) return <WarningBar tone="danger">{text('identity.wrong')}</WarningBar>;
  if (problem.status === 0) return <WarningBar tone="danger">{text('errors.offline.text')}</WarningBar>;
  return <WarningBar tone="danger">{text('identity.failed')}</WarningBar>;
};
