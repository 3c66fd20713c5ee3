import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { useComparison } from './compared.ts';

const Tray = lazyWithTexts(async () => (await import('./compare-tray.tsx')).CompareTray);

/** Shows the materials to compare at the bottom of every page; loads nothing before one is chosen. */
export const CompareDock = () =>
  useComparison().items.length > 0 && (
    <Suspense>
      <Tray />
    </Suspense>
  );
