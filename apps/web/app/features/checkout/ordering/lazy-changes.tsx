import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import type { ChangesBarProps } from './changes-bar.tsx';

const Bar = lazyWithTexts(async () => (await import('./changes-bar.tsx')).ChangesBar);

/** Why the order was not taken; loaded when one was not. */
export const ChangesBar = (props: ChangesBarProps) =>
  props.ordering.refusal !== undefined && (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
