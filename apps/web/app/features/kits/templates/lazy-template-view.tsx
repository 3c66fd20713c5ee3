import { Suspense } from 'react';
import { lazyWithKitTemplatesTexts } from '../../../i18n/kits-texts.ts';
import { KitRowsSkeleton } from '../skeletons.tsx';
import type { TemplateViewProps } from './template-view.tsx';

const View = lazyWithKitTemplatesTexts(async () => (await import('./template-view.tsx')).TemplateView);

/** The template view of a project, loaded together with its texts once it is shown. */
export const TemplateView = (props: TemplateViewProps) => (
  <Suspense fallback={<KitRowsSkeleton />}>
    <View {...props} />
  </Suspense>
);
