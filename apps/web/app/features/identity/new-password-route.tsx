import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';

const Page = lazyWithTexts(async () => (await import('./help-page.tsx')).NewPasswordPage);

/** The page of a mailed link, where a new password is chosen. */
export default function NewPassword() {
  return (
    <div className="page max-w-xl py-8">
      <meta name="robots" content="noindex" />
      <Suspense fallback={<LoadingShape parts={['heading', 'line', 'field']} />}>
        <Page />
      </Suspense>
    </div>
  );
}
