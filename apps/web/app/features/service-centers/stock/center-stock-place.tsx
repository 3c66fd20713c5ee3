import type { VariationDetails } from '@grossist/contracts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';
import { useSignedInUser } from '../../../visitor.ts';

export interface CenterStockProps {
  material: Pick<VariationDetails, 'Code' | 'ItemSAPMaterialNumber' | 'ItemLocalMaterialName'>;
}

const Panel = lazyWhenSeen<CenterStockProps>(
  async () => (await import('./center-stock.tsx')).CenterStockPanel,
  () => <div className="h-82 rounded-lg border border-line bg-surface" />,
);

/** What the service centers have of a material; for buyers alone, and not before it is about to be seen. */
export const CenterStock = ({ material }: CenterStockProps) => {
  const user = useSignedInUser();
  if (!user || user.companyNumber === '') return null;
  return <Panel key={material.Code} material={material} />;
};
