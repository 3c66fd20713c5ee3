import { getSoftBundlePrices, type SoftBundlePage } from '@grossist/contracts';
import { decimalSignOf, signInAddress } from '@grossist/domain';
import { useLocation } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Badge, Button, CartIcon, LinkButton, Skeleton } from '../../../ui/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { type ManyResult, ResultBar, resultOf } from '../../cart/index.ts';
import { useAddBundle } from '../use-add-bundle.ts';

/** Milliseconds for which a price is not requested again. */
const STALE_MS = 60_000;

const Price = ({ id }: { id: string }) => {
  const text = useText();
  const { data, isError } = useOperationQuery(getSoftBundlePrices, { body: [id] }, { staleTime: STALE_MS });
  if (isError) return <p className="min-h-20 text-sm text-muted">{text('bundles.page.noPrice')}</p>;
  if (data === undefined) return <Skeleton className="h-20 w-48" />;
  const price = data[0]?.price;
  if (!price) return null;
  return (
    <div className="grid min-h-20 content-start justify-items-start gap-1">
      <dl className="grid gap-0.5">
        <div className="flex items-baseline gap-2 text-sm text-muted">
          <dt>{text('bundles.separately')}</dt>
          <dd>
            <s>{price.separatelyStr}</s>
          </dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt>{text('bundles.together')}</dt>
          <dd className="text-xl font-semibold whitespace-nowrap">{price.netPriceStr}</dd>
        </div>
      </dl>
      {price.saving > 0 && <Badge tone="accent">{text('bundles.saves', { amount: price.savingStr })}</Badge>}
    </div>
  );
};

/** The result with the names of the materials in place of the lines that were sent. */
const named = (result: ManyResult, { memberMaterials }: SoftBundlePage): ManyResult => ({
  ...result,
  failed: result.failed.map((line) => ({
    ...line,
    text: memberMaterials[line.lineNumber - 1]?.document.ItemLocalMaterialName ?? line.text,
  })),
});

const ForBuyers = ({ bundle }: { bundle: SoftBundlePage }) => {
  const text = useText();
  const locale = useLocale();
  const isReadOnly = useIsReadOnly();
  const { memberMaterials: members } = bundle;
  const { add, isAdding, report, forgetReport } = useAddBundle({ bundle, members });
  return (
    <>
      <Price id={bundle.id} />
      {!isReadOnly && (
        <Button kind="primary" isPending={isAdding} onPress={add}>
          <CartIcon size={18} />
          {text('bundles.add')}
        </Button>
      )}
      {report && (
        <ResultBar result={named(resultOf(report, [], [], decimalSignOf(locale)), bundle)} onClose={forgetReport} />
      )}
    </>
  );
};

/** Price of the whole bundle and the way into the cart; signed-out visitors get the way to them. [erp-08] [cart-23] */
export const BundleOrder = ({ bundle }: { bundle: SoftBundlePage }) => {
  const text = useText();
  const user = useSignedInUser();
  const { pathname, search } = useLocation();
  if (user && user.companyNumber === '') return null;
  return (
    <section
      aria-label={text('bundles.together')}
      className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      {user ? (
        <ForBuyers bundle={bundle} />
      ) : (
        <>
          <p className="text-muted">{text('variation.order.signedOut.text')}</p>
          <LinkButton kind="primary" to={signInAddress(pathname + search)} rel="nofollow">
            {text('shell.signIn')}
          </LinkButton>
        </>
      )}
    </section>
  );
};
