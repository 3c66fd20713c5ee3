import { Skeleton } from '../../../ui/index.ts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';
import type { LandingPartsProps } from './landing-parts.tsx';

const Loading = () => (
  <div className="page py-6">
    <Skeleton className="h-96 w-full rounded-lg" />
  </div>
);

/** What editors put on a page: rendered by the server, its script comes when it is seen. Give it the page's key. */
export const LandingParts = lazyWhenSeen<LandingPartsProps>(
  async () => (await import('./landing-parts.tsx')).LandingParts,
  Loading,
);
