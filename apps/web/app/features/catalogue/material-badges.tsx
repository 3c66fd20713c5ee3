import type { SearchDocument } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Badge } from '../../ui/index.ts';

/** What a buyer must know of a material before anything else; nothing for an ordinary one. */
export const MaterialBadges = ({ material }: { material: SearchDocument }) => {
  const text = useText();
  if (!material.OnClearanceSale && !material.IsPhasedOut && material.IsOrderable) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {material.OnClearanceSale && <Badge tone="accent">{text('catalogue.badge.clearance')}</Badge>}
      {material.IsPhasedOut && <Badge tone="warning">{text('catalogue.badge.phasedOut')}</Badge>}
      {!material.IsOrderable && <Badge tone="danger">{text('catalogue.badge.notOrderable')}</Badge>}
    </span>
  );
};
