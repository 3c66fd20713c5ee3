import type { orderRefusals as source } from '../en-US/order-refusals.ts';
import type { Translation } from '../translation.ts';

export const orderRefusals: Translation<typeof source> = {
  'orderRefusal.blocked': '{material} kan ikke længere bestilles.',
  'orderRefusal.not-in-market': '{material} sælges ikke på dit marked.',
  'orderRefusal.clearance-stock': '{material}: der er kun {available} tilbage på udsalg.',
  'orderRefusal.phased-out-stock': '{material}: der er kun {available} tilbage på lager.',
  'orderRefusal.fastbox-stock': '{material}: der kan kun sendes {available} med ekspresboksen.',
  'orderRefusal.pickup-stock': '{material}: der er kun {available} i servicecenteret.',
  'orderRefusal.remnant-stock': '{material}: reststykket er væk.',
  'orderRefusal.no-price': '{material} har ingen pris.',
  'orderRefusal.delivery-date': 'Der kan ikke leveres {was}; den næste dag er {now}.',
  'orderRefusal.price-changed': '{material}: prisen er nu {now} og ikke længere {was}.',
  'orderRefusal.price-changed-unseen': '{material}: prisen er ændret.',
  'orderRefusal.back-order': '{material}: {available} fra lager, resten {now}.',
  'orderRefusal.back-order-undated': '{material}: {available} fra lager; hvornår resten kommer, vides ikke.',
  'orderRefusal.total': 'Totalen er nu {now} og ikke længere {was}.',
  'orderRefusal.total-unseen': 'Totalen er ændret.',
  'orderRefusal.cart-changed':
    'Kurven blev ændret, mens den blev betalt. Intet er bestilt, og der trækkes ingen penge.',
  'orderRefusal.already-ordered': 'Kurven er allerede bestilt på anden vis. Der trækkes ikke penge for den igen.',
  'orderRefusal.not-ordered': 'Ordren kunne ikke afgives. Der trækkes ingen penge.',
  'receipt.duties': 'Afgifter',
  'receipt.freight': 'Fragt',
  'receipt.rounding': 'Afrunding',
};
