import { type Cart, saveCartDetails, updateCartDeliveryAddress, updateCartProject } from '@grossist/contracts';
import { isValidCartName } from '@grossist/domain';
import { useId, useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ShopLink } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { NameField, useCartCommands, useDefaultName } from '../../cart/index.ts';
import type { ModeChange } from '../delivery/use-delivery-mode.ts';
import { FastboxClock } from './fastbox-clock.tsx';
import { FastboxFields, useFastboxForm } from './fastbox-fields.tsx';
import { isOver, useFastboxTime } from './use-fastbox-time.ts';

interface PresentCartChoice {
  isSaved: boolean;
  name: string;
}

interface PresentCartProps {
  count: number;
  choice: PresentCartChoice;
  onChange: (choice: PresentCartChoice) => void;
  isTried: boolean;
}

/** Asks whether the unsaved cart is saved as a draft or discarded. Section 4, "Unsaved cart". */
const PresentCart = ({ count, choice, onChange, isTried }: PresentCartProps) => {
  const text = useText();
  const group = useId();
  const options = [
    { isSaved: true, label: text('drafts.unsaved.save') },
    { isSaved: false, label: text('drafts.unsaved.discard') },
  ];
  return (
    <fieldset className="grid gap-2 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold">{text('drafts.unsaved.text', { count })}</legend>
      {options.map(({ isSaved, label }) => (
        <label key={String(isSaved)} className="flex min-h-6 items-center gap-2">
          <input
            type="radio"
            name={group}
            checked={choice.isSaved === isSaved}
            onChange={() => onChange({ ...choice, isSaved })}
            className="size-4.5 accent-accent"
          />
          {label}
        </label>
      ))}
      {choice.isSaved && (
        <NameField
          label={text('drafts.nameOfPresent')}
          name={choice.name}
          onChange={(name) => onChange({ ...choice, name })}
          isTried={isTried}
          onEnter={() => undefined}
        />
      )}
    </fieldset>
  );
};

/**
 * Dialog for an express-box order: whether it reaches the address, until when, for whom. Sections 2 and 4. [cart-33,
 * cart-34]
 */
export const FastboxDialog = ({ cart, change }: { cart: Cart; change: ModeChange }) => {
  const text = useText();
  const defaultName = useDefaultName();
  const { settings } = useCartCommands();
  const { effect, asksAboutUnsavedCart } = change.changeTo('fastbox');
  const isNew = effect === 'new-fastbox-cart';
  const form = useFastboxForm(cart, isNew);
  const time = useFastboxTime(cart);
  const [isTried, setTried] = useState(false);
  const [present, setPresent] = useState<PresentCartChoice>({ isSaved: true, name: cart.Name || defaultName() });
  const details = useOperation(saveCartDetails, settings);
  const project = useOperation(updateCartProject, settings);
  const place = useOperation(updateCartDeliveryAddress, settings);
  const { fields, address } = form;

  const begin = (): Promise<boolean> =>
    change.toNewFastbox({
      PrevCartName: present.name.trim(),
      SaveCart: asksAboutUnsavedCart ? present.isSaved : cart.OrderStatus === 'Draft',
      OrderName: fields.name.trim(),
      ContactPerson: fields.contact.trim(),
      ContactPhoneNumber: fields.phone.trim(),
      Project: fields.project,
      ...(address && { DeliveryAddress: address.Id }),
    });
  const convert = async (): Promise<void> => {
    const body = { Name: fields.name.trim(), ContactPerson: fields.contact.trim(), ContactPhone: fields.phone.trim() };
    try {
      await details.mutateAsync({ body });
      if (fields.project !== (cart.Project?.ProjectNumber ?? '')) {
        await project.mutateAsync({ body: { ProjectNumber: fields.project, SoldTo: cart.SoldTo } });
      }
      if (address && address.Id !== cart.Address?.Id) await place.mutateAsync({ body: { Id: address.Id } });
      await change.toFastbox();
    } catch {
      // onError shows the problem; the typed values stay.
    }
  };
  const order = (): void => {
    setTried(true);
    if (!isValidCartName(fields.name)) return;
    if (asksAboutUnsavedCart && present.isSaved && !isValidCartName(present.name)) return;
    void (isNew ? begin() : convert());
  };

  const isOff = form.isReached === false || isOver(time) || !address;
  const isPending = change.isChanging || details.isPending || project.isPending || place.isPending;
  return (
    <ConfirmDialog
      title={text('delivery.fastbox.title')}
      cancel={text('drafts.cancel')}
      confirm={text(isNew ? 'delivery.fastbox.begin' : 'delivery.fastbox.convert')}
      isDisabled={isOff}
      isPending={isPending}
      isCancelDisabled={isPending}
      onConfirm={order}
      onClose={change.stay}
    >
      <div className="grid gap-4">
        <div className="grid gap-1 rounded-md bg-sunken px-3 py-2">
          {time.state !== 'none' && time.state !== 'pickup' && <FastboxClock time={time} />}
          <p role="status" className={`min-h-5 text-sm ${form.isReached === false ? 'text-danger' : 'text-muted'}`}>
            {form.isReached !== undefined &&
              address &&
              text(form.isReached ? 'delivery.fastbox.reached' : 'delivery.fastbox.unreached', {
                place: `${address.PostalCode} ${address.City}`,
              })}
          </p>
        </div>
        {isNew && asksAboutUnsavedCart && (
          <PresentCart count={cart.ItemCount} choice={present} onChange={setPresent} isTried={isTried} />
        )}
        <FastboxFields form={form} isTried={isTried} onEnter={order} />
        <ShopLink to="/express-box" className="justify-self-start text-sm underline underline-offset-3">
          {text('delivery.fastbox.calculate')}
        </ShopLink>
        {!isNew && <p className="text-sm text-muted">{text('delivery.fastbox.keepsLines')}</p>}
      </div>
    </ConfirmDialog>
  );
};
