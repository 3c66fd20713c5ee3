import type { SearchDocument } from '@grossist/contracts';
import { AddToKits } from '../../kit-picker/index.ts';
import { ListPicker } from '../../list-picker/index.ts';
import { FavouriteStar } from './favourite-star.tsx';

/** The star of a material, in how many other lists it is, and, where there is room, the way into kits. */
export const RowMarks = ({ material, isSlim }: { material: SearchDocument; isSlim?: boolean }) => (
  <span className="inline-flex items-center">
    <ListPicker material={material} isInList={material.IsInList} isSlim={isSlim} />
    {!isSlim && <AddToKits material={material} isIcon />}
    <FavouriteStar material={material} />
  </span>
);
