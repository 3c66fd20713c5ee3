import type { SearchDocument } from '@grossist/contracts';
import { PriceList } from '../../cart/index.ts';
import { SlimRow } from './slim-row.tsx';

/** The slim view: as many materials on a screen as there is room for. Section 2. */
export const SlimRows = ({ documents }: { documents: readonly SearchDocument[] }) => (
  <PriceList numbers={documents.map((document) => document.ItemSAPMaterialNumber)}>
    {documents.map((material, place) => (
      <SlimRow key={material.Code} material={material} isFirst={place < 8} />
    ))}
  </PriceList>
);
