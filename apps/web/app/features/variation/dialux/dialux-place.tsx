import { lazyWhenSeen } from '../../../ui/when-seen.tsx';
import type { DialuxProps } from './dialux.tsx';

/** Files for planning light; materials without any load nothing of it. */
export const DialuxPlace = lazyWhenSeen<DialuxProps>(
  async () => (await import('./dialux.tsx')).Dialux,
  () => <div className="h-44" />,
);
