import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';

const Page = lazyWithTexts(async () => (await import('./help-page.tsx')).ForgottenPasswordPage);

/** The page that requests a new password. */
export default function ForgottenPassword() {
  return (
    <div className="page max-w-xl py-8">
      <meta name="robots" content="noindex" />
      <Suspense fallback={<LoadingShape parts={['heading', 'line', 'field']} />}>
        <Page />
      </Suspense>
    </div>
  );
}
