import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

const Page = lazyWithTexts(async () => (await import('./help-page.tsx')).ForgottenPasswordPage);

/** The page that requests a new password. */
export default function ForgottenPassword() {
  return (
    <div className="page max-w-xl py-8">
      <meta name="robots" content="noindex" />
      <Suspense fallback={<Skeleton className="h-80 w-full rounded-lg" />}>
        <Page />
      </Suspense>
    </div>
  );
}
