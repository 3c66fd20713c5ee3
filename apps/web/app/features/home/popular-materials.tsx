import type { SearchDocument } from '@grossist/contracts';
import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { RowSkeleton } from '../recommendations/index.ts';

interface PopularMaterialsProps {
  materials: readonly SearchDocument[];
}

const Row = lazyWhenSeen<PopularMaterialsProps>(
  async () => (await import('./popular-row.tsx')).PopularRow,
  RowSkeleton,
);

/** What is ordered most, for visitors of whom nothing is known. */
export const PopularMaterials = ({ materials }: PopularMaterialsProps) =>
  materials.length > 0 && <Row materials={materials} />;
