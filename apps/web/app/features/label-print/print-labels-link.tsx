import { useText } from '../../i18n/index.ts';
import { type ButtonKind, type ButtonSize, LinkButton } from '../../ui/index.ts';
import { type LabelSourceOfPage, pathOfLabels, useMayPrintLabels } from './label-address.ts';

interface PrintLabelsLinkProps {
  source: LabelSourceOfPage;
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** A link to the page that prints labels of a source; buyers only. */
export const PrintLabelsLink = ({ source, ...style }: PrintLabelsLinkProps) => {
  const text = useText();
  const mayPrint = useMayPrintLabels();
  if (!mayPrint) return null;
  return (
    <LinkButton {...style} to={pathOfLabels(source)}>
      {text('shelfLabels.do')}
    </LinkButton>
  );
};
