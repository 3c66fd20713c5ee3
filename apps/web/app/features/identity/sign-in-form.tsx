import { signIn, type UserContext } from '@grossist/contracts';
import { type FormEvent, useState } from 'react';
import { type ProblemError, useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, PasswordField, TextField, WarningBar } from '../../ui/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import type { DemoSignIns } from './data/demo-sign-ins.server.ts';
import { DemoPeople } from './demo-people.tsx';
import { SignInHelp, type SignInTask } from './sign-in-help.tsx';
import { useWait } from './use-wait.ts';

export interface SignInFormProps {
  demo: DemoSignIns | undefined;
  onSignedIn: (user: UserContext) => void;
  /** The form is what the visitor asked for just now: typing can begin. */
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
