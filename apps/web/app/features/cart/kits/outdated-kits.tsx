import { useText } from '../../../i18n/index.ts';
import { Button, WarningBar } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { FromTo } from '../lines/before-and-after.tsx';
import type { CartKits } from './cart-kits.ts';

type Kit = CartKits['kits'][number];

interface OutdatedKitsProps {
  kits: readonly Kit[];
  isPending: boolean;
  onUpdate: () => void;
}

/** Kits that changed since they were put into the cart, with the changes and a button that updates them. */
export const OutdatedKits = ({ kits, isPending, onUpdate }: OutdatedKitsProps) => {
  const text = useText();
  return (
    <WarningBar>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
        <p className="font-semibold">{text('kitCart.changed', { count: kits.length })}</p>
        <details className="w-full">
          <summary className="cursor-pointer underline decoration-dotted underline-offset-3">
            {text('kitCart.showChanges')}
          </summary>
          <ul className="grid max-h-72 gap-2 overflow-y-auto pt-2">
            {kits.map((kit) => (
              <li key={kit.id}>
                <Changes kit={kit} />
              </li>
            ))}
          </ul>
        </details>
        <Button kind="primary" isPending={isPending} onPress={onUpdate}>
          {text('kitCart.update')}
        </Button>
      </div>
    </WarningBar>
  );
};

const Changes = ({ kit }: { kit: Kit }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const name = kit.headerDescription || text('kitCart.unnamed');
  return (
    <>
      <span className="font-semibold">{name}</span>
      {kit.isDeleted && <p>{text('kitCart.deleted')}</p>}
      {!kit.isDeleted && kit.nameInCart !== kit.headerDescription && (
        <p>{text('kitCart.renamed', { name: kit.nameInCart || text('kitCart.unnamed') })}</p>
      )}
      <ul className="text-sm">
        {kit.differences.map(
          ({ sapMaterialNumber, itemLocalMaterialName, itemSalesUnit, quantityInCart, quantity }) => (
            <li key={sapMaterialNumber}>
              {itemLocalMaterialName}{' '}
              <FromTo
                was={quantityInCart === null ? '' : wireAmount(quantityInCart, itemSalesUnit)}
                now={quantity === null ? text('kitCart.removed') : wireAmount(quantity, itemSalesUnit)}
              />
              {quantityInCart === null && ` (${text('kitCart.added')})`}
            </li>
          ),
        )}
      </ul>
    </>
  );
};
