import { Suspense } from 'react';
import { lazyWithKitTemplatesTexts } from '../../../i18n/kits-texts.ts';
import { requireSignedIn } from '../../identity/index.ts';
import { KitListSkeleton } from '../skeletons.tsx';
import type { Route } from './+types/template-route.ts';

const TemplateScreen = lazyWithKitTemplatesTexts(
  async () => (await import('./editor/template-screen.tsx')).TemplateScreen,
);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

/** A kit template with its materials. */
export default function KitTemplate({ params }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<KitListSkeleton />}>
        <TemplateScreen key={params.templateId} templateId={params.templateId} />
      </Suspense>
    </div>
  );
}
