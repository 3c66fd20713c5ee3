import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { useSignedInUser } from '../../visitor.ts';

export interface BundlesProps {
  sapMaterialNumber: string;
}

// Most materials are in no bundle, so no space is reserved.
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
