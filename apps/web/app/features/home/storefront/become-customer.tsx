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
