import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

const Page = lazyWithTexts(async () => (await import('./help-page.tsx')).NewPasswordPage);

/** The page of a mailed link, where a new password is chosen. */
export default function NewPassword() {
  return (
    <div className="page max-w-xl py-8">
      <meta name="robots" content="noindex" />
      <Suspense fallback={<Skeleton className="h-80 w-full rounded-lg" />}>
        <Page />
      </Suspense>
    </div>
  );
}
