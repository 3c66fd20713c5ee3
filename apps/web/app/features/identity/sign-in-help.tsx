import type { MouseEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { ShopLink } from '../../ui/index.ts';

/** What somebody does who can't sign in. */
export type SignInTask = 'forgotten' | 'customer';

const PAGES: Readonly<Record<SignInTask, string>> = { forgotten: '/forgotten-password', customer: '/become-customer' };

interface SignInHelpProps {
  /** Opens the task in place; without it the links lead to their pages. */
  onOpen?: (task: SignInTask) => void;
}

/** Links below the sign-in form: for those who forgot their password, and for those who are no customers yet. */
export const SignInHelp = ({ onOpen }: SignInHelpProps) => {
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
