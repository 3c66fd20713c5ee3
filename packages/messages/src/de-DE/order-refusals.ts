import type { orderRefusals as source } from '../en-US/order-refusals.ts';
import type { Translation } from '../translation.ts';

export const orderRefusals: Translation<typeof source> = {
  'orderRefusal.blocked': '{material} ist nicht mehr bestellbar.',
  'orderRefusal.not-in-market': '{material} wird in Ihrem Markt nicht verkauft.',
  'orderRefusal.clearance-stock': '{material}: nur noch {available} im Abverkauf.',
  'orderRefusal.phased-out-stock': '{material}: nur noch {available} auf Lager.',
  'orderRefusal.fastbox-stock': '{material}: nur {available} per Expressbox möglich.',
  'orderRefusal.pickup-stock': '{material}: nur {available} im Servicecenter.',
  'orderRefusal.remnant-stock': '{material}: das Reststück ist nicht mehr da.',
  'orderRefusal.no-price': '{material} hat keinen Preis.',
  'orderRefusal.delivery-date': 'Am {was} kann nichts geliefert werden; der nächste Tag ist der {now}.',
  'orderRefusal.price-changed': '{material}: der Preis ist jetzt {now}, nicht mehr {was}.',
  'orderRefusal.price-changed-unseen': '{material}: der Preis hat sich geändert.',
  'orderRefusal.back-order': '{material}: {available} ab Lager, der Rest am {now}.',
  'orderRefusal.back-order-undated': '{material}: {available} ab Lager; wann der Rest kommt, ist nicht bekannt.',
  'orderRefusal.total': 'Die Summe ist jetzt {now}, nicht mehr {was}.',
  'orderRefusal.total-unseen': 'Die Summe hat sich geändert.',
  'orderRefusal.cart-changed':
    'Der Warenkorb wurde während der Zahlung geändert. Es wurde nichts bestellt und nichts abgebucht.',
  'orderRefusal.already-ordered':
    'Der Warenkorb ist schon auf anderem Weg bestellt. Es wird nicht noch einmal abgebucht.',
  'orderRefusal.not-ordered': 'Die Bestellung konnte nicht aufgegeben werden. Es wird nichts abgebucht.',
  'receipt.duties': 'Abgaben',
  'receipt.freight': 'Fracht',
  'receipt.rounding': 'Rundung',
};
