import type { ContactDetails, getPages, getVendors, OperationOutput } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { LinkButton, ShopLink, TextLink } from '../../../ui/index.ts';
import { Branches } from './branches.tsx';
import { BecomeCustomer, ContactFacts } from './contact.tsx';

export interface StorefrontProps {
  details: ContactDetails;
  vendors: OperationOutput<typeof getVendors>['Vendors'];
  pages: OperationOutput<typeof getPages>['Pages'];
}

/** The wholesaler as visitors see it: brands, services and terms, branches, how to become a customer, contact. */
export const Storefront = ({ details, vendors, pages }: StorefrontProps) => (
  <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-6">
    {vendors.length > 0 && <Brands vendors={vendors} />}
    {pages.length > 0 && <Services pages={pages} />}
    <Branches details={details} />
    <div className="grid gap-8 rounded-lg border border-line bg-surface p-5 laptop:grid-cols-2">
      <BecomeCustomer email={details.Email} />
      <Contact details={details} />
    </div>
  </div>
);

const Brands = ({ vendors }: Pick<StorefrontProps, 'vendors'>) => {
  const text = useText();
  const format = useFormat();
  return (
    <section aria-labelledby="brands">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="brands" className="text-xl">
          {text('storefront.brands')}
        </h2>
        <TextLink to="/vendors">{text('storefront.brands.all')}</TextLink>
      </div>
      <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3 laptop:grid-cols-6">
        {vendors.map(({ Name, Url, MaterialCount }) => (
          <li key={Url}>
            <ShopLink
              to={Url}
              className="grid h-full content-center rounded-lg border border-line bg-surface px-3 py-4 text-center hover:border-ink"
            >
              <span className="text-lg font-semibold [overflow-wrap:anywhere]">{Name}</span>
              <span className="text-sm text-muted">{format.number(MaterialCount)}</span>
              <span className="sr-only"> {text('storefront.materials')}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Services = ({ pages }: Pick<StorefrontProps, 'pages'>) => {
  const text = useText();
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="mb-3 text-xl">
        {text('storefront.services')}
      </h2>
      <ul className="grid gap-2 tablet:grid-cols-2 laptop:grid-cols-3">
        {pages.map(({ Title, Url }) => (
          <li key={Url}>
            <ShopLink
              to={Url}
              className="flex h-full items-center rounded-lg border border-line bg-surface px-4 py-3 font-semibold hover:border-ink"
            >
              {Title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Contact = ({ details }: Pick<StorefrontProps, 'details'>) => {
  const text = useText();
  return (
    <section aria-labelledby="contact" className="grid content-start gap-3">
      <h2 id="contact" className="text-xl">
        {text('storefront.contact')}
      </h2>
      <ContactFacts details={details} />
      <LinkButton to="/contact" className="justify-self-start">
        {text('storefront.contact.all')}
      </LinkButton>
    </section>
  );
};
