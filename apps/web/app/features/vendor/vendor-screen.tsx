import type { Vendor } from '@grossist/contracts';
import { nameOfLanguage, useText } from '../../i18n/index.ts';
import { Breadcrumbs, EmptyState, LinkButton, Picture } from '../../ui/index.ts';
import { NodeTiles } from '../catalogue/index.ts';
import { PriceList } from '../prices/index.ts';
import { CardRow } from '../recommendations/index.ts';
import { ofVendor } from './vendors-address.ts';

/** Only what leads to the web; anything else that was typed there is no link. */
const webAddress = (typed: string): URL | undefined => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
};

const About = ({ vendor }: { vendor: Vendor }) => {
  const text = useText();
  const website = webAddress(vendor.WebsiteUrl);
  if (vendor.Description === '' && !website) return null;
  return (
    <div className="grid max-w-prose gap-2">
      {vendor.DescriptionLanguage !== '' && (
        <p className="text-sm text-muted">
          {text('vendor.language', { language: nameOfLanguage(vendor.DescriptionLanguage) })}
        </p>
      )}
      {vendor.Description !== '' && (
        <p lang={vendor.DescriptionLanguage || undefined} className="whitespace-pre-line">
          {vendor.Description}
        </p>
      )}
      {website && (
        <p>
          <a
            href={website.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-accent underline underline-offset-3"
          >
            {website.host}
            <span className="sr-only"> ({text('vendor.newTab')})</span>
          </a>
        </p>
      )}
    </div>
  );
};

/** A vendor: who it is, where in the catalogue it is, what is ordered most of it. */
export const VendorScreen = ({ vendor }: { vendor: Vendor }) => {
  const text = useText();
  const { Name: name, MaterialCount: count, Nodes: nodes, BestSellers: bestSellers } = vendor;
  const search = ofVendor(vendor.Code);
  return (
    <>
      <meta name="description" content={vendor.Description || text('vendor.description', { name, count })} />
      <Breadcrumbs
        crumbs={[
          { name: text('shell.tab.home'), path: '/' },
          { name: text('pages.vendors'), path: '/vendors' },
          { name, path: vendor.Url },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Picture src={vendor.LogoUrl} alt="" width={208} height={64} isFirst />
        <div>
          <h1 className="text-2xl break-words">{name}</h1>
          <p className="text-muted">{text('catalogue.materials', { count })}</p>
        </div>
        {count > 0 && (
          <LinkButton to={`/search${search}`} kind="primary" className="tablet:ml-auto">
            {text('vendor.everything', { count })}
          </LinkButton>
        )}
      </div>
      <About vendor={vendor} />
      {count === 0 && <EmptyState title={text('vendor.nothing')} />}
      {bestSellers.length > 0 && (
        <PriceList numbers={bestSellers.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber)}>
          <CardRow title={text('vendor.best')} materials={bestSellers} />
        </PriceList>
      )}
      {nodes.length > 0 && (
        <section aria-labelledby="vendor-nodes" className="grid gap-3">
          <h2 id="vendor-nodes" className="text-xl">
            {text('vendor.nodes')}
          </h2>
          <NodeTiles nodes={nodes} isFirst={false} search={search} />
        </section>
      )}
    </>
  );
};
