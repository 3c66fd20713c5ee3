import type { SearchDocument } from '@grossist/contracts';
import { Picture, ShopLink } from '../../ui/index.ts';
import { MaterialBadges } from './material-badges.tsx';
import { madeBy } from './material-numbers.tsx';
import { RowOrder } from './material-order.tsx';

/** A material as a card. Needs a PriceList around the cards. */
export const MaterialCard = ({ material }: { material: SearchDocument }) => (
  <article className="relative grid h-full grid-rows-[auto_1fr_auto] gap-3 rounded-lg border border-line bg-surface p-3 focus-within:border-ink hover:border-ink">
    <Picture src={material.ImageUrl} alt="" width={240} height={140} className="h-35 w-full" />
    <div className="grid content-start gap-1">
      <h3 className="font-semibold">
        <ShopLink
          to={material.Url}
          lang={material.NameLanguage || undefined}
          className="line-clamp-2 break-words after:absolute after:inset-0 hover:underline"
        >
          {material.ItemLocalMaterialName}
        </ShopLink>
      </h3>
      <p className="text-sm text-muted">{madeBy(material)}</p>
      <MaterialBadges material={material} />
    </div>
    <div className="relative z-1 grid gap-2 justify-self-start">
      <RowOrder material={material} />
    </div>
  </article>
);
