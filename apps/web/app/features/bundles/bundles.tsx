import {
  bulkCommerceSearch,
  getSoftBundlePrices,
  getSoftBundlesWith,
  type SearchDocument,
  type SoftBundle,
} from '@grossist/contracts';
import { type ReactNode, useId } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { Badge, Button, CartIcon, Picture, PlusIcon, ShopLink, TextLink } from '../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';
import { useIsReadOnly } from '../../visitor.ts';
import type { BundlesProps } from './bundles-place.tsx';
import { useAddBundle } from './use-add-bundle.ts';

/** Milliseconds for which prices are good while the page stays. */
const STALE_MS = 60_000;
/** The most bundles shown for one material. */
const MOST = 3;

interface ShownBundle {
  bundle: SoftBundle;
  members: readonly { materialNo: string; quantity: number; document: SearchDocument }[];
}

const shownOf = (bundle: SoftBundle, documents: readonly SearchDocument[]): ShownBundle[] => {
  const byNumber = new Map(documents.map((document) => [document.ItemSAPMaterialNumber, document]));
  const members = bundle.memberMaterials.flatMap(({ materialNo, quantity }) => {
    const document = byNumber.get(materialNo);
    return document?.IsOrderable ? [{ materialNo, quantity, document }] : [];
  });
  // A bundle that can't be had whole is none.
  return members.length === bundle.memberMaterials.length ? [{ bundle, members }] : [];
};

/**
 * The bundles that hold a material and can be had whole, at the customer's prices. Who may not see net prices, or when
 * the ERP does not answer: none. [erp-08, sea-05]
 */
const useBundles = (sapMaterialNumber: string): readonly ShownBundle[] => {
  const cultureName = useLocale();
  const ids = useOperationQuery(
    getSoftBundlesWith,
    { query: { materialNo: sapMaterialNumber } },
    { staleTime: STALE_MS },
  );
  const wanted = ids.data?.slice(0, MOST) ?? [];
  const prices = useOperationQuery(
    getSoftBundlePrices,
    { body: wanted },
    { enabled: wanted.length > 0, staleTime: STALE_MS },
  );
  const priced = prices.data?.filter(({ price, status }) => price !== null && status === 'active') ?? [];
  const numbers = [...new Set(priced.flatMap(({ memberMaterials }) => memberMaterials.map((one) => one.materialNo)))];
  const found = useOperationQuery(
    bulkCommerceSearch,
    { body: { Identifiers: numbers, cultureName } },
    { enabled: numbers.length > 0, staleTime: STALE_MS },
  );
  const documents = found.data?.Documents ?? [];
  return priced.flatMap((bundle) => shownOf(bundle, documents));
};

/** What a material costs less with: its bundles, drawn as sums. Section 3, "soft bundle". */
export const Bundles = ({ sapMaterialNumber }: BundlesProps) => {
  const text = useText();
  const id = useId();
  const shown = useBundles(sapMaterialNumber);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {text('bundles.title')}
        </h2>
        <TextLink to="/bundles">{text('bundles.all')}</TextLink>
      </div>
      {shown.map((one) => (
        <BundleCard key={one.bundle.id} shown={one} />
      ))}
    </section>
  );
};

const BundleCard = ({ shown }: { shown: ShownBundle }) => {
  const text = useText();
  const { bundle, members } = shown;
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="grid gap-0.5">
        <h3 className="text-base font-semibold">
          {bundle.landingPageUrl === '' ? (
            bundle.name
          ) : (
            <ShopLink to={bundle.landingPageUrl} className="hover:underline">
              {bundle.name}
            </ShopLink>
          )}
        </h3>
        {bundle.description !== '' && <p className="text-sm text-muted">{bundle.description}</p>}
      </header>
      <div className="grid items-center gap-4 laptop:grid-cols-[minmax(0,1fr)_auto]">
        <ul
          aria-label={text('bundles.members')}
          className="grid gap-2 tablet:flex tablet:flex-wrap tablet:items-stretch"
        >
          {members.map((member, place) => (
            <Member key={member.materialNo} member={member}>
              {place > 0 && <PlusIcon size={18} className="shrink-0 text-muted" />}
            </Member>
          ))}
        </ul>
        <Total shown={shown} />
      </div>
    </article>
  );
};

const Member = ({
  member: { quantity, document },
  children,
}: {
  member: ShownBundle['members'][number];
  children: ReactNode;
}) => {
  const { wireAmount } = useAmount();
  return (
    <li className="flex items-center gap-2">
      {children}
      <span className="flex min-w-0 items-center gap-2 rounded-md bg-sunken p-2 tablet:max-w-64">
        <Picture src={document.ImageUrl} alt="" width={48} height={48} />
        <span className="grid min-w-0">
          <ShopLink
            to={document.Url}
            lang={document.NameLanguage || undefined}
            className="line-clamp-2 break-words text-sm hover:underline"
          >
            {document.ItemLocalMaterialName}
          </ShopLink>
          <span className="text-sm font-semibold">{wireAmount(quantity, document.SalesUnit)}</span>
        </span>
      </span>
    </li>
  );
};

const Total = ({ shown }: { shown: ShownBundle }) => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  const { add, isAdding } = useAddBundle(shown);
  const { name, price } = shown.bundle;
  if (price === null) return null;
  return (
    <div className="grid justify-items-start gap-2 laptop:justify-items-end laptop:text-right">
      <dl className="grid gap-0.5">
        <div className="flex items-baseline gap-2 text-sm text-muted laptop:justify-end">
          <dt>{text('bundles.separately')}</dt>
          <dd>
            <s>{price.separatelyStr}</s>
          </dd>
        </div>
        <div className="flex items-baseline gap-2 laptop:justify-end">
          <dt>{text('bundles.together')}</dt>
          <dd className="text-lg font-semibold whitespace-nowrap">{price.netPriceStr}</dd>
        </div>
      </dl>
      {price.saving > 0 && <Badge tone="accent">{text('bundles.saves', { amount: price.savingStr })}</Badge>}
      {!isReadOnly && (
        <Button kind="primary" isPending={isAdding} onPress={add}>
          <CartIcon size={18} />
          {text('bundles.add')}
          <span className="sr-only"> ({name})</span>
        </Button>
      )}
    </div>
  );
};
