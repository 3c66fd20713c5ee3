import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

const Page = lazyWithTexts(async () => (await import('./help-page.tsx')).CustomerPage);

/** How a company becomes a customer. */
export default function Customer() {
  return (
    <div className="page max-w-xl py-8">
      <Suspense fallback={<Skeleton className="h-80 w-full rounded-lg" />}>
        <Page />
      </Suspense>
    </div>
  );
}
