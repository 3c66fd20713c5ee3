import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import type { ChangesBarProps } from './changes-bar.tsx';
import type { LineChangesProps } from './line-changes.tsx';

const Bar = lazyWithTexts(async () => (await import('./changes-bar.tsx')).ChangesBar);
const OfLine = lazyWithTexts(async () => (await import('./line-changes.tsx')).LineChanges);

/** Why the order was not taken; loaded when one was not. */
export const ChangesBar = (props: ChangesBarProps) =>
  props.ordering.refusal !== undefined && (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );

/** What has changed of a line since it was shown; loaded when something has. */
export const LineChanges = (props: LineChangesProps) => (
  <Suspense>
    <OfLine {...props} />
  </Suspense>
);
