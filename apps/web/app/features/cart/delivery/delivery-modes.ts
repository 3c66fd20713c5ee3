import type { CartDetails } from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';
import type { MessageKey } from '../../../i18n/index.ts';

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
