import { type SearchDocument, setFavorite } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { notify, StarIcon } from '../../../ui/index.ts';
import { AddToKits } from '../../kit-picker/index.ts';
import { ListPicker } from '../../list-picker/index.ts';

type Starred = Pick<SearchDocument, 'Code' | 'ItemSAPMaterialNumber' | 'ItemLocalMaterialName' | 'IsFavorite'>;

/** A material on the person's favourites, or not: shown at once, taken back when the shop refuses. [fav-01] */
const FavouriteStar = ({ material }: { material: Starred }) => {
  const text = useText();
  const CultureName = useLocale();
  const [isFavourite, setFavourite] = useState(material.IsFavorite);
  const save = useOperation(setFavorite, {
    invalidates: ['variation lists'],
    onError: (_, { body }) => {
      setFavourite(!body.SetFavoriteTo);
      notify(text('results.favourite.failed'));
    },
  });
  const write = (SetFavoriteTo: boolean): Promise<unknown> => {
    setFavourite(SetFavoriteTo);
    const { ItemSAPMaterialNumber: ProductSapMaterialNumber, Code: ProductCode } = material;
    return save.mutateAsync({ body: { ProductSapMaterialNumber, ProductCode, SetFavoriteTo, CultureName } });
  };
  // The notice outlives the row: what is undone is written also where the star is no longer seen.
  const toggle = (): void => {
    const wanted = !isFavourite;
    write(wanted).then(
      () =>
        notify(text(wanted ? 'results.favourite.added' : 'results.favourite.removed'), () => {
          write(!wanted).catch(() => undefined);
        }),
      () => undefined,
    );
  };
  return (
    <button
      type="button"
      data-star
      aria-pressed={isFavourite}
      aria-label={text(isFavourite ? 'results.favourite.remove' : 'results.favourite.add', {
        name: material.ItemLocalMaterialName,
      })}
      onClick={toggle}
      className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:text-accent aria-pressed:text-accent aria-pressed:[&_path]:fill-current"
    >
      <StarIcon size={18} />
    </button>
  );
};

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
