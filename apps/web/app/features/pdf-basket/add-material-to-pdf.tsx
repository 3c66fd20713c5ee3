import { useText } from '../../i18n/index.ts';
import { Button, notify } from '../../ui/index.ts';
import { BASKET } from './catalogue-paths.ts';
import { PdfIcon } from './pdf-icon.tsx';
import { useAddToPdf } from './use-add-to-pdf.ts';
import { usePdfProblem } from './use-pdf-problem.ts';

/** Adds one material to the PDF basket from a panel that closes: the notice reports it. [pdf-06] */
export const AddMaterialToPdf = ({ number, onAdded }: { number: string; onAdded: () => void }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const add = useAddToPdf(BASKET);
  const press = (): void =>
    add.mutate(
      { kind: 'materials', numbers: [number] },
      {
        onSuccess: ({ AddedCount, AlreadyThereCount, NotAdded }) => {
          const parts = [text('pdf.added', { count: AddedCount })];
          if (AlreadyThereCount > 0) parts.push(text('pdf.added.there', { count: AlreadyThereCount }));
          if (NotAdded.length > 0) parts.push(text('pdf.added.not', { count: NotAdded.length }));
          notify(parts.join(' '));
          onAdded();
        },
        onError: (problem) => notify(problemText(problem)),
      },
    );
  return (
    <Button kind="quiet" size="small" isPending={add.isPending} onPress={press} className="justify-self-start">
      <PdfIcon size={18} />
      {text('pdf.add')}
    </Button>
  );
};
