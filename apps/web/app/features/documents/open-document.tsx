import { useText } from '../../i18n/index.ts';
import { type ButtonKind, type ButtonSize, buttonStyle } from '../../ui/index.ts';

interface OpenDocumentProps {
  url: string;
  title: string;
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** A link that opens a document in a new window. */
export const OpenDocument = ({ url, title, kind = 'primary', size }: OpenDocumentProps) => {
  const text = useText();
  return (
    <a href={url} target="_blank" rel="noopener" className={buttonStyle(kind, size)}>
      {text('pdf.made.open')}
      <span className="sr-only">: {title}</span>
    </a>
  );
};
