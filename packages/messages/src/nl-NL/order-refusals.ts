import type { orderRefusals as source } from '../en-US/order-refusals.ts';
import type { Translation } from '../translation.ts';

export const orderRefusals: Translation<typeof source> = {
  'orderRefusal.blocked': '{material} kan niet meer worden besteld.',
  'orderRefusal.not-in-market': '{material} wordt niet verkocht op uw markt.',
  'orderRefusal.clearance-stock': '{material}: nog maar {available} in de uitverkoop.',
  'orderRefusal.phased-out-stock': '{material}: nog maar {available} op voorraad.',
  'orderRefusal.fastbox-stock': '{material}: maar {available} kan met de expresbox mee.',
  'orderRefusal.pickup-stock': '{material}: maar {available} in het servicecenter.',
  'orderRefusal.remnant-stock': '{material}: het reststuk is weg.',
  'orderRefusal.no-price': '{material} heeft geen prijs.',
  'orderRefusal.delivery-date': 'Op {was} kan niets worden geleverd; de volgende dag is {now}.',
  'orderRefusal.price-changed': '{material}: de prijs is nu {now}, niet meer {was}.',
  'orderRefusal.price-changed-unseen': '{material}: de prijs is gewijzigd.',
  'orderRefusal.back-order': '{material}: {available} uit voorraad, de rest op {now}.',
  'orderRefusal.back-order-undated': '{material}: {available} uit voorraad; wanneer de rest komt is niet bekend.',
  'orderRefusal.total': 'Het totaal is nu {now}, niet meer {was}.',
  'orderRefusal.total-unseen': 'Het totaal is gewijzigd.',
  'orderRefusal.cart-changed':
    'De winkelwagen is tijdens het betalen gewijzigd. Er is niets besteld en er wordt niets afgeschreven.',
  'orderRefusal.already-ordered':
    'De winkelwagen is al op een andere manier besteld. Er wordt niet nog eens afgeschreven.',
  'orderRefusal.not-ordered': 'De bestelling kon niet worden geplaatst. Er wordt niets afgeschreven.',
  'receipt.duties': 'Heffingen',
  'receipt.freight': 'Vracht',
  'receipt.rounding': 'Afronding',
};
