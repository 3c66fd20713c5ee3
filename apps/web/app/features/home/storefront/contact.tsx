import type { ContactDetails } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { LinkButton } from '../../../ui/index.ts';

const STEPS: readonly MessageKey[] = ['storefront.customer.1', 'storefront.customer.2', 'storefront.customer.3'];

/** How a business becomes a customer, and where it writes to. */
export const BecomeCustomer = ({ email }: { email: string }) => {
  const text = useText();
  const subject = encodeURIComponent(text('storefront.customer'));
  return (
    <section aria-labelledby="become-customer" className="grid content-start gap-3">
      <h2 id="become-customer" className="text-xl">
        {text('storefront.customer')}
      </h2>
      <p className="text-muted">{text('storefront.customer.text')}</p>
      <ol className="grid list-decimal gap-1 pl-5">
        {STEPS.map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </ol>
      <LinkButton to="/become-customer" className="justify-self-start">
        {text('identity.becomeCustomer')}
      </LinkButton>
      {email !== '' && (
        <a
          href={`mailto:${email}?subject=${subject}`}
          className="justify-self-start py-1 text-accent underline underline-offset-3"
        >
          {text('storefront.customer.write')}
        </a>
      )}
    </section>
  );
};

const LINK = 'inline-block py-1 text-accent underline underline-offset-3 [overflow-wrap:anywhere]';

/** Phone, e-mail and address of the wholesaler, as far as they are set. [own-svc-03] */
export const ContactFacts = ({ details }: { details: ContactDetails }) => {
  const text = useText();
  const { Phone, Email, Address, CompanyName, CompanyNumber } = details;
  const facts: [name: string, value: ReactNode][] = [];
  if (Phone !== '') {
    facts.push([
      text('storefront.phone'),
      <a key="phone" href={`tel:${Phone.replaceAll(/[^\d+]/g, '')}`} className={LINK}>
        {Phone}
      </a>,
    ]);
  }
  if (Email !== '') {
    facts.push([
      text('storefront.email'),
      <a key="email" href={`mailto:${Email}`} className={LINK}>
        {Email}
      </a>,
    ]);
  }
  const address = [CompanyName, Address].filter((part) => part !== '').join(', ');
  if (address !== '') facts.push([text('storefront.address'), address]);
  if (CompanyNumber !== '') facts.push([text('storefront.companyNumber'), CompanyNumber]);
  if (facts.length === 0) return <p className="text-muted">{text('storefront.contact.none')}</p>;
  return (
    <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid items-baseline tablet:col-span-2 tablet:grid-cols-subgrid">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
