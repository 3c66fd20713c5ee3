import type { VariationDetails } from '@grossist/contracts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';
import { useSignedInUser } from '../../../visitor.ts';

export interface GlanceProps {
  variation: VariationDetails;
}

const Panels = lazyWhenSeen<GlanceProps>(
  async () => (await import('./glance.tsx')).Glance,
  () => (
    <div className="grid gap-4 tablet:grid-cols-2">
      <div className="h-66 rounded-lg border border-line bg-surface" />
      <div className="h-66 rounded-lg border border-line bg-surface max-tablet:hidden" />
    </div>
  ),
);

/** Price and stock as pictures, for buyers alone, and not before they are about to be seen. */
export const GlancePlace = ({ variation }: GlanceProps) => {
  const user = useSignedInUser();
  if (!user || user.companyNumber === '' || !variation.IsOrderable) return null;
  return <Panels key={variation.Code} variation={variation} />;
};
