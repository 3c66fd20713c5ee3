import type { SearchDocument } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Badge, Ribbon } from '../../ui/index.ts';

interface MaterialBadgesProps {
  material: SearchDocument;
  /** What is hung on it is explained in a sentence beside it. */
  isExplained?: boolean;
}

/** What a buyer must know of a material before anything else; nothing for an ordinary one. */
export const MaterialBadges = ({ material, isExplained = false }: MaterialBadgesProps) => {
  const text = useText();
  const { InfoTag: tag } = material;
  if (!material.OnClearanceSale && !material.IsPhasedOut && material.IsOrderable && !tag) return null;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {material.OnClearanceSale && <Badge tone="accent">{text('catalogue.badge.clearance')}</Badge>}
      {material.IsPhasedOut && <Badge tone="warning">{text('catalogue.badge.phasedOut')}</Badge>}
      {!material.IsOrderable && <Badge tone="danger">{text('catalogue.badge.notOrderable')}</Badge>}
      {tag && <Ribbon tag={tag} isDescribed={!isExplained} />}
      {tag && isExplained && <span className="text-sm text-muted">{tag.ExternalDescription}</span>}
    </span>
  );
};
