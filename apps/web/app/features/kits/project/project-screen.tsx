import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, LinkButton, PackageIcon } from '../../../ui/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { ProjectSkeleton } from '../skeletons.tsx';
import { ProjectView } from './project-view.tsx';
import { useSheet } from './sheet/use-sheet.ts';
import { useProjectProblem } from './use-project-commands.ts';

/** A project of kits: its head, and its kits as a matrix or kit by kit. Section 2, "Smart kit page". */
export const ProjectScreen = ({ smartKitId }: { smartKitId: string }) => {
  const text = useText();
  if (useIsBuyer()) return <OwnProject smartKitId={smartKitId} />;
  return <EmptyState title={text('kits.noCompany')} icon={<PackageIcon size={40} />} />;
};

const OwnProject = ({ smartKitId }: { smartKitId: string }) => {
  const text = useText();
  const problemText = useProjectProblem();
  const user = useSignedInUser();
  const isReadOnly = useIsReadOnly();
  const { sheet, error, tryAgain } = useSheet(smartKitId, isReadOnly);
  if (sheet) {
    return (
      <>
        <PageTitle>{sheet.project.projectName || text('kits.title')}</PageTitle>
        <ProjectView sheet={sheet} showsPrices={user?.showNetPrice ?? false} />
      </>
    );
  }
  if (!error) return <ProjectSkeleton />;
  return (
    <>
      <PageTitle>{text('kits.title')}</PageTitle>
      <h1 className="text-2xl">{text('kits.title')}</h1>
      {error.status === 404 || error.status === 400 ? (
        <EmptyState
          title={text('kits.gone')}
          icon={<PackageIcon size={40} />}
          action={<LinkButton to="/kits">{text('kits.project.others')}</LinkButton>}
        >
          {text('kits.gone.text')}
        </EmptyState>
      ) : (
        <ErrorState title={text('kits.failed')} onTryAgain={tryAgain}>
          {problemText(error)}
        </ErrorState>
      )}
    </>
  );
};
