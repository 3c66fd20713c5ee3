import { useText } from '../../i18n/index.ts';
import { type ButtonKind, type ButtonSize, LinkButton } from '../../ui/index.ts';
import { type LabelSourceOfPage, pathOfLabels } from './label-address.ts';
import { useMayPrintLabels } from './use-labels-action.ts';

interface PrintLabelsLinkProps {
  source: LabelSourceOfPage;
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** Leads buyers to the page that prints labels of a source; nobody else sees it. */
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
