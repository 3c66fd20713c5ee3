import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { useSignedInUser } from '../../visitor.ts';

export interface BundlesProps {
  sapMaterialNumber: string;
}

// Most materials are part of none: no place is kept for what mostly does not come.
const Panels = lazyWhenSeen<BundlesProps>(
  async () => (await import('./bundles.tsx')).Bundles,
  () => null,
);

/** The soft bundles that hold a material; for buyers alone, and not before they are about to be seen. */
export const BundlesPlace = ({ sapMaterialNumber }: BundlesProps) => {
  const user = useSignedInUser();
  if (!user || user.companyNumber === '') return null;
  return <Panels key={sapMaterialNumber} sapMaterialNumber={sapMaterialNumber} />;
};
