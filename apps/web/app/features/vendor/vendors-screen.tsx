import type { getVendors, OperationOutput } from '@grossist/contracts';
import { Form, useLocation } from 'react-router';
import { formatLocaleOf, useLocale, useText } from '../../i18n/index.ts';
import { Button, EmptyState, INPUT_STYLE, LinkButton, Pagination, Picture, ShopLink } from '../../ui/index.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { VENDORS_A_PAGE, type VendorsAddress, vendorsSearchOf } from './vendors-address.ts';

interface Letter<Named> {
  /** As the alphabet has it: "Å"; "#" for what begins with none. */
  letter: string;
  of: readonly Named[];
}

/** Things in the order of their names, below their first letters; what an accent sets apart in a language stays apart. */
export const byLetter = <Named extends { Name: string }>(named: readonly Named[], locale: string): Letter<Named>[] => {
  const letters: { letter: string; of: Named[] }[] = [];
  for (const one of named) {
    const first = one.Name.trim().charAt(0).toLocaleUpperCase(locale);
    const letter = /\p{L}/u.test(first) ? first : '#';
    const last = letters.at(-1);
    if (last?.letter === letter) last.of.push(one);
    else letters.push({ letter, of: [one] });
  }
  return letters;
};

type Vendors = OperationOutput<typeof getVendors>['Vendors'];

interface VendorsScreenProps extends VendorsAddress {
  vendors: Vendors;
  /** Of all pages. */
  count: number;
}

const Filter = ({ query }: { query: string }) => {
  const text = useText();
  const { pathname } = useLocation();
  return (
    // Sent as an address, so that it works before any script runs and can be gone back to.
    <Form action={pathname} role="search" aria-label={text('vendor.find')} className="flex max-w-md gap-2">
      <input
        key={query}
        type="search"
        name="query"
        defaultValue={query}
        maxLength={100}
        aria-label={text('vendor.find')}
        placeholder={text('vendor.find')}
        className={INPUT_STYLE}
      />
      <Button type="submit">{text('vendor.find.submit')}</Button>
    </Form>
  );
};

const VendorTile = ({ vendor }: { vendor: Vendors[number] }) => {
  const text = useText();
  return (
    <ShopLink
      to={vendor.Url}
      className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-2 hover:border-ink"
    >
      <Picture src={vendor.LogoUrl} alt="" width={104} height={32} />
      <span className="grid min-w-0">
        <span className="font-semibold break-words">{vendor.Name}</span>
        <span className="text-sm text-muted">{text('catalogue.materials', { count: vendor.MaterialCount })}</span>
      </span>
    </ShopLink>
  );
};

/** The vendors, letter by letter. */
export const VendorsScreen = ({ vendors, count, query, page }: VendorsScreenProps) => {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: text('shell.tab.home'), path: '/' },
          { name: text('pages.vendors'), path: '/vendors' },
        ]}
      />
      <h1 className="text-2xl">{text('pages.vendors')}</h1>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Filter query={query} />
        <p role="status" className="text-muted">
          {text('vendor.count', { count })}
        </p>
      </div>
      {vendors.length === 0 && (
        <EmptyState
          title={query === '' ? text('vendor.noneAtAll') : text('vendor.none', { query })}
          action={query !== '' && <LinkButton to="/vendors">{text('vendor.showAll')}</LinkButton>}
        />
      )}
      {byLetter(vendors, formatLocaleOf(locale)).map(({ letter, of }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className="grid gap-2">
          <h2 id={`letter-${letter}`} className="border-b border-line text-lg text-muted">
            {letter}
          </h2>
          <ul className="grid gap-2 tablet:grid-cols-2 laptop:grid-cols-3 desktop:grid-cols-4">
            {of.map((vendor) => (
              <li key={vendor.Code}>
                <VendorTile vendor={vendor} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(count / VENDORS_A_PAGE)}
        hrefOf={(to) => pathname + vendorsSearchOf({ query, page: to })}
      />
    </>
  );
};
