import type { orderRefusals as source } from '../en-US/order-refusals.ts';
import type { Translation } from '../translation.ts';

export const orderRefusals: Translation<typeof source> = {
  'orderRefusal.blocked': '{material} kann ikki bíleggjast longur.',
  'orderRefusal.not-in-market': '{material} verður ikki selt á tínum marknaði.',
  'orderRefusal.clearance-stock': '{material}: bert {available} eftir á útsølu.',
  'orderRefusal.phased-out-stock': '{material}: bert {available} eftir á goymslu.',
  'orderRefusal.fastbox-stock': '{material}: bert {available} kann sendast við ekspresskassanum.',
  'orderRefusal.pickup-stock': '{material}: bert {available} á tænastudeplinum.',
  'orderRefusal.remnant-stock': '{material}: avlopsstykkið er burtur.',
  'orderRefusal.no-price': '{material} hevur ongan prís.',
  'orderRefusal.delivery-date': 'Einki kann latast {was}; næsti dagur er {now}.',
  'orderRefusal.price-changed': '{material}: prísurin er nú {now} og ikki longur {was}.',
  'orderRefusal.price-changed-unseen': '{material}: prísurin er broyttur.',
  'orderRefusal.back-order': '{material}: {available} av goymslu, restin {now}.',
  'orderRefusal.back-order-undated': '{material}: {available} av goymslu; nær restin kemur, er ikki vitað.',
  'orderRefusal.total': 'Tilsamans er nú {now} og ikki longur {was}.',
  'orderRefusal.total-unseen': 'Tilsamans er broytt.',
  'orderRefusal.cart-changed':
    'Kurvin varð broytt, meðan goldið varð. Einki er bílagt, og eingin peningur verður tikin.',
  'orderRefusal.already-ordered': 'Kurvin er longu bíløgd á annan hátt. Peningur verður ikki tikin aftur.',
  'orderRefusal.not-ordered': 'Bíleggingin eydnaðist ikki. Eingin peningur verður tikin.',
  'receipt.duties': 'Avgjøld',
  'receipt.freight': 'Farmagjald',
  'receipt.rounding': 'Avrunding',
};
