import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { TextLink } from '../../ui/index.ts';
import { PageTitle } from '../shell/index.ts';
import { CustomerForm } from './customer-form.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

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
