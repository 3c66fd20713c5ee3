import type { SoftBundlePage } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs, EmptyState, Pagination, Picture, ShopLink } from '../../../ui/index.ts';
import { PageTitle } from '../../shell/index.ts';

interface BundlesScreenProps {
  bundles: readonly SoftBundlePage[];
  page: number;
  pageCount: number;
}

/** The number of pictures beside a bundle's name. */
const PICTURES = 4;

const BundleTile = ({ bundle }: { bundle: SoftBundlePage }) => {
  const text = useText();
  const { memberMaterials: members } = bundle;
  return (
    <li className="relative grid content-start gap-2 rounded-lg border border-line bg-surface p-4 hover:border-edge">
      <div className="flex gap-2">
        {members.slice(0, PICTURES).map(({ materialNo, document }) => (
          <Picture key={materialNo} src={document.ImageUrl} alt="" width={56} height={56} />
        ))}
      </div>
      <h2 className="text-lg" lang={bundle.language || undefined}>
        <ShopLink to={bundle.landingPageUrl} className="after:absolute after:inset-0 hover:underline">
          {bundle.name}
        </ShopLink>
      </h2>
      {bundle.description !== '' && <p className="text-sm">{bundle.description}</p>}
      <p className="text-sm text-muted">{text('bundles.page.count', { count: members.length })}</p>
    </li>
  );
};

/** The bundles of the market, ten a page. */
export const BundlesScreen = ({ bundles, page, pageCount }: BundlesScreenProps) => {
  const text = useText();
  return (
    <>
      <PageTitle>{text('bundles.page.title')}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { name: text('shell.tab.home'), path: '/' },
          { name: text('bundles.page.title'), path: '/bundles' },
        ]}
      />
      <div className="grid gap-1">
        <h1 className="text-2xl">{text('bundles.page.title')}</h1>
        <p className="text-muted">{text('bundles.page.lead')}</p>
      </div>
      {bundles.length === 0 ? (
        <EmptyState title={text('bundles.page.none')} />
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
          {bundles.map((bundle) => (
            <BundleTile key={bundle.id} bundle={bundle} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(next) => `/bundles${next > 1 ? `?page=${next}` : ''}`} />
    </>
  );
};
