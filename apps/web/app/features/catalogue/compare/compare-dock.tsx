import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { useComparison } from './compared.ts';

const Tray = lazyWithTexts(async () => (await import('./compare-tray.tsx')).CompareTray);

/** The place of the tray on every page; nothing is loaded for it until something is chosen. */
export const CompareDock = () =>
  useComparison().items.length > 0 && (
    <Suspense>
      <Tray />
    </Suspense>
  );
