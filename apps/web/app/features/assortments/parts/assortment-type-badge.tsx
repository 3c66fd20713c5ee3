import type { AssortmentRow } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/index.ts';

/** Whether an assortment is exclusive or limiting. */
export const AssortmentTypeBadge = ({ type }: { type: AssortmentRow['Type'] }) => {
  const text = useText();
  return <Badge tone={type === 'limiting' ? 'warning' : 'accent'}>{text(`asm.kind.${type}`)}</Badge>;
};
