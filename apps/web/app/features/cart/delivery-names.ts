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

/** Returns the delivery mode of a delivery type; drive-in counts as normal. */
export const modeOf = (wire: WireType): DeliveryType => MODES.find((one) => one.wire === wire)?.mode ?? 'normal';

export const nameOfType = (wire: WireType): MessageKey =>
  MODES.find((one) => one.mode === modeOf(wire))?.name ?? 'delivery.mode.normal';

export const CHOICE_NAMES: Readonly<Record<DeliveryChoice, MessageKey>> = {
  fastbox: 'delivery.mode.fastbox',
  standard: 'delivery.choice.standard',
  'custom-date': 'delivery.choice.date',
  'pickup-today': 'delivery.choice.pickup',
};

/** Returns the text key of a cart's delivery choice; for a smart kit that of its mode. */
export const nameOfChoice = ({
  DeliveryType,
  DeliveryChoice: choice,
}: Pick<CartDetails, 'DeliveryType' | 'DeliveryChoice'>): MessageKey =>
  modeOf(DeliveryType) === 'smart-kit' ? 'delivery.mode.smartKit' : CHOICE_NAMES[choice];

/** Returns name, street, zip code and town of an address in one line. */
export const inOneLine = (address: DeliveryAddress): string =>
  [address.Name, address.Street, `${address.PostalCode} ${address.City}`]
    .filter((part) => part.trim() !== '')
    .join(', ');
