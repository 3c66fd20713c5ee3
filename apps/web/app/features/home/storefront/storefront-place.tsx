import { Skeleton } from '../../../ui/index.ts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';
import type { StorefrontProps } from './storefront.tsx';

const Awaited = () => (
  <div className="page grid gap-10 py-6" aria-hidden="true">
    <Skeleton className="h-48 w-full rounded-lg" />
    <Skeleton className="h-128 w-full rounded-lg" />
  </div>
);

/** The parts below the assortment, which a visitor can read before their script is there. */
export const StorefrontPlace = lazyWhenSeen<StorefrontProps>(
  async () => (await import('./storefront.tsx')).Storefront,
  Awaited,
);
