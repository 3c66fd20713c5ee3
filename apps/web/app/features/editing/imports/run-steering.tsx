import { cancelImport, type ImportRunDetails, resumeImport, startImportAnew } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useOperation } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { useProblemNotice } from '../parts/use-problem-notice.ts';

/** Cancel, go on, import anew: what the import's state allows. [imp-06] [imp-07] [imp-08] */
export const RunSteering = ({ run }: { run: ImportRunDetails }) => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const settings = useProblemNotice('imports');
  const cancel = useOperation(cancelImport, settings);
  const resume = useOperation(resumeImport, settings);
  const anew = useOperation(startImportAnew, {
    ...settings,
    onSuccess: ({ ImportId }) => void navigate(path(`/editor/imports/${ImportId}`)),
  });
  const params = { importId: run.ImportId };
  const isUnderWay = run.State === 'waiting' || run.State === 'running';
  return (
    <div className="flex flex-wrap gap-2">
      {isUnderWay && (
        <Button
          onPress={() => cancel.mutate({ params })}
          isPending={cancel.isPending}
          isDisabled={run.IsBeingCancelled}
        >
          {text('editing.imports.cancel')}
        </Button>
      )}
      {run.CanResume && (
        <Button kind="primary" onPress={() => resume.mutate({ params })} isPending={resume.isPending}>
          {text('editing.imports.resume')}
        </Button>
      )}
      {!isUnderWay && run.CanStartAnew && (
        <>
          {!run.IsDryRun && (
            <Button onPress={() => anew.mutate({ params, body: { DryRun: true } })} isPending={anew.isPending}>
              {text('editing.imports.anew.dry')}
            </Button>
          )}
          <Button
            kind={run.IsDryRun ? 'primary' : 'secondary'}
            onPress={() => anew.mutate({ params, body: { DryRun: false } })}
            isPending={anew.isPending}
          >
            {text(run.IsDryRun ? 'editing.imports.anew.real' : 'editing.imports.anew')}
          </Button>
        </>
      )}
    </div>
  );
};
