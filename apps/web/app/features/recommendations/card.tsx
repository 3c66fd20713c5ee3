import type { SearchDocument } from '@grossist/contracts';
import { signInAddress } from '@grossist/domain';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { Picture, ShopLink, Skeleton, TextLink } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { MaterialBadges, MaterialPrice, madeBy } from '../catalogue/index.ts';
import { cardHeight } from './recommendations.tsx';

const AddAtOnce = lazyWithTexts(async () => (await import('./add-at-once.tsx')).AddAtOnce);

const SignIn = ({ name }: { name: string }) => {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <TextLink to={signInAddress(pathname + search)} rel="nofollow" className="relative z-1 justify-self-start text-sm">
      {text('catalogue.signIn')}
      <span className="sr-only"> ({name})</span>
    </TextLink>
  );
};

/** A recommended material, in a card that is as high as every other of its row. */
export const Card = ({ material }: { material: SearchDocument }) => {
  const isSignedIn = useSignedInUser() !== undefined;
  const name = material.ItemLocalMaterialName;
  return (
    <article
      className={`relative grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-2 rounded-lg border border-line bg-surface p-3 focus-within:border-ink hover:border-ink ${cardHeight(isSignedIn)}`}
    >
      <Picture src={material.ImageUrl} alt="" width={180} height={110} className="h-27.5 w-full" />
      <div className="grid min-w-0 content-start gap-0.5 overflow-hidden">
        <h3 className="text-base font-semibold">
          <ShopLink
            to={material.Url}
            lang={material.NameLanguage || undefined}
            className="line-clamp-2 break-words after:absolute after:inset-0 hover:underline"
          >
            {name}
          </ShopLink>
        </h3>
        <p className="truncate text-sm text-muted">{madeBy(material)}</p>
        <MaterialBadges material={material} />
      </div>
      {isSignedIn ? (
        <div className="relative z-1 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 [&_span]:max-w-full">
          {/* A date that is unknown takes a second line. */}
          <div className="min-h-17">
            <MaterialPrice sapMaterialNumber={material.ItemSAPMaterialNumber} unit={material.SalesUnit} size="small" />
          </div>
          <Suspense fallback={<Skeleton className="h-9 w-full" />}>
            <AddAtOnce material={material} />
          </Suspense>
        </div>
      ) : (
        <SignIn name={name} />
      )}
    </article>
  );
};
