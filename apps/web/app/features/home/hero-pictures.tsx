import type { SearchDocument } from '@grossist/contracts';
import { Picture, ShopLink } from '../../ui/index.ts';

const SIZE = 160;

/** Six products that are ordered often, as pictures that lead to them. */
export const HeroPictures = ({ materials }: { materials: readonly SearchDocument[] }) => (
  <ul className="hidden grid-cols-3 gap-2 laptop:grid">
    {materials.slice(0, 6).map(({ Code, Url, ImageUrl, ItemLocalMaterialName }) => (
      <li key={Code}>
        <ShopLink to={Url} className="grid rounded-lg border border-line bg-paper p-2 hover:border-ink">
          <Picture
            src={ImageUrl}
            alt={ItemLocalMaterialName}
            width={SIZE}
            height={SIZE}
            className="aspect-square h-auto w-full"
          />
        </ShopLink>
      </li>
    ))}
  </ul>
);
