import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/index.ts';

/** The page of a desk, whose frame and texts come afterwards. */
export const DeskPage = ({ children }: { children: ReactNode }) => (
  <div className="page py-5">
    <Suspense fallback={<Skeleton className="h-160 w-full" />}>{children}</Suspense>
  </div>
);
