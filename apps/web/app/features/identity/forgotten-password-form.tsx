import { requestPasswordReset } from '@grossist/contracts';
import { type FormEvent, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, TextField, WarningBar } from '../../ui/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { SentNote } from './sent-note.tsx';

/** Requests a link to reset the password; shows the same message for every e-mail address. [own-auth-03] */
export const ForgottenPasswordForm = () => {
  const text = useText();
  const [email, setEmail] = useState('');
  const isHydrating = useIsHydrating();
  const request = useOperation(requestPasswordReset);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!request.isPending) request.mutate({ body: { email: email.trim() } });
  };
  if (request.isSuccess) {
    return (
      <SentNote title={text('help.forgotten.sent')}>
        {text('help.forgotten.sent.text', { email: email.trim() })}
      </SentNote>
    );
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <p className="text-muted">{text('help.forgotten.lead')}</p>
      {request.error && (
        <WarningBar tone={request.error.status === 429 ? 'warning' : 'danger'}>
          {text(request.error.status === 429 ? 'help.tooMany' : 'help.failed')}
        </WarningBar>
      )}
      <TextField
        label={text('identity.email')}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        isRequired
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" kind="primary" size="large" isDisabled={isHydrating || request.isPending}>
        {text('help.forgotten.submit')}
      </Button>
    </form>
  );
};
