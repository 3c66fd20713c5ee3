import { getImportReport } from '@grossist/contracts';
import { keepFile, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, notify } from '../../../ui/index.ts';
import { useProblemText } from '../parts/use-problem-text.ts';

// Excel takes a file without it for one of the last century.
const BYTE_ORDER_MARK = '\uFEFF';

/** The whole report as a file for a spreadsheet. [imp-05] */
export const DownloadReport = ({ importId }: { importId: string }) => {
  const text = useText();
  const problemText = useProblemText();
  const ask = useOperation(getImportReport, {
    onSuccess: ({ FileName, Csv }) =>
      keepFile(new File([BYTE_ORDER_MARK, Csv], FileName, { type: 'text/csv;charset=utf-8' })),
    onError: (problem) => notify(problemText(problem)),
  });
  return (
    <Button size="small" onPress={() => ask.mutate({ params: { importId } })} isPending={ask.isPending}>
      {text('editing.imports.download')}
    </Button>
  );
};
