import type { orderRefusals as source } from '../en-US/order-refusals.ts';
import type { Translation } from '../translation.ts';

export const orderRefusals: Translation<typeof source> = {
  'orderRefusal.blocked': '{material} kan inte längre beställas.',
  'orderRefusal.not-in-market': '{material} säljs inte på din marknad.',
  'orderRefusal.clearance-stock': '{material}: endast {available} kvar på utförsäljning.',
  'orderRefusal.phased-out-stock': '{material}: endast {available} kvar i lager.',
  'orderRefusal.fastbox-stock': '{material}: endast {available} kan skickas med expressboxen.',
  'orderRefusal.pickup-stock': '{material}: endast {available} på servicecentret.',
  'orderRefusal.remnant-stock': '{material}: restbiten är borta.',
  'orderRefusal.no-price': '{material} saknar pris.',
  'orderRefusal.delivery-date': 'Inget kan levereras {was}; nästa dag är {now}.',
  'orderRefusal.price-changed': '{material}: priset är nu {now} och inte längre {was}.',
  'orderRefusal.price-changed-unseen': '{material}: priset har ändrats.',
  'orderRefusal.back-order': '{material}: {available} från lager, resten {now}.',
  'orderRefusal.back-order-undated': '{material}: {available} från lager; när resten kommer är inte känt.',
  'orderRefusal.total': 'Summan är nu {now} och inte längre {was}.',
  'orderRefusal.total-unseen': 'Summan har ändrats.',
  'orderRefusal.cart-changed': 'Varukorgen ändrades medan den betalades. Inget är beställt och inga pengar dras.',
  'orderRefusal.already-ordered': 'Varukorgen är redan beställd på annat sätt. Inga pengar dras en gång till.',
  'orderRefusal.not-ordered': 'Ordern kunde inte läggas. Inga pengar dras.',
  'receipt.duties': 'Avgifter',
  'receipt.freight': 'Frakt',
  'receipt.rounding': 'Avrundning',
};
