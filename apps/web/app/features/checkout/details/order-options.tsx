import type { CartDetails } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import type { CartPrices } from '../../cart/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { useSaveDetails, type WrittenDetails } from './use-save-details.ts';

interface OptionsProps {
  cart: CartDetails;
  prices: CartPrices;
}

/** Checkboxes for the whole order, with reserved room for the second one. */
export const OrderOptions = ({ cart, prices }: OptionsProps) => {
  const text = useText();
  const user = useSignedInUser();
  const { save, isSaving } = useSaveDetails(cart);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center gap-1">
      <Checkbox
        isSelected={cart.MailOrderConfirmation}
        isDisabled={isSaving}
        onChange={(MailOrderConfirmation) => save({ MailOrderConfirmation })}
      >
        <span className="truncate text-sm" title={user?.userEmail}>
          {text('delivery.mail', { email: user?.userEmail ?? '' })}
        </span>
      </Checkbox>
      <Combined cart={cart} prices={prices} isSaving={isSaving} save={save} />
    </div>
  );
};

interface CombinedProps extends OptionsProps {
  isSaving: boolean;
  save: (written: WrittenDetails) => void;
}

/** Delivers all lines together where they would come on different dates. Section 3, "Combined-delivery options". */
const Combined = ({ cart, prices, isSaving, save }: CombinedProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { combined } = prices;
  // An express box has a single delivery.
  if (cart.DeliveryType === 'Fastbox' || (!combined?.IsShown && !cart.CombinedDelivery)) return null;
  const isOff = combined?.IsDisabled === true && !cart.CombinedDelivery;
  const date = combined?.DeliveryDate;
  const label = date ? text('delivery.combined.on', { date: dates.firm(date) }) : text('delivery.combined');
  const notes = [
    combined?.IsDisabled && text('delivery.combined.off'),
    combined?.HasKitsMixingAutomatedStorageMaterials && text('delivery.combined.kits'),
  ].filter((note) => typeof note === 'string');
  return (
    <Checkbox
      isSelected={cart.CombinedDelivery}
      isDisabled={isOff || isSaving}
      onChange={(CombinedDelivery) => save({ CombinedDelivery })}
    >
      <span className="truncate text-sm" title={[label, ...notes].join(' – ')}>
        {label}
        {notes.length > 0 && <span className="sr-only"> – {notes.join(' – ')}</span>}
      </span>
    </Checkbox>
  );
};
