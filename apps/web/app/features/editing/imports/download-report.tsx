import { getImportReport } from '@grossist/contracts';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, notify } from '../../../ui/index.ts';
import { useProblemText } from '../parts/use-problem-text.ts';

// Excel takes a file without it for one of the last century.
const BYTE_ORDER_MARK = '\uFEFF';

const save = (name: string, csv: string): void => {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** The whole report as a file for a spreadsheet. [imp-05] */
export const DownloadReport = ({ importId }: { importId: string }) => {
  const text = useText();
  const problemText = useProblemText();
  const ask = useOperation(getImportReport, {
    onSuccess: ({ FileName, Csv }) => save(FileName, Csv),
    onError: (problem) => notify(problemText(problem)),
  });
  return (
    <Button size="small" onPress={() => ask.mutate({ params: { importId } })} isPending={ask.isPending}>
      {text('editing.imports.download')}
    </Button>
  );
};
