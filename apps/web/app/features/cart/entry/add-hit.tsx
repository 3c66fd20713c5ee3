import type { SearchDocument } from '@grossist/contracts';
import { classNames, Picture, typeBesideName } from '../../../ui/index.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { PriceAndStock } from '../../prices/index.ts';

interface AddHitProps {
  id: string;
  hit: SearchDocument;
  isActive: boolean;
  onTake: (hit: SearchDocument) => void;
}

const Numbers = ({ hit }: { hit: SearchDocument }) => {
  const articleNumber = useArticleNumber();
  const parts = [articleNumber(hit), typeBesideName(hit.ItemLocalMaterialName, hit.TypeDesignation)];
  return <span className="truncate text-sm text-muted">{parts.filter((part) => part !== '').join(' · ')}</span>;
};

/** A material that was found, with the customer's price and its stock. */
export const AddHit = ({ id, hit, isActive, onTake }: AddHitProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    // Before the field loses the focus, which would close the list.
    onPointerDown={(event) => {
      event.preventDefault();
      onTake(hit);
    }}
    className={classNames(
      'flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 hover:bg-sunken max-tablet:flex-wrap',
      isActive && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
    )}
  >
    <Picture src={hit.ImageUrl} alt="" width={40} height={40} />
    <span className="grid min-w-0 flex-1 basis-48">
      <span className="truncate" lang={hit.NameLanguage || undefined}>
        {hit.ItemLocalMaterialName}
      </span>
      <Numbers hit={hit} />
    </span>
    <span className="max-tablet:pl-13 tablet:w-64">
      <PriceAndStock sapMaterialNumber={hit.ItemSAPMaterialNumber} unit={hit.SalesUnit} size="small" />
    </span>
  </div>
);
