import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';

const Page = lazyWithTexts(async () => (await import('./help-page.tsx')).CustomerPage);

/** How a company becomes a customer. */
export default function Customer() {
  return (
    <div className="page max-w-xl py-8">
      <Suspense fallback={<LoadingShape parts={['heading', 'line', 'field', 'field', 'field']} />}>
        <Page />
      </Suspense>
    </div>
  );
}
