import type { CartItem } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ExplainedRibbon } from '../../../ui/data/explained-ribbon.tsx';
import { Badge } from '../../../ui/index.ts';

/** Whether anything is out of the ordinary about ordering a line. */
export const isMarked = (line: CartItem): boolean =>
  line.IsOnClearanceSale ||
  line.IsClearanceAdditionalProduct ||
  line.IsPhasedOut ||
  line.IsDirectDeliveryProduct ||
  line.CabelRemnantValue !== null ||
  line.IsInvalid;

/** What is out of the ordinary about a line, in words on coloured grounds. */
export const LineMarks = ({ line, hasRibbon = true }: { line: CartItem; hasRibbon?: boolean }) => {
  const text = useText();
  // Else no room is kept for them.
  if (!isMarked(line) && !(hasRibbon && line.InfoTag)) return null;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {line.IsInvalid && <Badge tone="danger">{text('cart.line.invalid')}</Badge>}
      {line.IsOnClearanceSale && <Badge tone="accent">{text('cart.line.clearance')}</Badge>}
      {line.IsClearanceAdditionalProduct && <Badge>{text('cart.line.clearanceMore')}</Badge>}
      {line.IsPhasedOut && <Badge tone="warning">{text('cart.line.phasedOut')}</Badge>}
      {line.CabelRemnantValue !== null && <Badge>{text('cart.line.remnant')}</Badge>}
      {line.IsDirectDeliveryProduct && <Badge>{text('cart.line.direct')}</Badge>}
      {hasRibbon && line.InfoTag && <ExplainedRibbon tag={line.InfoTag} />}
    </span>
  );
};
