import { ProjectSkeleton } from '../project-skeleton.tsx';

/** The project as it is printed. */
export const PrintScreen = ({ smartKitId }: { smartKitId: string }) => (
  <div data-project={smartKitId}>
    <ProjectSkeleton />
  </div>
);
