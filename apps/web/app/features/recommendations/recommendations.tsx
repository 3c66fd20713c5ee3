import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

/** The recommendations of a page, loaded when their place comes near the viewport. */
export const Recommendations = lazyWhenSeen(async () => (await import('./rows.tsx')).Rows, RowSkeleton);

/** The same below a page's main content: loaded after the first interaction. */
export const LaterRecommendations = lazyWhenSeen(async () => (await import('./rows.tsx')).Rows, RowSkeleton, {
  isPatient: true,
});
