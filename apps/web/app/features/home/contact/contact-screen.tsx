import type { ContactDetails } from '@grossist/contracts';
import { MARKETS } from '@grossist/domain';
import { useIntl, useText } from '../../../i18n/index.ts';
import { ShopLink } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { Branches } from '../storefront/branches.tsx';
import { BecomeCustomer, ContactFacts } from '../storefront/contact.tsx';

/** How the wholesaler is reached in a market, and where its branches are there. */
export const ContactScreen = ({ details }: { details: ContactDetails }) => {
  const text = useText();
  const intl = useIntl();
  const isSignedIn = useSignedInUser() !== undefined;
  return (
    <>
      <nav aria-label={text('storefront.countries')}>
        <ul className="flex flex-wrap gap-2">
          {MARKETS.map((market) => (
            <li key={market}>
              <ShopLink
                to={`/contact?market=${market}`}
                aria-current={market === details.Market ? 'page' : undefined}
                className="inline-flex min-h-9 items-center rounded-full border border-edge px-3 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-canvas"
              >
                {intl.formatDisplayName(market, { type: 'region' })}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-8 laptop:grid-cols-2">
        <section aria-labelledby="customer-service" className="grid content-start gap-3">
          <h2 id="customer-service" className="text-xl">
            {text('storefront.contact')}
          </h2>
          <ContactFacts details={details} />
        </section>
        {!isSignedIn && <BecomeCustomer email={details.Email} />}
      </div>
      <Branches key={details.Market} details={details} />
    </>
  );
};
