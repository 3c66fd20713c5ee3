import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

/** What is recommended in a place of the shop, once that place is about to be seen. */
export const Recommendations = lazyWhenSeen(async () => (await import('./rows.tsx')).Rows, RowSkeleton);

/** The same where it stands below what people came for: not before they move. */
export const LaterRecommendations = lazyWhenSeen(async () => (await import('./rows.tsx')).Rows, RowSkeleton, {
  isPatient: true,
});
