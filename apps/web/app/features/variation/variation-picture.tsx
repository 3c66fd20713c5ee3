import type { VariationDetails } from '@grossist/contracts';
import { Picture } from '../../ui/index.ts';

/** The drawing, large. */
export const VariationPicture = ({ variation }: { variation: VariationDetails }) => (
  <div className="grid place-items-center self-start">
    <Picture
      src={variation.ImageUrl}
      alt={variation.ItemLocalMaterialName}
      width={480}
      height={480}
      isFirst
      className="aspect-square h-auto w-full max-w-120"
    />
  </div>
);
