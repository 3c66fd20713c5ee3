import type { Cart, CartItem } from '@grossist/contracts';
import { Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../../../i18n/index.ts';
import { Button, CloseIcon, IconButton, TrashIcon } from '../../../../ui/index.ts';
import { SaveAsTemplate } from '../../../kit-picker/index.ts';
import { SaveToList } from '../../../list-picker/index.ts';
import { AddToPdf } from '../../../pdf-basket/index.ts';
import { isPackable, PackDialog } from '../../kits/index.ts';
import type { ChosenDialogKind } from './chosen-dialog.tsx';

const ChosenDialog = lazyWithTexts(async () => (await import('./chosen-dialog.tsx')).ChosenDialog);

const KINDS: readonly ChosenDialogKind[] = ['quantity', 'accounting', 'note', 'direct'];

export interface ChosenBarProps {
  cart: Cart;
  chosen: readonly CartItem[];
  onChooseNone: () => void;
  onRemove: () => void;
}

/** What can be done to all chosen lines at once. It floats above the window's end, however long the cart is. */
export const ChosenBar = ({ cart, chosen, onChooseNone, onRemove }: ChosenBarProps) => {
  const text = useText();
  const [asked, setAsked] = useState<ChosenDialogKind>();
  const [isPacking, setPacking] = useState(false);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={text('cart.chosen')}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-1.5 rounded-lg border border-edge bg-raised p-1.5 shadow-float max-laptop:bottom-18"
    >
      <IconButton label={text('cart.chosen.none')} icon={<CloseIcon size={18} />} onPress={onChooseNone} />
      <span aria-hidden="true" className="mr-auto pr-2 font-semibold">
        {text('cart.select.count', { count: chosen.length })}
      </span>
      {KINDS.map((kind) => (
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
          from: { Source: 'cart', CartItemIds: chosen.map(({ CartItemId }) => CartItemId) },
        }}
      />
      <SaveAsTemplate
        size="small"
        source={{ kind: 'cart', cartId: cart.CartId, lines: chosen.map(({ CartItemId }) => CartItemId) }}
      />
      <AddToPdf size="small" source={{ kind: 'cart', itemIds: chosen.map(({ CartItemId }) => CartItemId) }} />
      <Button kind="danger" size="small" onPress={onRemove}>
        <TrashIcon size={18} />
        {text('cart.select.remove', { count: chosen.length })}
      </Button>
      {isPacking && <PackDialog cart={cart} lines={chosen} onClose={() => setPacking(false)} />}
      {asked && (
        <Suspense>
          <ChosenDialog kind={asked} lines={chosen} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </section>
  );
};
