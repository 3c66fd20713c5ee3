import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { Button, type ButtonProps, IconButton, notify } from '../../ui/index.ts';
import type { MenuAction } from '../../ui/overlays/index.ts';
import { PdfIcon, useMayUsePdf, usePdfProblem } from './pdf-access.tsx';
import { type AddedFromSource, BASKET, type PdfSource, useAddToPdf } from './pdf-source.ts';

const AddedDialog = lazyWithTexts(async () => (await import('./added-dialog.tsx')).AddedDialog);

/** Adds a source to the PDF basket; `dialog`, which the caller renders, reports what was added. */
const useAddingToPdf = (source: PdfSource) => {
  const problemText = usePdfProblem();
  const [added, setAdded] = useState<AddedFromSource>();
  const adding = useAddToPdf(BASKET);
  const add = (): void => {
    if (adding.isPending) return;
    adding.mutate(source, { onSuccess: setAdded, onError: (problem) => notify(problemText(problem)) });
  };
  const dialog: ReactNode = added && (
    <Suspense>
      <AddedDialog added={added} onClose={() => setAdded(undefined)} />
    </Suspense>
  );
  return { isPending: adding.isPending, add, dialog };
};

/** Returns the menu's action that adds a source to the PDF basket, false without permission, and its dialog. */
export const usePdfAction = (source: PdfSource): { action: MenuAction | false; dialog: ReactNode } => {
  const text = useText();
  const mayUse = useMayUsePdf();
  const { add, dialog } = useAddingToPdf(source);
  return { action: mayUse && { id: 'add-to-pdf', name: text('pdf.add'), act: add }, dialog };
};

export interface AddToPdfProps extends Pick<ButtonProps, 'kind' | 'size' | 'className' | 'isDisabled'> {
  source: PdfSource;
  /** Shows an icon without words: small in a row of a material, larger in a bar. */
  icon?: 'row' | 'bar';
  /** Accessible name of the added thing. */
  name?: string;
  /** Text of the button; the default unless given. */
  children?: string;
}

/** The button that adds materials, a list, an order, a cart or a search to the PDF basket, and reports what it added. */
export const AddToPdf = (props: AddToPdfProps) => (useMayUsePdf() ? <Adding {...props} /> : null);

const ROW_ICON =
  'inline-grid min-h-8 min-w-8 place-items-center rounded-sm text-muted hover:text-accent aria-disabled:opacity-50';

const Adding = ({ source, icon, name, children, ...style }: AddToPdfProps) => {
  const text = useText();
  const { isPending, add: press, dialog } = useAddingToPdf(source);
  const words = children ?? text('pdf.add');
  const label = name === undefined ? words : `${words}: ${name}`;
  return (
    <>
      {icon === 'row' && (
        <button
          type="button"
          aria-label={label}
          title={words}
          aria-haspopup="dialog"
          aria-disabled={isPending}
          onClick={press}
          className={ROW_ICON}
        >
          <PdfIcon size={18} />
        </button>
      )}
      {icon === 'bar' && (
        <IconButton label={label} title={words} icon={<PdfIcon />} aria-haspopup="dialog" onPress={press} />
      )}
      {icon === undefined && (
        <Button {...style} isPending={isPending} aria-haspopup="dialog" onPress={press}>
          <PdfIcon size={18} />
          {words}
          {name !== undefined && <span className="sr-only">: {name}</span>}
        </Button>
      )}
      {dialog}
    </>
  );
};

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
