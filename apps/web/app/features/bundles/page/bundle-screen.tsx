import type { SoftBundlePage } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs, Picture, ShopLink, WarningBar } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { madeBy } from '../../catalogue/index.ts';
import { BundleOrder } from './bundle-order.tsx';

type Member = SoftBundlePage['memberMaterials'][number];

const MemberRow = ({ member: { document, quantity } }: { member: Member }) => {
  const { wireAmount } = useAmount();
  return (
    <li className="flex items-center gap-4 p-3">
      <Picture src={document.ImageUrl} alt="" width={64} height={64} />
      <div className="min-w-0 flex-1">
        <ShopLink
          to={document.Url}
          lang={document.NameLanguage || undefined}
          className="font-semibold break-words hover:underline"
        >
          {document.ItemLocalMaterialName}
        </ShopLink>
        <p className="text-sm text-muted">{madeBy(document)}</p>
      </div>
      <span className="font-semibold whitespace-nowrap tabular-nums">{wireAmount(quantity, document.SalesUnit)}</span>
    </li>
  );
};

/** Why a bundle cannot be had; nothing when it can. */
const Obstacle = ({ bundle }: { bundle: SoftBundlePage }) => {
  const text = useText();
  if (bundle.status !== 'active') return <WarningBar tone="info">{text('bundles.page.ended')}</WarningBar>;
  if (bundle.memberMaterials.length === 0) return <WarningBar tone="info">{text('bundles.page.empty')}</WarningBar>;
  if (!bundle.isComplete) return <WarningBar>{text('bundles.page.incomplete')}</WarningBar>;
  return null;
};

/** A soft bundle: its materials, price and saving, and a button that adds all to the cart. Section 3, "soft bundle". */
export const BundleScreen = ({ bundle }: { bundle: SoftBundlePage }) => {
  const text = useText();
  const { memberMaterials: members } = bundle;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: text('shell.tab.home'), path: '/' },
          { name: text('bundles.page.title'), path: '/bundles' },
          { name: bundle.name, path: bundle.landingPageUrl },
        ]}
      />
      <div className="grid gap-1" lang={bundle.language || undefined}>
        <h1 className="text-2xl break-words">{bundle.name}</h1>
        {bundle.description !== '' && <p className="max-w-prose text-muted">{bundle.description}</p>}
      </div>
      <Obstacle bundle={bundle} />
      {members.length > 0 && (
        <div className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_20rem]">
          <section aria-labelledby="bundle-members" className="grid gap-2">
            <h2 id="bundle-members" className="text-lg">
              {text('bundles.members')}
            </h2>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
              {members.map((member) => (
                <MemberRow key={member.materialNo} member={member} />
              ))}
            </ul>
          </section>
          {bundle.status === 'active' && bundle.isComplete && <BundleOrder bundle={bundle} />}
        </div>
      )}
    </>
  );
};
