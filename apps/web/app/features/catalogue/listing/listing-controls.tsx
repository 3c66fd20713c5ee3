import { setSortKey } from '@grossist/contracts';
import { isSortKey, SORT_KEYS, type SortKey } from '@grossist/domain';
import { type ComponentType, useId } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { callOperation } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { buttonStyle, type IconProps, INPUT_STYLE } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import {
  LISTING_SIZES,
  LISTING_VIEWS,
  type ListingAddress,
  type ListingView,
  rememberSort,
  rememberView,
  USUAL_SIZE,
} from './listing-address.ts';
import { ListingFields, useListingAddress } from './use-listing-address.tsx';

const FullIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h6v6H4zM14 6h6M14 10h4M4 15h6v5H4zM14 16h6M14 19h4" />
  </Icon>
);

const SlimIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16M4 10h16M4 14h16M4 18h16" />
  </Icon>
);

const ProductsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v5H4zM8 10v9M8 14h12M8 19h12" />
  </Icon>
);

const TableIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v14H4zM4 10h16M10 5v14M15 5v14" />
  </Icon>
);

const FACES: Record<ListingView, { name: MessageKey; Face: ComponentType<IconProps> }> = {
  full: { name: 'catalogue.view.full', Face: FullIcon },
  slim: { name: 'catalogue.view.slim', Face: SlimIcon },
  products: { name: 'catalogue.view.products', Face: ProductsIcon },
  table: { name: 'catalogue.view.table', Face: TableIcon },
};

/** How the results are drawn: links, remembered once script runs. Section 2, "slim or full view, variant view". */
export const ViewSwitch = ({ listing, view }: { listing: ListingAddress; view: ListingView }) => {
  const text = useText();
  const { hrefOf } = useListingAddress();
  return (
    <nav aria-label={text('catalogue.view')} className="flex rounded-md border border-edge bg-surface">
      {LISTING_VIEWS.map((one) => {
        const { name, Face } = FACES[one];
        return (
          <Link
            key={one}
            to={hrefOf({ ...listing, view: one, page: 1, by: undefined })}
            rel="nofollow"
            preventScrollReset
            aria-label={text(name)}
            title={text(name)}
            aria-current={one === view ? 'true' : undefined}
            onClick={() => rememberView(one)}
            className="grid size-9.5 place-items-center rounded-sm text-muted hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink"
          >
            <Face />
          </Link>
        );
      })}
    </nav>
  );
};

/** How many results a page has, as links. */
export const PageSizes = ({ listing }: { listing: ListingAddress }) => {
  const text = useText();
  const { hrefOf } = useListingAddress();
  const present = listing.size ?? USUAL_SIZE;
  return (
    <nav aria-label={text('catalogue.size')} className="flex items-center text-sm text-muted">
      <span aria-hidden="true" className="mr-1">
        {text('catalogue.size')}
      </span>
      {LISTING_SIZES.map((size) => (
        <Link
          key={size}
          to={hrefOf({ ...listing, size, page: 1 })}
          rel="nofollow"
          preventScrollReset
          aria-current={size === present ? 'true' : undefined}
          className="grid min-h-8 min-w-9 place-items-center rounded-md underline-offset-3 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {size}
        </Link>
      ))}
    </nav>
  );
};

const NAMES: Record<SortKey, MessageKey> = {
  relevance: 'catalogue.sort.relevance',
  popularity: 'catalogue.sort.popularity',
  name: 'catalogue.sort.name',
  number: 'catalogue.sort.number',
};

/** The order of the results. A choice sorts at once; before any script runs there is a button for it. */
export const SortSelect = ({ listing, sort }: { listing: ListingAddress; sort: SortKey | undefined }) => {
  const text = useText();
  const id = useId();
  const submit = useSubmit();
  const { pathname } = useListingAddress();
  const usual: SortKey = listing.query === '' ? 'popularity' : 'relevance';
  // Without words nothing is more relevant than something else.
  const offered = SORT_KEYS.filter((one) => one !== 'relevance' || listing.query !== '');
  const present = sort ?? usual;
  const isSignedIn = useSignedInUser() !== undefined;

  const choose = (form: HTMLFormElement | null, wanted: string): void => {
    void submit(form, { preventScrollReset: true });
    if (!isSignedIn || !isSortKey(wanted)) return;
    rememberSort(wanted);
    // An order that is not remembered everywhere still holds here.
    callOperation(setSortKey, { body: { SortKey: wanted } }).catch(() => undefined);
  };
  return (
    <Form action={pathname} preventScrollReset className="flex items-center gap-2">
      <ListingFields listing={{ ...listing, sort: undefined, by: undefined }} />
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted max-tablet:sr-only">
        {text('catalogue.sort')}
      </label>
      <select
        key={present}
        id={id}
        name="sort"
        defaultValue={offered.includes(present) ? present : usual}
        onChange={({ currentTarget: { form, value } }) => choose(form, value)}
        className={`${INPUT_STYLE} w-auto cursor-pointer`}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {text(NAMES[one])}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonStyle('secondary')}>
          {text('catalogue.range.apply')}
        </button>
      </noscript>
    </Form>
  );
};
