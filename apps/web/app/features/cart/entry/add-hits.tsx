import { useText } from '../../../i18n/index.ts';
import { PriceList } from '../../prices/index.ts';
import { AddHit } from './add-hit.tsx';
import type { useAddBox } from './use-add-box.ts';

export { TakenMaterial, TakenWays } from './taken-material.tsx';

interface AddHitsProps {
  /** Id of the list in the page. */
  id: string;
  box: ReturnType<typeof useAddBox>;
  /** Returns the id in the page of a material's option. */
  hitId: (code: string) => string;
}

/** What was found for what is typed, with prices; loaded when somebody types. */
export const AddHits = ({ id, box, hitId }: AddHitsProps) => {
  const text = useText();
  const { hits } = box;
  const active = hits[box.activePlace];
  return (
    <PriceList numbers={hits.map((hit) => hit.ItemSAPMaterialNumber)}>
      <div id={id} role="listbox" tabIndex={-1} aria-label={text('cart.entry.label')}>
        {hits.map((hit) => (
          <AddHit key={hit.Code} id={hitId(hit.Code)} hit={hit} isActive={hit === active} onTake={box.take} />
        ))}
        {hits.length === 0 && (
          <div
            role="option"
            aria-selected={false}
            aria-disabled="true"
            tabIndex={-1}
            className="px-2.5 py-2 text-muted"
          >
            {text(box.hasFailed ? 'cart.entry.failed' : box.isNothing ? 'ui.noMatches' : 'ui.loading')}
          </div>
        )}
      </div>
    </PriceList>
  );
};
