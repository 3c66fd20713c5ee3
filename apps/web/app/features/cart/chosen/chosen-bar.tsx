import type { Cart, CartItem } from '@grossist/contracts';
import { Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button, CloseIcon, IconButton, TrashIcon } from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { useTemplateAction } from '../../kit-picker/index.ts';
import { SaveToList } from '../../list-picker/index.ts';
import { usePdfAction } from '../../pdf-basket/index.ts';
import { isPackable } from '../kits/cart-kits.ts';
import { PackDialog } from '../kits/lazy-kits.tsx';
import type { ChosenDialogKind } from './chosen-dialog.tsx';

const ChosenDialog = lazyWithTexts(async () => (await import('./chosen-dialog.tsx')).ChosenDialog);

/** Frequent actions have buttons; the others are in the menu. */
const OFTEN: readonly ChosenDialogKind[] = ['quantity', 'note'];
const RARE: readonly ChosenDialogKind[] = ['accounting', 'direct'];

export interface ChosenBarProps {
  cart: Cart;
  chosen: readonly CartItem[];
  onChooseNone: () => void;
  onRemove: () => void;
}

/** Actions on all chosen lines, in a bar that floats at the end of the window. */
export const ChosenBar = ({ cart, chosen, onChooseNone, onRemove }: ChosenBarProps) => {
  const text = useText();
  const [asked, setAsked] = useState<ChosenDialogKind>();
  const [isPacking, setPacking] = useState(false);
  const itemIds = chosen.map(({ CartItemId }) => CartItemId);
  const template = useTemplateAction({ kind: 'cart', cartId: cart.CartId, lines: itemIds });
  const pdf = usePdfAction({ kind: 'cart', itemIds });
  if (chosen.length === 0) return null;
  const more: (MenuAction | false)[] = [
    ...RARE.map((kind) => ({ id: kind, name: text(`cart.chosen.${kind}`), act: () => setAsked(kind) })),
    template.action,
    pdf.action,
  ];
  return (
    <section
      aria-label={text('cart.chosen')}
      className="sticky bottom-[calc(var(--order-bar,0px)+0.75rem)] z-20 flex flex-wrap items-center gap-1.5 rounded-lg border border-edge bg-raised p-1.5 shadow-float max-tablet:bottom-[calc(var(--order-bar,0px)+4rem+env(safe-area-inset-bottom))]"
    >
      <IconButton label={text('cart.chosen.none')} icon={<CloseIcon size={18} />} onPress={onChooseNone} />
      <span aria-hidden="true" className="mr-auto pr-2 font-semibold">
        {text('cart.select.count', { count: chosen.length })}
      </span>
      {OFTEN.map((kind) => (
        <Button key={kind} size="small" onPress={() => setAsked(kind)} aria-haspopup="dialog">
          {text(`cart.chosen.${kind}`)}
        </Button>
      ))}
      {chosen.some(isPackable) && (
        <Button size="small" onPress={() => setPacking(true)} aria-haspopup="dialog">
          {text('cart.chosen.pack')}
        </Button>
      )}
      <SaveToList
        size="small"
        source={{
          kind: 'lines',
          count: chosen.length,
          from: { Source: 'cart', CartItemIds: itemIds },
        }}
      />
      <ActionMenu size="small" label={text('cart.chosen.more')} actions={more.filter((action) => action !== false)}>
        {text('cart.chosen.more')}
      </ActionMenu>
      <Button kind="danger" size="small" onPress={onRemove}>
        <TrashIcon size={18} />
        {text('cart.select.remove', { count: chosen.length })}
      </Button>
      {template.dialog}
      {pdf.dialog}
      {isPacking && <PackDialog cart={cart} lines={chosen} onClose={() => setPacking(false)} />}
      {asked && (
        <Suspense>
          <ChosenDialog kind={asked} lines={chosen} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </section>
  );
};
