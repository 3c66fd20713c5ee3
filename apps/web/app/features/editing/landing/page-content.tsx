import type { ActionBlock, SearchDocument } from '@grossist/contracts';
import { Picture, ShopLink } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { MaterialAdd, MaterialCard, MaterialPrice, madeBy } from '../../catalogue/index.ts';
import { PriceList } from '../../prices/index.ts';

// Text and materials as the pages that editors write show them.

/** Plain text as it was typed: an empty line ends a paragraph, a line break stays one. */
export const PlainText = ({ text }: { text: string }) => {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="max-w-prose whitespace-pre-line text-muted">
      {paragraph}
    </p>
  ));
};

const LISTS: Record<ActionBlock['BlockType'], string> = {
  carousel:
    '-mx-4 grid snap-x auto-cols-[82%] grid-flow-col gap-3 overflow-x-auto px-4 pb-1 tablet:mx-0 tablet:auto-cols-[16.5rem] tablet:px-0',
  grid: 'grid gap-3 tablet:grid-cols-2 laptop:grid-cols-3 desktop:grid-cols-4',
  list: 'grid divide-y divide-line rounded-lg border border-line bg-surface',
};

const Row = ({ material }: { material: SearchDocument }) => {
  const isSignedIn = useSignedInUser() !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-4 p-3">
      <Picture src={material.ImageUrl} alt="" width={56} height={56} />
      <div className="min-w-48 flex-1">
        <ShopLink to={material.Url} lang={material.NameLanguage || undefined} className="font-semibold hover:underline">
          {material.ItemLocalMaterialName}
        </ShopLink>
        <p className="text-sm text-muted">{madeBy(material)}</p>
      </div>
      {isSignedIn && (
        <>
          <MaterialPrice sapMaterialNumber={material.ItemSAPMaterialNumber} unit={material.SalesUnit} />
          <MaterialAdd material={material} />
        </>
      )}
    </div>
  );
};

/** Materials as a carousel, grid or list, with prices for signed-in visitors. */
export const ShownMaterials = ({
  materials,
  as,
}: {
  materials: readonly SearchDocument[];
  as: ActionBlock['BlockType'];
}) => (
  <PriceList numbers={materials.map((material) => material.ItemSAPMaterialNumber)}>
    <ul className={LISTS[as]}>
      {materials.map((material) => (
        <li key={material.Code} className="snap-center">
          {as === 'list' ? <Row material={material} /> : <MaterialCard material={material} />}
        </li>
      ))}
    </ul>
  </PriceList>
);
