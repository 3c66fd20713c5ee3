import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import type { IconProps } from '../../../ui/index.ts';
import { LISTING_VIEWS, type ListingAddress, type ListingView } from './listing-address.ts';
import { rememberView } from './remembered-view.ts';
import { useListingAddress } from './use-listing-address.ts';
import { FullIcon, ProductsIcon, SlimIcon, TableIcon } from './view-icons.tsx';

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
