import type { Cart } from '@grossist/contracts';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { Badge, Button, LinkButton, PlusIcon } from '../../ui/index.ts';
import { isUnsaved, useSwitchCart } from './use-switch-cart.ts';

const SaveDraftDialog = lazyWithTexts(async () => (await import('./save-draft-dialog.tsx')).SaveDraftDialog);
const UnsavedCartDialog = lazyWithTexts(async () => (await import('./unsaved-cart-dialog.tsx')).UnsavedCartDialog);

/** Name of the cart, whether it is saved, and the buttons for drafts. `children`: further actions on the cart. */
export const CartBar = ({ cart, children }: { cart: Cart; children?: ReactNode }) => {
  const text = useText();
  const [isSaving, setSaving] = useState(false);
  const change = useSwitchCart(cart, () => undefined);
  const isEmpty = cart.ItemCount === 0;
  return (
    <div className="flex min-h-9 min-w-0 flex-1 desktop:min-h-8 flex-wrap items-center gap-x-3 gap-y-2 max-tablet:-mx-4 max-tablet:w-screen max-tablet:flex-none max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:py-1 desktop:flex-nowrap print:hidden">
      <p className="flex min-w-0 flex-1 basis-40 items-center gap-2 *:last:shrink-0 max-tablet:max-w-72 max-tablet:flex-none max-tablet:basis-auto">
        <span className="truncate text-lg font-semibold">{cart.Name || text('drafts.unnamed')}</span>
        <SavedMark cart={cart} />
      </p>
      <div className="flex flex-wrap gap-2 max-tablet:flex-nowrap max-tablet:*:min-h-10 max-tablet:*:shrink-0 desktop:flex-nowrap">
        {children}
        <LinkButton to="/cart/drafts" size="small">
          {text('pages.drafts')}
        </LinkButton>
        <Button size="small" isDisabled={isEmpty} onPress={() => setSaving(true)}>
          {text(cart.OrderStatus === 'Draft' ? 'drafts.save.again' : 'drafts.save')}
        </Button>
        <Button
          size="small"
          isDisabled={isEmpty && cart.OrderStatus === 'Initial'}
          isPending={change.isSwitching}
          onPress={() => change.go('new')}
        >
          <PlusIcon size={18} />
          {text('drafts.new')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isSaving && <SaveDraftDialog cart={cart} isOpen onClose={() => setSaving(false)} />}
        {change.asked && (
          <UnsavedCartDialog
            isOpen
            cart={cart}
            isPending={change.isSwitching}
            onSave={change.save}
            onDiscard={change.discard}
            onStay={change.stay}
          >
            <p>{text('drafts.unsaved.new')}</p>
          </UnsavedCartDialog>
        )}
      </Suspense>
    </div>
  );
};

const SavedMark = ({ cart }: { cart: Cart }) => {
  const text = useText();
  if (cart.IsReady) return <Badge tone="accent">{text('drafts.ready')}</Badge>;
  if (cart.OrderStatus === 'Draft') return <Badge>{text('drafts.draft')}</Badge>;
  return isUnsaved(cart) && <Badge tone="warning">{text('drafts.notSaved')}</Badge>;
};
