import { resetPassword } from '@grossist/contracts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@grossist/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { Button, LinkButton, PasswordField, TextLink, WarningBar } from '../../ui/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { PageTitle } from '../shell/index.ts';
import { CustomerForm } from './customer-form.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { SentNote } from './sent-note.tsx';

/** Takes a new password by the token behind the address of the mailed link. [own-auth-04] */
const NewPasswordForm = () => {
  const text = useText();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const [hasNoToken, setNoToken] = useState(false);
  const isHydrating = useIsHydrating();
  const change = useOperation(resetPassword, {
    // The used token goes from the address bar and the history.
    onSuccess: () => history.replaceState(history.state, '', location.pathname),
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (change.isPending) return;
    const token = location.hash.slice(1);
    setNoToken(token === '');
    setShort(password.length < SHORTEST_PASSWORD);
    if (token !== '' && password.length >= SHORTEST_PASSWORD) change.mutate({ body: { token, password } });
  };
  if (change.isSuccess) {
    return (
      <>
        <SentNote title={text('help.new.done')}>{text('help.new.done.text')}</SentNote>
        <LinkButton kind="primary" to="/sign-in" className="mt-4">
          {text('identity.submit')}
        </LinkButton>
      </>
    );
  }
  const isInvalid = hasNoToken || change.error?.status === 422 || change.error?.status === 400;
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      {isInvalid && (
        <WarningBar
          action={
            <LinkButton to="/forgotten-password" kind="secondary">
              {text('help.new.again')}
            </LinkButton>
          }
        >
          {text('help.new.invalid')}
        </WarningBar>
      )}
      {change.error && !isInvalid && <WarningBar tone="danger">{text('help.failed')}</WarningBar>}
      <PasswordField
        label={text('help.new.password')}
        name="password"
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        isRequired
        hint={text('help.new.hint', { count: SHORTEST_PASSWORD })}
        {...(isShort && { error: text('help.new.short', { count: SHORTEST_PASSWORD }) })}
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setShort(false);
        }}
      />
      <Button type="submit" kind="primary" size="large" isDisabled={isHydrating || change.isPending}>
        {text('help.new.submit')}
      </Button>
    </form>
  );
};

const HelpPage = ({ title, children }: { title: MessageKey; children: ReactNode }) => {
  const text = useText();
  return (
    <>
      <PageTitle>{text(title)}</PageTitle>
      <h1 className="mb-4 text-2xl">{text(title)}</h1>
      {children}
      <p className="mt-6">
        <TextLink to="/sign-in">{text('help.back')}</TextLink>
      </p>
    </>
  );
};

export const ForgottenPasswordPage = () => (
  <HelpPage title="help.forgotten">
    <ForgottenPasswordForm />
  </HelpPage>
);

export const NewPasswordPage = () => (
  <HelpPage title="help.new">
    <NewPasswordForm />
  </HelpPage>
);

export const CustomerPage = () => (
  <HelpPage title="help.customer">
    <CustomerForm />
  </HelpPage>
);
