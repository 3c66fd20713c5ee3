import type { AnalyticsConfig } from '@grossist/contracts';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { ConsentChoice } from './consent-choice.tsx';

const DeleteOwn = lazyWithTexts(async () => (await import('./delete-own.tsx')).DeleteOwn);

const COUNTED = ['searches', 'products', 'orders', 'tools', 'device'] as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid max-w-prose gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
};

/** The visitor's choice first, then what it is about. */
export const PrivacyScreen = ({ config }: { config: AnalyticsConfig }) => {
  const text = useText();
  const user = useSignedInUser();
  const mayDelete = user !== undefined && !user.isReadOnly;
  return (
    <>
      <p className="max-w-prose text-muted">{text('privacy.lead')}</p>
      <ConsentChoice />
      {mayDelete && (
        <Suspense>
          <DeleteOwn />
        </Suspense>
      )}
      <Part title={text('privacy.counted')}>
        <ul className="grid list-disc gap-1 pl-5">
          {COUNTED.map((kind) => (
            <li key={kind}>{text(`privacy.counted.${kind}`)}</li>
          ))}
        </ul>
        {config.IsForwarded && <p>{text('privacy.forwarded')}</p>}
      </Part>
      <Part title={text('privacy.never')}>
        <p>{text('privacy.never.text')}</p>
      </Part>
      <Part title={text('privacy.stored')}>
        <p>{text('privacy.stored.yes', { days: config.RetentionDays })}</p>
        <p>{text('privacy.stored.no')}</p>
      </Part>
    </>
  );
};
