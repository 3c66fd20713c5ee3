import type { CartDetails, DeliveryAddress } from '@grossist/contracts';
import type { DeliveryChoice, DeliveryType } from '@grossist/domain';
import type { MessageKey } from '../../i18n/index.ts';

type WireType = CartDetails['DeliveryType'];

/** The delivery modes of section 4 as the wire writes them. */
export const MODES: readonly { mode: DeliveryType; wire: WireType; name: MessageKey }[] = [
  { mode: 'normal', wire: 'Normal', name: 'delivery.mode.normal' },
  { mode: 'fastbox', wire: 'Fastbox', name: 'delivery.mode.fastbox' },
  { mode: 'smart-kit', wire: 'SmartKit', name: 'delivery.mode.smartKit' },
];

/** A drive-in cart is delivered as a normal one. */
export const modeOf = (wire: WireType): DeliveryType => MODES.find((one) => one.wire === wire)?.mode ?? 'normal';

export const nameOfType = (wire: WireType): MessageKey =>
  MODES.find((one) => one.mode === modeOf(wire))?.name ?? 'delivery.mode.normal';

export const CHOICE_NAMES: Readonly<Record<DeliveryChoice, MessageKey>> = {
  fastbox: 'delivery.mode.fastbox',
  standard: 'delivery.choice.standard',
  'custom-date': 'delivery.choice.date',
  'pickup-today': 'delivery.choice.pickup',
};

/** The name of the way in which a cart is delivered; a smart kit's own, whenever it is delivered. */
export const nameOfChoice = ({
  DeliveryType,
  DeliveryChoice: choice,
}: Pick<CartDetails, 'DeliveryType' | 'DeliveryChoice'>): MessageKey =>
  modeOf(DeliveryType) === 'smart-kit' ? 'delivery.mode.smartKit' : CHOICE_NAMES[choice];

/** Name, street, zip code and town of an address. */
export const inOneLine = (address: DeliveryAddress): string =>
  [address.Name, address.Street, `${address.PostalCode} ${address.City}`]
    .filter((part) => part.trim() !== '')
    .join(', ');
