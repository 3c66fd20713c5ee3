import type { SearchDocument } from '@grossist/contracts';
import { ListPicker } from '../../list-picker/index.ts';
import { FavouriteStar } from './favourite-star.tsx';

/** The star of a material, and in how many other lists it is. */
export const RowMarks = ({ material, isSlim }: { material: SearchDocument; isSlim?: boolean }) => (
  <span className="inline-flex items-center">
    <ListPicker material={material} isInList={material.IsInList} isSlim={isSlim} />
    <FavouriteStar material={material} />
  </span>
);
