import type { VariationDetails } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { Suspense } from 'react';
import { lazyWithTexts, pathInLocale, useLocale, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { Button } from '../../../ui/index.ts';
import { useRootData, useSignedInUser } from '../../../visitor.ts';
import { RowTools } from '../../catalogue/index.ts';
import { CopyText } from '../copy-button.tsx';

/** The address to send to somebody: in the sender's language, without anything else of the visit. */
const addressToShare = (origin: string, path: string, locale: Locale): string => origin + pathInLocale(path, locale);

const OwnTools = lazyWithTexts(async () => (await import('./own-tools.tsx')).OwnTools);

const PrintIcon = () => (
  <Icon size={18}>
    <path d="M7 8.5v-5h10v5M7 16.5H4v-8h16v8h-3" />
    <path d="M7 13.5h10v7H7z" />
  </Icon>
);

/** What can be done with the variation beside ordering it. */
export const VariationTools = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const locale = useLocale();
  const origin = useRootData()?.origin ?? '';
  const isSignedIn = useSignedInUser() !== undefined;
  return (
    <div className="grid grid-cols-1 gap-1 noscript:hidden print:hidden">
      <RowTools material={variation} />
      <div className="-ml-2.5 flex flex-wrap">
        <CopyText value={addressToShare(origin, variation.Url, locale)} done={text('variation.share.done')}>
          {text('variation.share')}
        </CopyText>
        <Button kind="quiet" size="small" onPress={() => window.print()}>
          <PrintIcon />
          {text('variation.print')}
        </Button>
        {isSignedIn && (
          <Suspense fallback={<span className="h-8 w-72" />}>
            <OwnTools key={variation.Code} variation={variation} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
