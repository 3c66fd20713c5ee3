import type { SearchDocument } from '@grossist/contracts';
import { AddToKits } from '../../kit-picker/index.ts';
import { ListPicker } from '../../list-picker/index.ts';
import { FavouriteStar } from './favourite-star.tsx';

export interface RowMarksProps {
  material: SearchDocument;
  isSlim?: boolean;
  /** Offers to add the material to kits, where there is room for it: not on a phone. */
  hasKits?: boolean;
}

/** The star of a material, in how many other lists it is, and the way into kits. */
export const RowMarks = ({ material, isSlim, hasKits = false }: RowMarksProps) => (
  <span className="inline-flex items-center">
    <ListPicker material={material} isInList={material.IsInList} isSlim={isSlim} />
    {hasKits && (
      <span className="hidden tablet:contents">
        <AddToKits material={material} look="icon" />
      </span>
    )}
    <FavouriteStar material={material} />
  </span>
);
