import type { orderRefusals as source } from '../en-US/order-refusals.ts';
import type { Translation } from '../translation.ts';

export const orderRefusals: Translation<typeof source> = {
  'orderRefusal.blocked': '{material} kan ikke lenger bestilles.',
  'orderRefusal.not-in-market': '{material} selges ikke i ditt marked.',
  'orderRefusal.clearance-stock': '{material}: bare {available} igjen på utsalg.',
  'orderRefusal.phased-out-stock': '{material}: bare {available} igjen på lager.',
  'orderRefusal.fastbox-stock': '{material}: bare {available} kan sendes med ekspressboksen.',
  'orderRefusal.pickup-stock': '{material}: bare {available} på servicesenteret.',
  'orderRefusal.remnant-stock': '{material}: reststykket er borte.',
  'orderRefusal.no-price': '{material} har ingen pris.',
  'orderRefusal.delivery-date': 'Ingenting kan leveres {was}; neste dag er {now}.',
  'orderRefusal.price-changed': '{material}: prisen er nå {now}, ikke lenger {was}.',
  'orderRefusal.price-changed-unseen': '{material}: prisen er endret.',
  'orderRefusal.back-order': '{material}: {available} fra lager, resten {now}.',
  'orderRefusal.back-order-undated': '{material}: {available} fra lager; når resten kommer, er ikke kjent.',
  'orderRefusal.total': 'Summen er nå {now}, ikke lenger {was}.',
  'orderRefusal.total-unseen': 'Summen er endret.',
  'orderRefusal.cart-changed':
    'Handlekurven ble endret mens den ble betalt. Ingenting er bestilt, og ingen penger trekkes.',
  'orderRefusal.already-ordered':
    'Handlekurven er allerede bestilt på en annen måte. Det trekkes ikke penger for den igjen.',
  'orderRefusal.not-ordered': 'Ordren kunne ikke legges inn. Ingen penger trekkes.',
  'receipt.duties': 'Avgifter',
  'receipt.freight': 'Frakt',
  'receipt.rounding': 'Avrunding',
};
