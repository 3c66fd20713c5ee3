import { useText } from '../../../i18n/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { ProjectSkeleton } from './project-skeleton.tsx';

/** A project of kits: its head, and its kits as a matrix or kit by kit. */
export const ProjectScreen = ({ smartKitId }: { smartKitId: string }) => {
  const text = useText();
  return (
    <div data-project={smartKitId}>
      <PageTitle>{text('kits.title')}</PageTitle>
      <ProjectSkeleton />
    </div>
  );
};
