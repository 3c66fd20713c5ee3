import { useText } from '../../i18n/index.ts';
import { Button, type ButtonProps, IconButton } from '../../ui/index.ts';
import { useMayUsePdf } from './may-use-pdf.ts';
import { PdfIcon } from './pdf-icon.tsx';
import type { PdfSource } from './pdf-source.ts';
import { useAddingToPdf } from './use-pdf-action.tsx';

export interface AddToPdfProps extends Pick<ButtonProps, 'kind' | 'size' | 'className' | 'isDisabled'> {
  source: PdfSource;
  /** Shows an icon without words: small in a row of a material, larger in a bar. */
  icon?: 'row' | 'bar';
  /** What is added, for people who don't see the page. */
  name?: string;
  /** On the button, where another text says more. */
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
