import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Button, ChevronLeftIcon, EmptyState, ErrorState, LinkButton, PackageIcon } from '../../../../ui/index.ts';
import { useSignedInUser } from '../../../../visitor.ts';
import { pathOfSmartKit } from '../../../kit-picker/index.ts';
import { useIsBuyer } from '../../../prices/index.ts';
import { PageTitle } from '../../../shell/index.ts';
import { ProjectSkeleton } from '../../skeletons.tsx';
import { type Figures, useFigures } from '../sheet/use-figures.ts';
import { type ShownSheet, useSheet } from '../sheet/use-sheet.ts';
import { useProjectProblem } from '../use-project-commands.ts';
import { PickLists } from './pick-lists.tsx';
import { PrintedMatrix } from './printed-matrix.tsx';

/** The project as it is printed: the matrix in groups of kits, or a pick list for each kit. */
export const PrintScreen = ({ smartKitId }: { smartKitId: string }) => {
  const text = useText();
  if (useIsBuyer()) return <OwnProject smartKitId={smartKitId} />;
  return <EmptyState title={text('kits.noCompany')} icon={<PackageIcon size={40} />} />;
};

const OwnProject = ({ smartKitId }: { smartKitId: string }) => {
  const text = useText();
  const problemText = useProjectProblem();
  const { sheet, error, tryAgain } = useSheet(smartKitId, true);
  if (sheet) return <Sheet sheet={sheet} />;
  if (!error) return <ProjectSkeleton />;
  return (
    <ErrorState title={text('kits.failed')} onTryAgain={tryAgain}>
      {problemText(error)}
    </ErrorState>
  );
};

const CONTENTS = [
  { content: 'matrix', name: 'kits.print.matrix' },
  { content: 'pick', name: 'kits.print.pick' },
] as const;

const Sheet = ({ sheet }: { sheet: ShownSheet }) => {
  const text = useText();
  const user = useSignedInUser();
  const figures: Figures = useFigures(sheet);
  const [content, setContent] = useState<'matrix' | 'pick'>('matrix');
  const name = sheet.project.projectName || text('kits.project.unnamed');
  const showsPrices = user?.showNetPrice ?? false;
  // Prices that are still loading would be missing on the paper.
  const isWaiting = showsPrices && figures.price === undefined && !figures.isUnavailable && sheet.kits.length > 0;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <LinkButton to={pathOfSmartKit(sheet.project.id)} kind="quiet" className="-ml-2">
          <ChevronLeftIcon size={18} />
          {text('kits.print.back')}
        </LinkButton>
        <span className="flex flex-wrap items-center gap-2">
          <fieldset className="inline-flex gap-1">
            <legend className="sr-only">{text('kits.print.what')}</legend>
            {CONTENTS.map((each) => (
              <Button
                key={each.content}
                kind={each.content === content ? 'secondary' : 'quiet'}
                aria-pressed={each.content === content}
                onPress={() => setContent(each.content)}
              >
                {text(each.name)}
              </Button>
            ))}
          </fieldset>
          <Button kind="primary" isPending={isWaiting} onPress={() => window.print()}>
            {text('kits.print')}
          </Button>
        </span>
      </div>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-4 text-sm tablet:p-8 print:block print:rounded-none print:border-0 print:p-0">
        <header className="border-b border-line pb-3">
          <h1 className="text-xl">{name}</h1>
          <p>
            {[
              user?.companyName ?? '',
              text('kits.count', { count: sheet.kits.length }),
              showsPrices ? (figures.price?.ProjectPrice.NetPriceStr ?? '') : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </header>
        {content === 'matrix' ? (
          <PrintedMatrix sheet={sheet} figures={figures} showsPrices={showsPrices} />
        ) : (
          <PickLists sheet={sheet} />
        )}
      </article>
    </>
  );
};
